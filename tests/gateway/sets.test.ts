import { expect, test } from 'vitest'
import { practiceResponseSchema, practiceVariantResponseSchema } from '#domain/gateway-contract/content-responses.ts'
import { authoredQuestionSchema } from '#domain/question/authored-question.ts'
import { stimulusSchemaOf } from '#domain/stimulus/stimulus.ts'
import { markdownSchema } from '#domain/text/rich-text.ts'
import { onEveryDatabase } from './databases.ts'
import { readExamAnswer, submissionOf } from './exam-submission.ts'
import { openTestGateway, sampleContent } from './open-test-gateway.ts'
import { sampleCourse } from './sample-course.ts'

const EXAM = '/content/exam?grade=9&subject=science&courseId=SNC1W&curriculum=ontario'
const PRACTICE = 'grade=9&subject=science&courseId=SNC1W&curriculum=ontario&moduleId=ecosystems'

const stimulus = {
  id: 'two-lakes',
  title: 'Two lakes',
  text: 'The larger lake holds @{a} fish.',
  parameters: { a: { from: 10, to: 990, step: 10 } },
  figure: { kind: 'table', alt: 'A holds @{a}', headers: ['Lake', 'Fish'], rows: [['A', '@{a}']] },
}
const item = (id: string) =>
  authoredQuestionSchema.parse({
    id,
    type: 'multiple-choice',
    stimulus,
    lesson: 'energy-flow',
    difficulty: 2,
    tags: ['energy'],
    prompt: `${id}: @{a} fish?`,
    options: [
      { id: 'yes', content: 'Yes', correct: true, feedback: 'Yes.' },
      { id: 'no', content: 'No', feedback: 'Count again.' },
    ],
    hints: ['Count.'],
    explanation: 'There are @{a}.',
  })
/** The course with a set of two in practice, and one in place of all that was written for exams. */
function courseWithSets() {
  const course = sampleCourse({
    exam: {
      title: 'Exam',
      parts: [{ title: 'All', minutes: 60, questions: 3, calculator: true }],
      difficulty: { easy: 0.4, intermediate: 0.4, advanced: 0.2 },
    },
  })
  const [first, ...rest] = course.modules
  if (!first) throw new Error('the course has modules')
  const questions = [item('set-1'), ...first.questions, { ...item('set-2'), type: 'numeric' as const, answer: 'a' }]
  return { ...course, modules: [{ ...first, questions, examItems: ['x1', 'x2', 'x3'].map(item) }, ...rest] }
}
const content = (version = 'v1') => sampleContent(version, [courseWithSets()])
const shown = stimulusSchemaOf(markdownSchema)

onEveryDatabase('sets', ({ open }) => {
  test('practice answers carry stimuli in an optional field; a variant brings its whole set with one seed (D14, D24)', async () => {
    const { call } = openTestGateway(await open(), { content: content() })
    const practice = practiceResponseSchema.parse(
      await (await call('GET', `/content/practice-questions?${PRACTICE}`)).json(),
    )
    expect(practice.questions.map(({ id }) => id)).toEqual(['set-1', 'set-2', 'passed-on', 'passed-on-again'])
    expect(practice.stimuli?.map(({ id, seed }) => [id, seed])).toEqual([['two-lakes', 1]])
    const variant = await call('GET', `/content/practice-variant?${PRACTICE}&questionId=set-2&seed=77`)
    const { question, set, stimuli } = practiceVariantResponseSchema.parse(await variant.json())
    expect([question.id, set?.map(({ id }) => id)]).toEqual(['set-2', ['set-1', 'set-2']])
    const number = /\d+/.exec(stimuli?.[0]?.text ?? '')?.[0]
    expect([question.answer, stimuli?.[0]?.figures?.[0]?.table?.rows]).toEqual([Number(number), [['A', number]]])
    const alone = await call('GET', `/content/practice-variant?${PRACTICE}&questionId=passed-on&seed=77`)
    expect(Object.keys(await alone.json())).toEqual(['question'])
  })

  test('an exam with a set is handed in, scored and read back with its stimulus, after a content update, too (D7)', async () => {
    const database = await open()
    const before = openTestGateway(database, { content: content() })
    const exam = readExamAnswer(await (await before.call('GET', `${EXAM}&seed=5`)).json())
    expect(exam.stimuli?.map((one) => shown.parse(one).id)).toEqual(['two-lakes'])
    expect(exam.questions.map(({ id }) => id)).toEqual(['x1', 'x2', 'x3'])
    const { token } = await before.register()
    const after = openTestGateway(database, { content: content('v2') })
    for (const gateway of [before, after]) {
      const attempt = submissionOf(exam, { right: 2 })
      const stored = await gateway.call('POST', '/content/exam/attempts', { body: attempt, token })
      expect(stored.status).toBe(201)
      expect((await stored.json()).attempt).toMatchObject({ correctCount: 2, score: 67 })
      const read = await (await gateway.call('GET', `/content/exam/attempts/${attempt.id}`, { token })).json()
      expect(read.exam.stimuli).toEqual(exam.stimuli)
    }
  })
})
