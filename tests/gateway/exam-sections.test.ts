import { expect, test } from 'vitest'
import { courseOutlineSchema } from '#domain/content/course-outline.ts'
import { takeSection } from '#domain/exam/exam-sections.ts'
import { breakMinutes } from '#domain/exam/exam-timeline.ts'
import { authoredQuestionSchema } from '#domain/question/authored-question.ts'
import { onEveryDatabase } from './databases.ts'
import { readExamAnswer, submissionOf } from './exam-submission.ts'
import { openTestGateway, sampleContent } from './open-test-gateway.ts'
import { sampleCourse } from './sample-course.ts'

const COURSE = 'grade=9&subject=science&courseId=SNC1W&curriculum=ontario'
const essay = authoredQuestionSchema.parse({
  id: 'essay',
  type: 'written',
  lesson: 'energy-flow',
  difficulty: 3,
  tags: ['energy'],
  prompt: 'Why are there few top predators?',
  points: 4,
  parts: [
    {
      prompt: 'Explain.',
      points: 4,
      model: 'Little energy is left.',
      rubric: [
        { criterion: 'Names energy.', points: 3 },
        { criterion: 'Says that it is lost as heat.', points: 1 },
      ],
    },
  ],
  hints: ['Think of heat.'],
  explanation: 'About 10 % is passed on.',
})

/** The sample course with a written section of one question that weighs as much as the choice section. */
function courseWithSections() {
  const course = sampleCourse({
    exam: {
      title: 'Exam',
      parts: [{ title: 'Section I', minutes: 60, questions: 6, calculator: true, weight: 50 }],
      written: [{ title: 'Section II', minutes: 20, points: [4], calculator: false, weight: 50 }],
      difficulty: { easy: 0.4, intermediate: 0.4, advanced: 0.2 },
    },
  })
  const [first, ...rest] = course.modules
  if (!first) throw new Error('the course has modules')
  return { ...course, modules: [{ ...first, questions: [...first.questions, essay] }, ...rest] }
}

const writing = (marks: (number | null)[], text = 'Heat.') => ({
  essay: { type: 'written' as const, texts: [text], given: [], marks, isMarking: marks.length > 0 },
})

onEveryDatabase('sections of exams', ({ open }) => {
  async function start() {
    const gateway = openTestGateway(await open(), { content: sampleContent('v1', [courseWithSections()]) })
    const exam = readExamAnswer(await (await gateway.call('GET', `/content/exam?${COURSE}&seed=7`)).json())
    const { token } = await gateway.register()
    const submit = async (body: unknown) => {
      const answer = await gateway.call('POST', '/content/exam/attempts', { body, token })
      return { status: answer.status, body: await answer.json() }
    }
    /** Choice questions answered, four of six of them right. */
    const handIn = (changes: object = {}) => {
      const whole = submissionOf(exam, { right: 4 })
      const { essay: _, ...answers } = whole.answers
      return { ...whole, answers, ...changes }
    }
    return { ...gateway, exam, token, submit, handIn }
  }

  test('exam and outline tell of the written section in optional fields (D24, EXD-01)', async () => {
    const { exam, call } = await start()
    expect(exam.parts).toMatchObject([
      { title: 'Section I', weight: 50, questionCount: 6 },
      { title: 'Section II', kind: 'written', weight: 50, firstQuestion: 6, questionCount: 1, minutes: 20 },
    ])
    expect(exam.durationMinutes).toBe(80)
    const outline = courseOutlineSchema.parse(await (await call('GET', `/content/course-outline?${COURSE}`)).json())
    expect(outline.exam).toMatchObject({ minutes: 80, questions: 7, parts: [{}, { kind: 'written', questions: 1 }] })
  })

  test('the choice score at once, the composite when the marks come: only they are taken from a repeat (D7, D24)', async () => {
    const { submit, handIn, call, token } = await start()
    const sent = handIn({ replies: writing([]) })
    const first = await submit(sent)
    expect(first).toMatchObject({ status: 201, body: { attempt: { score: 67, totalQuestions: 6 } } })
    expect(first.body.attempt.sections).toMatchObject([
      { points: 4, outOf: 6 },
      { outOf: 4, unmarked: 1 },
    ])
    const markedAt = new Date().toISOString()
    const changed = { ...sent, answers: {}, flagged: ['essay'], replies: writing([3, 0], 'Something else.'), markedAt }
    const second = await submit(changed)
    // half of 4/6 and half of 3/4
    expect(second).toMatchObject({ status: 200, body: { attempt: { score: 71, totalQuestions: 7, markedAt } } })
    expect(second.body.attempt).toMatchObject({ answers: sent.answers, flagged: [] })
    expect(second.body.attempt.replies.essay).toMatchObject({ texts: ['Heat.'], marks: [3, 0] })
    const stored = await (await call('GET', `/content/exam/attempts/${sent.id}`, { token })).json()
    expect(stored.attempt).toEqual(second.body.attempt)
    // an older mark, or a repeat without one, changes nothing
    const older = new Date(Date.parse(markedAt) - 1000).toISOString()
    expect((await submit({ ...changed, replies: writing([3, 1]), markedAt: older })).body.attempt.score).toBe(71)
    expect((await submit(sent)).body.attempt.score).toBe(71)
    const later = new Date(Date.parse(markedAt) + 1000).toISOString()
    expect((await submit({ ...changed, replies: writing([3, 1]), markedAt: later })).body.attempt.score).toBe(83)
  })

  test('one section alone is scored as the exam cut to it, within its own time (D24)', async () => {
    const { exam, submit, handIn } = await start()
    const alone = await submit(handIn({ section: 'choice', replies: writing([3, 1]) }))
    expect(alone.body.attempt).toMatchObject({ score: 67, totalQuestions: 6, section: 'choice' })
    expect(alone.body.attempt).not.toHaveProperty('sections')
    const end = Date.now()
    const lasting = (minutes: number) => ({
      startedAt: new Date(end - minutes * 60_000).toISOString(),
      completedAt: new Date(end).toISOString(),
    })
    const writtenOnly = { section: 'written', answers: {}, replies: writing([3, 1]) }
    expect((await submit(handIn({ ...writtenOnly, ...lasting(21) }))).body.attempt).toMatchObject({ score: 100 })
    expect((await submit(handIn({ ...writtenOnly, ...lasting(30) }))).status).toBe(422)
    // the whole exam has a break between its sections
    expect(breakMinutes(exam.parts)).toBe(10)
    expect((await submit(handIn(lasting(91)))).status).toBe(201)
    expect((await submit(handIn(lasting(95)))).status).toBe(422)
    expect(takeSection(exam, 'written').questions.map(({ id }) => id)).toEqual(['essay'])
  })

  test('one of two sessions alone is scored as the exam cut to it (D24)', async () => {
    const course = courseWithSections()
    const [first] = course.exam.parts
    if (!first) throw new Error('no part')
    const half = { ...first, questions: 3, isSession: true as const }
    const parts = [
      { ...half, title: 'Session A' },
      { ...half, title: 'Session B' },
    ]
    const twice = { ...course, exam: { ...course.exam, parts, written: undefined } }
    const gateway = openTestGateway(await open(), { content: sampleContent('v1', [twice]) })
    const { token } = await gateway.register()
    const exam = readExamAnswer(await (await gateway.call('GET', `/content/exam?${COURSE}&seed=7`)).json())
    const sent = { ...submissionOf(exam, { right: 3 }), section: 'choice', session: 1 }
    const answer = await gateway.call('POST', '/content/exam/attempts', { body: sent, token })
    expect(answer.status).toBe(201)
    const { attempt } = await answer.json()
    // the answers to the other session are no part of it
    expect(attempt).toMatchObject({ score: 100, totalQuestions: 3, section: 'choice', session: 1 })
    expect(Object.keys(attempt.answers)).toHaveLength(3)
  })

  test('an exam begun before a content update is scored after it by its seal, which covers the weights', async () => {
    const database = await open()
    const old = openTestGateway(database, { content: sampleContent('v1', [courseWithSections()]) })
    const exam = readExamAnswer(await (await old.call('GET', `/content/exam?${COURSE}&seed=7`)).json())
    const now = openTestGateway(database, { content: sampleContent('v2', [courseWithSections()]) })
    const { token } = await now.register()
    const { essay: _, ...answers } = submissionOf(exam, { right: 4 }).answers
    const send = (of: typeof exam) =>
      now.call('POST', '/content/exam/attempts', {
        body: { ...submissionOf(of), answers, replies: writing([3, 0]) },
        token,
      })
    const lighter = { ...exam, parts: exam.parts.map((part) => (part.kind ? { ...part, weight: 1 } : part)) }
    expect((await send(lighter)).status).toBe(422)
    expect((await (await send(exam)).json()).attempt.score).toBe(71)
  })
})
