import { expect, test } from 'vitest'
import { courseFolders } from '../course-folders.ts'
import { loadCourseFiles } from '../load-course-files.ts'
import { checkSkills } from './check-skills.ts'

const folder = courseFolders('content').get('SPH3U') ?? ''
const loaded = loadCourseFiles(folder)
const files = loaded.course && loaded.files
if (!files) throw new Error('SPH3U cannot be read')

/** The files of SPH3U with every question changed. */
function told(change: (question: Record<string, unknown>) => void, curriculum: 'ontario' | 'ap' = 'ontario') {
  if (!files) return []
  const copy = structuredClone({
    course: files.courseFile.data,
    modules: files.modules.map(({ questions, examItems }) => [questions?.data, examItems?.data]),
  })
  copy.course.curriculum = curriculum
  for (const data of copy.modules.flat()) for (const question of data?.questions ?? []) change(question)
  return checkSkills({
    ...files,
    courseFile: { ...files.courseFile, data: copy.course },
    modules: files.modules.map((module, index) => ({
      ...module,
      ...(module.questions && {
        questions: { ...module.questions, data: copy.modules[index]?.[0] ?? { questions: [] } },
      }),
      ...(module.examItems && {
        examItems: { ...module.examItems, data: copy.modules[index]?.[1] ?? { questions: [] } },
      }),
    })),
  }).map(({ message }) => message)
}
const partsOf = (question: Record<string, unknown>) =>
  (question.parts ?? []) as { skill?: string; rubric: { skill?: string }[] }[]

test('a course whose rubrics name a category for every line is fine', () => {
  expect(told(() => undefined)).toEqual([])
})

test('a line without a category is told in Ontario, with its part; other curricula mark by points alone (issue 20)', () => {
  const strip = (question: Record<string, unknown>) => {
    for (const part of partsOf(question).slice(0, 1)) {
      part.skill = undefined
      for (const line of part.rubric.slice(0, 1)) line.skill = undefined
    }
  }
  const problems = told(strip)
  expect(problems.length).toBeGreaterThan(3)
  expect(problems[0]).toMatch(/: part \(a\): each line of the rubric counts for a category/)
  expect(told(strip, 'ap')).toEqual([])
})

test('a skill that the exam does not have is told', () => {
  const problems = told((question) => {
    if (question.id === 'measuring-g-from-a-video') for (const part of partsOf(question)) part.skill = 'inquiry'
  })
  expect(problems).toEqual(['measuring-g-from-a-video: inquiry is no skill of the exam in course.yaml'])
})

test('where the exam names kinds of written questions, each one begins with its kind', () => {
  if (!files) return
  const { courseFile } = files
  const written = courseFile.data.exam.written?.map((part) => ({ ...part, kinds: ['Analyze data'] }))
  const exam = { ...courseFile.data.exam, ...(written && { written }) }
  const messages = checkSkills({ ...files, courseFile: { ...courseFile, data: { ...courseFile.data, exam } } })
  expect(messages.length).toBeGreaterThan(0)
  expect(messages[0]?.message).toMatch(/begins with its kind in bold, one of: Analyze data/)
})
