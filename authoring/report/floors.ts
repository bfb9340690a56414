import { z } from 'zod'
import { type CourseMeasures, REPORT_FIGURES, reaches, shownMeasure } from './figures.ts'

/** `content/floors.json`: for each course the best value that each figure of the report has had, in per cent (unknown words: places). */
export const floorsSchema = z.record(z.string(), z.record(z.string(), z.number()))
export type Floors = z.infer<typeof floorsSchema>

/**
 * A new item changes what the exams of six students hold by a few places, and one more lesson the share of a small course; a fall beyond this
 * many points is one of the content.
 */
const SLACK = 4
/** Places with words that a writer has not yet put into the list, most of them names of people. */
const UNKNOWN_WORDS_SLACK = 20

/** The floor of a course with what was reached since: a figure that is better is kept, one that is worse changes nothing. */
export function raisedFloor(floor: Readonly<Record<string, number>>, measures: CourseMeasures): Record<string, number> {
  const raised: Record<string, number> = {}
  for (const figure of REPORT_FIGURES) {
    const value = shownMeasure(measures, figure.key)
    const before = floor[figure.key]
    const best = value === undefined || (before !== undefined && reaches(before, value, figure)) ? before : value
    if (best !== undefined) raised[figure.key] = best
  }
  return raised
}

/** What has fallen below the floor of a course, as sentences; empty: nothing. */
export function fallenBelow(floor: Readonly<Record<string, number>>, measures: CourseMeasures): string[] {
  return REPORT_FIGURES.flatMap((figure) => {
    const value = shownMeasure(measures, figure.key)
    const before = floor[figure.key]
    if (value === undefined || before === undefined) return []
    const slack = figure.key === 'unknownWords' ? UNKNOWN_WORDS_SLACK : SLACK
    const lowest = figure.goalIs === 'least' ? before - slack : Math.max(before, figure.byChance ?? 0) + slack
    return reaches(value, lowest, figure) ? [] : [`${figure.label}: ${value}, once ${before}`]
  })
}
