import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askedFolders } from './course-folders.ts'
import { loadCourseFiles } from './load-course-files.ts'
import { type DrawMeasures, measureDraws } from './report/measure-draws.ts'
import { tableRow } from './table-row.ts'

const FILE = 'docs/content/exam-seeds.md'

const percent = (share: number) => String(Math.round(100 * share))
const HEADS = [
  'Course',
  'places',
  'bank',
  'short',
  'in sets',
  'bank in sets',
  'exam only',
  'easy / middle / advanced',
  '2nd repeats',
  '3rd repeats',
  'at least',
  'enemies',
  'use',
  'written',
  'again',
]

function describe(courseId: string, drawn: DrawMeasures): string {
  return tableRow([
    courseId,
    String(drawn.places),
    String(drawn.bank),
    String(drawn.short),
    percent(drawn.inSets),
    percent(drawn.bankInSets),
    percent(drawn.examOnly),
    drawn.difficulties.map(percent).join(' / '),
    percent(drawn.secondRepeats),
    percent(drawn.thirdRepeats),
    percent(drawn.leastThirdRepeats),
    String(drawn.withEnemies),
    drawn.exposure.toFixed(1),
    String(drawn.written),
    percent(drawn.writtenRepeats),
  ])
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
  const chosen = askedFolders('content', positionals)
  if (!chosen) return
  const drawn = [...chosen].flatMap(([id, folder]) => {
    const { course } = loadCourseFiles(folder)
    return course ? [{ id, course, measures: measureDraws(course) }] : []
  })
  const skills = drawn.flatMap(({ id, course, measures }) => {
    const shares = (course.exam.skills ?? []).map(({ title, share }) => {
      const wanted = share === undefined ? '' : ` (of ${share})`
      return `${title} ${percent(measures.skills.get(title) ?? 0)}${wanted}`
    })
    return shares.length > 0 ? [`- ${id}: ${shares.join(', ')}`] : []
  })
  const lines = [
    '# What 500 seeds draw',
    '',
    '`npm run exam:seeds -- --write` writes this page. 84 series of six exams for each course, shares in per cent of the choice section. *short*: exams with fewer items than the blueprint has. *Repeats*: items that',
    'stood word for word in the exam before (2nd), or in one of the two before (3rd), round the series; *at least*: what the size of the bank alone makes of the third. *Use*: how many times as often as another item of',
    'its module and difficulty one is drawn. *Written*: questions of the written section, and how many of a hundred stood in the exam before (*again*). How it is drawn: `domain/exam/draw-items.ts`.',
    '',
    tableRow(HEADS),
    tableRow(HEADS.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...drawn.map(({ id, measures }) => describe(id, measures)),
    ...(skills.length > 0 ? ['', '## Skills', '', ...skills] : []),
    '',
  ]
  if (values.write) writeFileSync(FILE, lines.join('\n'))
  else console.log(lines.join('\n'))
}

if (import.meta.main) main()
