import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askedFolders } from './course-folders.ts'
import { loadCourseFiles } from './load-course-files.ts'
import { type CourseMeasures, REPORT_FIGURES, type ReportFigure, reaches, shownMeasure } from './report/figures.ts'
import { type Floors, floorsSchema, raisedFloor } from './report/floors.ts'
import { kindOfCourse, measureCourse } from './report/measure-course.ts'

/** The best that every course has reached; `npm run content:report -- --record` raises it. */
const FLOORS = 'content/floors.json'

export const readFloors = (): Floors =>
  existsSync(FLOORS) ? floorsSchema.parse(JSON.parse(readFileSync(FLOORS, 'utf8'))) : {}

type Row = { kind: ReturnType<typeof kindOfCourse>; title: string; measures: CourseMeasures }

const LABEL_WIDTH = 60
const COLUMN_WIDTH = 7

/** The value of a figure with a mark where its goal is not reached. */
function cell(figure: ReportFigure, { kind, measures }: Row): string {
  const value = shownMeasure(measures, figure.key)
  const goal = figure.goal(kind)
  if (value === undefined) return '·'
  return goal === undefined || reaches(value, goal, figure) ? `${value} ` : `${value}*`
}

/** One course, a figure a line: what is there, what is asked for, what was reached before. */
function describeCourse(row: Row, floor: Readonly<Record<string, number>>): string[] {
  const lines = [`\n${row.kind.courseId}  ${row.title}`]
  let group = ''
  for (const figure of REPORT_FIGURES) {
    if (figure.group !== group) {
      group = figure.group
      lines.push(
        `  ${group.padEnd(LABEL_WIDTH - 2)}${['now', 'goal', 'floor'].map((head) => head.padStart(9)).join('')}`,
      )
    }
    const goal = figure.goal(row.kind)
    const asked = goal === undefined ? '·' : `${figure.goalIs === 'least' ? '≥' : '≤'} ${goal}`
    const cells = [cell(figure, row), asked, String(floor[figure.key] ?? '·')]
    lines.push(`    ${figure.label.padEnd(LABEL_WIDTH - 4)}${cells.map((text) => text.padStart(9)).join('')}`)
  }
  return lines
}

/** All courses, one a line. */
function describeAll(rows: readonly Row[]): string[] {
  const label = (text: string) => text.slice(0, 15).padEnd(16)
  const columns = (texts: readonly string[]) => texts.map((text) => text.padStart(COLUMN_WIDTH)).join('')
  const groups = [...Map.groupBy(REPORT_FIGURES, ({ group }) => group)].map(([group, figures]) =>
    ` ${group} `.padStart(COLUMN_WIDTH + 2, ' ').padEnd(figures.length * COLUMN_WIDTH, '─'),
  )
  return [
    label('') + groups.join(''),
    label('') + columns(REPORT_FIGURES.map(({ short }) => `${short} `)),
    ...rows.map(
      (row) =>
        label(row.kind.courseId.replace('COMPUTER-SCIENCE', 'CS')) +
        columns(REPORT_FIGURES.map((figure) => cell(figure, row))),
    ),
    '\nIn per cent (spell: places); * is not yet the goal. What a column means:',
    ...REPORT_FIGURES.map(({ group, short, label: words }) => `  ${`${group}, ${short}`.padEnd(18)}${words}`),
  ]
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { record: { type: 'boolean' } } })
  const folders = askedFolders('content', positionals)
  if (!folders) return
  const floors = readFloors()
  const rows: Row[] = []
  for (const [courseId, folder] of folders) {
    const loaded = loadCourseFiles(folder)
    if (!loaded.course) continue
    const { course } = loaded
    const row = { kind: kindOfCourse(course), title: course.title, measures: measureCourse(loaded) }
    rows.push(row)
    if (values.record) floors[courseId] = raisedFloor(floors[courseId] ?? {}, row.measures)
  }
  const lines =
    positionals.length > 0
      ? rows.flatMap((row) => describeCourse(row, floors[row.kind.courseId] ?? {}))
      : describeAll(rows)
  console.log(lines.join('\n'))
  if (values.record) writeFileSync(FLOORS, `${JSON.stringify(floors, null, 2)}\n`)
}

if (import.meta.main) main()
