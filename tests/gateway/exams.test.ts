import { expect, test } from 'vitest'
import { onEveryDatabase } from './databases.ts'
import { readExamAnswer, submissionOf } from './exam-submission.ts'
import { openTestGateway, sampleContent } from './open-test-gateway.ts'
import { sampleCourse } from './sample-course.ts'

const EXAM = '/content/exam?grade=9&subject=science&courseId=SNC1W&curriculum=ontario'

onEveryDatabase('exams', ({ open }) => {
  async function start(options: Parameters<typeof openTestGateway>[1] = {}) {
    const gateway = openTestGateway(await open(), options)
    const exam = readExamAnswer(await (await gateway.call('GET', `${EXAM}&seed=7`)).json())
    const { token } = await gateway.register()
    const submit = async (body: unknown, as = token) => {
      const answer = await gateway.call('POST', '/content/exam/attempts', { body, token: as })
      return { status: answer.status, body: await answer.json() }
    }
    return { ...gateway, exam, token, submit }
  }

  test('the same seed gives the same exam byte for byte; without one a seed is picked and returned (D14, GWY-05, GWY-06)', async () => {
    const { call } = await start({ random: () => 0.5 })
    const text = async (path: string) => (await call('GET', path)).text()
    expect(await text(`${EXAM}&seed=42`)).toBe(await text(`${EXAM}&seed=42`))
    expect(await text(`${EXAM}&seed=42`)).not.toBe(await text(`${EXAM}&seed=43`))
    const picked = await call('GET', EXAM)
    expect(picked.headers.get('cache-control')).toBe('no-store')
    expect((await picked.json()).seed).toBe(2 ** 31)
    for (const seed of ['-1', '1.5', 'abc', '4294967296']) {
      expect((await call('GET', `${EXAM}&seed=${seed}`)).status).toBe(400)
    }
  })

  test('an attempt is scored by the gateway whatever the device claims, and read back by its owner (D7, EXD-13, EXD-14)', async () => {
    const { exam, submit, call, token, register } = await start()
    const honest = submissionOf(exam, { right: 4 })
    const lie = { ...honest, score: 100, correctCount: exam.questions.length, incorrectCount: 0 }
    const stored = await submit(lie)
    expect(stored.status).toBe(201)
    expect(stored.body).toMatchObject({
      attemptId: honest.id,
      attempt: { score: honest.score, correctCount: 4, incorrectCount: 2, totalQuestions: 6 },
    })
    const read = await (await call('GET', `/content/exam/attempts/${honest.id}`, { token })).json()
    expect(read.attempt).toEqual(stored.body.attempt)
    expect(read.exam.questions).toEqual(exam.questions)
    const list = await (await call('GET', '/content/exam/attempts', { token })).json()
    expect(list.attempts).toEqual([stored.body.attempt])
    const other = await register()
    const foreign = await call('GET', `/content/exam/attempts/${honest.id}`, { token: other.token })
    expect(foreign.status).toBe(404)
    expect(await foreign.json()).toEqual({ error: 'Attempt not found' })
    expect((await call('GET', '/content/exam/attempts/no-such-id', { token })).status).toBe(404)
  })

  test('sending an attempt again, even ten times at once, stores it once and answers alike (D7)', async () => {
    const { exam, submit, call, token } = await start()
    const body = submissionOf(exam, { right: 3 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(body)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(9)
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    const changed = await submit({ ...body, answers: submissionOf(exam).answers })
    expect(changed).toEqual({ status: 200, body: answers[0]?.body })
    expect((await (await call('GET', '/content/exam/attempts', { token })).json()).attempts).toHaveLength(1)
  })

  test("another student's attempt id is refused and tells nothing", async () => {
    const { exam, submit, register } = await start()
    const body = submissionOf(exam)
    expect((await submit(body)).status).toBe(201)
    const thief = await submit(body, (await register()).token)
    expect(thief).toEqual({ status: 409, body: { error: 'This attempt id is already in use.' } })
  })

  test('an exam that was changed is scored against the real one; an invented one is refused', async () => {
    const { exam, submit } = await start()
    const eased = { ...exam, questions: exam.questions.map((question) => ({ ...question, correctIndex: 0 })) }
    const allFirst = Object.fromEntries(exam.questions.map((question) => [question.id, 0]))
    const stored = await submit({ ...submissionOf(eased), answers: allFirst })
    const really = exam.questions.filter((question) => question.correctIndex === 0).length
    expect(stored.body.attempt.correctCount).toBe(really)
    for (const examId of ['made-up', 'NOPE~1~v1', 'SNC1W~99999999999~v1', 'SNC1W~7~v0']) {
      const refused = await submit({ ...submissionOf(exam), examId, exam: { ...exam, id: examId } })
      expect(refused.status, examId).toBe(422)
      expect(refused.body).toEqual({ error: expect.any(String) })
    }
  })

  test('times that cannot be are refused, extra time is allowed (D7)', async () => {
    const { exam, submit } = await start()
    const minutes = exam.durationMinutes
    const at = (fromNow: number) => new Date(Date.now() + fromNow * 60_000).toISOString()
    const taking = (taken: number, more: object = {}) =>
      submissionOf(exam, {
        startedAt: at(-taken),
        completedAt: at(0),
        durationSec: Math.round(taken * 60),
        timeSpent: Math.round(taken * 60),
        ...more,
      })
    const statusOf = async (body: unknown) => (await submit(body)).status
    expect(await statusOf(taking(minutes))).toBe(201)
    expect(await statusOf(taking(minutes + 1))).toBe(201)
    expect(await statusOf(taking(minutes + 10))).toBe(422)
    expect(await statusOf(taking(minutes * 1.5, { timeFactor: 1.5 }))).toBe(201)
    expect(await statusOf(taking(minutes * 2, { timeFactor: 1.5 }))).toBe(422)
    expect(await statusOf(taking(10, { durationSec: 3000 }))).toBe(422)
    expect(await statusOf(taking(10, { startedAt: at(5) }))).toBe(422)
    expect(await statusOf(taking(10, { startedAt: at(60 * 48), completedAt: at(60 * 48 + 10) }))).toBe(422)
    expect(await statusOf(taking(10, { timeFactor: 5 }))).toBe(400)
    expect(await statusOf(taking(10, { id: 'not-a-uuid' }))).toBe(400)
  })

  test('an exam begun before a content update still counts, if the gateway made it', async () => {
    const { exam } = await start()
    const updated = await start({ content: sampleContent('v2', [sampleCourse({ title: 'Corrected' })]) })
    const stored = await updated.submit(submissionOf(exam, { right: 5 }))
    expect(stored.status).toBe(201)
    expect(stored.body.attempt.correctCount).toBe(5)
    const forged = { ...exam, questions: exam.questions.map((question) => ({ ...question, correctIndex: 0 })) }
    expect((await updated.submit(submissionOf(forged))).status).toBe(422)
    expect((await updated.submit(submissionOf({ ...exam, seal: undefined }))).status).toBe(422)
  })
})
