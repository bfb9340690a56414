import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'
import type { Quote } from './find-quote.ts'

/** Which reading of a stimulus: in practice by course, stimulus and seed; in an exam by the attempt, which starts with a clean page. */
export type ReadingScope = {
  courseId: string
  stimulusId: string
  seed?: number | undefined
  attemptId?: string | undefined
}

/** A highlight, or a note where there are words of the student's; without a quote it is on the stimulus as a whole. */
export type StimulusMark = Quote & { markId: string; note: string }

/** How a student left a stimulus. */
export type Reading = {
  /** folded away, where it can be */
  isFolded: boolean
  /** how far it was read down, 0 to 1 of the way */
  scroll: number
  /** in the order of the text, notes on the whole first */
  marks: StimulusMark[]
}

export const READING_EVENTS = ['stimulus-place-kept', 'stimulus-mark-saved', 'stimulus-mark-removed'] as const
type Relevant = StudyEventOf<(typeof READING_EVENTS)[number]>
const isRelevant = (event: StudyEvent): event is Relevant => READING_EVENTS.some((type) => type === event.type)

/** Place and marks of one stimulus; what happened last counts, for each mark and each part of the place by itself. */
export function foldReading(events: readonly StudyEvent[], scope: ReadingScope): Reading {
  let isFolded = false
  let scroll = 0
  const marks = new Map<string, StimulusMark>()
  for (const event of orderEvents(events.filter(isRelevant))) {
    if (event.type === 'stimulus-mark-removed') marks.delete(event.markId)
    else if (!isIn(event, scope)) continue
    else if (event.type === 'stimulus-place-kept') {
      isFolded = event.isFolded ?? isFolded
      scroll = event.scroll ?? scroll
    } else {
      const { markId, quote, start, end, note } = event
      marks.set(markId, { markId, quote, start, end, note })
    }
  }
  const inOrder = [...marks.values()].sort(
    (a, b) => Number(a.quote !== '') - Number(b.quote !== '') || a.start - b.start || a.end - b.end,
  )
  return { isFolded, scroll, marks: inOrder }
}

const isIn = (event: ReadingScope, scope: ReadingScope): boolean =>
  event.courseId === scope.courseId &&
  event.stimulusId === scope.stimulusId &&
  event.seed === scope.seed &&
  event.attemptId === scope.attemptId
