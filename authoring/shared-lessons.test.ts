import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TEST_COURSE } from '#tests/factories/course-folder.ts'
import { buildContent } from './build-content.ts'
import { checkCourse } from './check-content.ts'
import { loadCourseFiles } from './load-course-files.ts'

const UNIT = 'unit-7-differential-equations'
let root = ''
const folderOf = (courseId: string) => join(root, 'content/ap', courseId)

/** The small test course as a course of its own, with one lesson of the unit. */
function writeCourse(courseId: string, lessons: readonly string[], written: readonly string[]) {
  for (const [name, text] of TEST_COURSE) {
    const path = join(folderOf(courseId), name.replace(/^energy\//, `${UNIT}/`))
    mkdirSync(dirname(path), { recursive: true })
    const outline = lessons.map((id) => `{ id: ${id}, title: Title of ${id}, scope: Scope }`).join(', ')
    const named = text
      .replace('courseId: TST1W', `courseId: ${courseId}`)
      .replace('curriculum: ontario', 'curriculum: ap')
      .replace('id: energy\n', `id: ${UNIT}\n`)
      .replace('{ id: energy-flow, title: Energy flow, scope: Food chains }', outline)
      .replace('lesson: energy-flow', `lesson: ${written[0] ?? ''}`)
    writeFileSync(path, named)
  }
  const lessonsFolder = join(folderOf(courseId), UNIT, 'lessons')
  for (const id of written) cpSync(join(lessonsFolder, 'energy-flow.yaml'), join(lessonsFolder, `${id}.yaml`))
  rmSync(join(lessonsFolder, 'energy-flow.yaml'))
  if (written.length === 0)
    for (const name of ['flashcards.yaml', 'questions.yaml']) rmSync(join(folderOf(courseId), UNIT, name))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shared-'))
  writeCourse('AP-CALCULUS-AB', ['separation-of-variables'], ['separation-of-variables'])
  writeCourse('AP-CALCULUS-BC', ['separable-equations', 'logistic-models'], [])
})
afterEach(() => rmSync(root, { recursive: true }))

const unitOf = (courseId: string) => loadCourseFiles(folderOf(courseId)).course?.modules[0]
const errors = () =>
  checkCourse(folderOf('AP-CALCULUS-BC'))
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)

describe('a lesson that two courses share', () => {
  test('is there in both, under the id and title that it has in each, with its drawings where they lie', () => {
    const lesson = unitOf('AP-CALCULUS-BC')?.lessonContents[0]
    expect(lesson).toMatchObject({ id: 'separable-equations', title: 'Title of separable-equations' })
    expect(lesson?.content[0]).toMatchObject({
      text: 'See ![a pyramid](/media/AP-CALCULUS-AB/pyramid.svg).',
      checks: [{ id: 'check-one', lessonId: 'separable-equations', moduleId: UNIT }],
    })
    expect(unitOf('AP-CALCULUS-AB')?.lessonContents[0]).toMatchObject({ id: 'separation-of-variables' })
  })

  test('brings its cards, questions and wrong ideas along', () => {
    const unit = unitOf('AP-CALCULUS-BC')
    expect(unit?.decks).toMatchObject([{ id: 'deck', cards: [{ id: 'one', lessonId: 'separable-equations' }] }])
    expect(unit?.questions).toMatchObject([{ id: 'chain', lesson: 'separable-equations' }])
    expect(unit?.misconceptions.map(({ id }) => id)).toEqual(['recycled'])
    expect(errors()).toEqual([])
  })

  test('may not be written twice, and its questions may not have ids of other questions', () => {
    const own = join(folderOf('AP-CALCULUS-BC'), UNIT)
    const source = join(folderOf('AP-CALCULUS-AB'), UNIT)
    const twin = readFileSync(join(source, 'questions.yaml'), 'utf8')
    writeFileSync(join(own, 'questions.yaml'), twin.replace('separation-of-variables', 'logistic-models'))
    cpSync(join(source, 'lessons/separation-of-variables.yaml'), join(own, 'lessons/separable-equations.yaml'))
    expect(errors()).toEqual([
      expect.stringContaining('separable-equations is taken from'),
      expect.stringContaining('the id chain is already used at'),
    ])
  })

  test('is built anew in both when its source changes', () => {
    const build = () => buildContent(join(root, 'content'), join(root, 'dist')).rebuilt
    expect(build()).toEqual(['AP-CALCULUS-AB', 'AP-CALCULUS-BC'])
    expect(build()).toEqual([])
    const path = join(folderOf('AP-CALCULUS-AB'), UNIT, 'lessons/separation-of-variables.yaml')
    writeFileSync(path, readFileSync(path, 'utf8').replace('Where it goes.', 'Where all of it goes.'))
    expect(build()).toEqual(['AP-CALCULUS-AB', 'AP-CALCULUS-BC'])
  })
})
