import { expect, test } from 'vitest'
import { courseFolders } from '../course-folders.ts'
import { loadCourseFiles } from '../load-course-files.ts'
import { checkDifficulty } from './check-difficulty.ts'

const loaded = loadCourseFiles(courseFolders('content').get('MTH1W') ?? '')
if (!loaded.course) throw new Error('MTH1W cannot be read')
const { files } = loaded
const [first] = files.modules
const bare = {
  ...files,
  modules: [
    {
      ...first,
      ...(first?.examItems && {
        examItems: {
          ...first.examItems,
          data: { questions: first.examItems.data.questions.map(({ difficultyReason: _, ...question }) => question) },
        },
      }),
    },
  ],
} as typeof files

test('every advanced exam item argues its difficulty (issue 20)', () => {
  expect(checkDifficulty(files)).toEqual([])
  const problems = checkDifficulty(bare)
  const advanced = first?.examItems?.data.questions.filter(({ difficulty }) => difficulty === 3) ?? []
  expect(advanced.length).toBeGreaterThan(0)
  expect(problems).toHaveLength(advanced.length)
  expect(problems[0]).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('an advanced exam item says'),
  })
})
