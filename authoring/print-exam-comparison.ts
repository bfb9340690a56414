import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { type ComparedPoint, compareExam, officialExamSchema } from './compare-exam.ts'
import { courseFolders } from './course-folders.ts'
import { loadCourseFiles } from './load-course-files.ts'
import { measureDraws } from './report/measure-draws.ts'
import { tableRow } from './table-row.ts'

export const PAGE = 'docs/content/ap-exams.md'
const OFFICIAL = 'authoring/official-exams.yaml'

export type Comparison = { courseId: string; title: string; year: string; source: string; points: ComparedPoint[] }

/** Every course of `official-exams.yaml`, compared (compare-exam.ts). */
export function compareAll(courseIds?: readonly string[]): Comparison[] {
  const official = z.record(z.string(), officialExamSchema).parse(parse(readFileSync(OFFICIAL, 'utf8')))
  const folders = courseFolders('content')
  return Object.entries(official).flatMap(([courseId, exam]) => {
    if (courseIds && courseIds.length > 0 && !courseIds.includes(courseId)) return []
    const folder = folders.get(courseId)
    const course = folder === undefined ? undefined : loadCourseFiles(folder).course
    if (!course) return []
    const { year, source } = exam
    return [{ courseId, title: course.title, year, source, points: compareExam(course, exam, measureDraws(course)) }]
  })
}

/** The page of all comparisons. */
export const pageOf = (all: readonly Comparison[]): string =>
  [
    '# Our AP exams beside the official descriptions',
    '',
    '`npm run exam:compare -- --write` writes this page. The official side is `authoring/official-exams.yaml`, with its year and sources; ours comes from `course.yaml`, the bank and what 500 seeds draw of it',
    '([exam-seeds.md](exam-seeds.md)). Shares are per cent of the choice section.',
    ...all.flatMap(({ title, year, source, points }) => [
      '',
      `## ${title}`,
      '',
      `Described for ${year}. Sources: ${source}.`,
      '',
      tableRow(['Point', 'Official', 'Ours', '']),
      tableRow(['---', '---', '---', '---']),
      ...points.map(({ point, official, ours, verdict }) => tableRow([point, official, ours, verdict])),
    ]),
    '',
  ].join('\n')

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
  const page = pageOf(compareAll(values.write ? undefined : positionals))
  if (values.write) writeFileSync(PAGE, page)
  else console.log(page)
}

if (import.meta.main) main()
