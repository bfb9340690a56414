import { expect, test } from 'vitest'
import type { ExamSubmission } from '#domain/exam/exam.ts'
import { accountExportSchema } from '#domain/gateway-contract/account-export.ts'
import { onEveryDatabase } from './databases.ts'
import { readExamAnswer, submissionOf } from './exam-submission.ts'
import { openTestGateway, sampleContent } from './open-test-gateway.ts'
import { sampleCourse } from './sample-course.ts'

const ATTEMPTS = '/content/exam/attempts'
const minute = (count: number) => new Date(Date.UTC(2026, 5, 1) + count * 60_000).toISOString()

onEveryDatabase('exam records', ({ open }) => {
  async function start(options: Parameters<typeof openTestGateway>[1] = {}) {
    const database = await open()
    const gateway = openTestGateway(database, options)
    const answer = await gateway.call('GET', '/content/exam?courseId=SNC1W&seed=7')
    const exam = readExamAnswer(await answer.json())
    const { token } = await gateway.register()
    const submit = (changes: object) =>
      gateway.call('POST', ATTEMPTS, { body: { ...submissionOf(exam), ...changes }, token })
    const get = async (path: string) => (await gateway.call('GET', path, { token })).json()
    return { ...gateway, database, exam, token, submit, get }
  }

  test('answers, flags and marks of questions the exam does not have are not stored (D7)', async () => {
    const { exam, submit, get, database } = await start()
    const honest = submissionOf(exam, { right: 4 })
    const madeUp = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`made-up-${index}`, 1]))
    const [first] = exam.questions
    const answer = await submit({
      ...honest,
      answers: { ...madeUp, ...honest.answers },
      flagged: ['made-up-1', first?.id, first?.id, 'made-up-2'],
      responses: Object.keys(madeUp).map((questionId) => ({ questionId, correct: true })),
    })
    expect(answer.status).toBe(201)
    const { attempt } = await get(`${ATTEMPTS}/${honest.id}`)
    expect(attempt.answers).toEqual(honest.answers)
    expect(attempt.flagged).toEqual([first?.id])
    expect(attempt.score).toBe(honest.score)
    const [row] = await database.query.selectFrom('exam_attempts').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain('made-up')
  })

  test('60,000 made-up answers are refused before anything reads them', async () => {
    const { submit, get } = await start()
    const answers = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`q${index}`, 1]))
    const refused = await submit({ answers })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ error: 'That is too large to read.' })
    expect((await get(ATTEMPTS)).attempts).toEqual([])
  })

  test.each<[string, Partial<Record<keyof ExamSubmission, unknown>>]>([
    ['501 answers', { answers: Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`q${index}`, 1])) }],
    ['501 flags', { flagged: Array.from({ length: 501 }, (_, index) => `q${index}`) }],
    ['a subject of 501 letters', { subject: 'x'.repeat(501) }],
    ['a moment of 31 letters', { startedAt: `2026-06-01T10:00:00.${'0'.repeat(10)}Z` }],
  ])('%s are more than an exam has: 400', async (_, changes) => {
    const { submit } = await start()
    expect((await submit(changes)).status).toBe(400)
  })

  test("an exam is handed in under its own course or one it stands in for, not another's (D13)", async () => {
    const biology = sampleCourse({ courseId: 'SBI3U', subject: 'biology', grade: 11, title: 'Biology' })
    const { submit } = await start({ content: sampleContent('v1', [sampleCourse(), biology]) })
    const under = async (courseId: string, subject = 'science', grade = '9') =>
      (await submit({ id: crypto.randomUUID(), courseId, subject, grade })).status
    expect(await under('SNC1W')).toBe(201)
    expect(await under('snc1w')).toBe(201)
    // Alberta's grade 9 science has no course of its own here: the gateway answers with SNC1W
    expect(await under('SCIENCE-9')).toBe(201)
    expect(await under('SBI3U')).toBe(422)
    expect(await under('MADE-UP', 'biology', '11')).toBe(422)
    expect(await under('MADE-UP', 'no-subject')).toBe(422)
  })

  test('an exam of the year 1000 is refused', async () => {
    const { submit } = await start()
    const times = { startedAt: '1000-01-01T10:00:00Z', completedAt: '1000-01-01T10:30:00Z' }
    const refused = await submit(times)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({ error: 'The times of this attempt cannot be right.' })
  })

  test('handing in is throttled per student, with Retry-After, before the body is read', async () => {
    const { call, submit, register } = await start({ limits: { submitPerUser: { points: 2, seconds: 60 } } })
    expect([(await submit({})).status, (await submit({})).status]).toEqual([201, 201])
    const refused = await submit({})
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { token } = await register()
    expect((await call('POST', ATTEMPTS, { token, body: {} })).status).toBe(400)
  })

  test('an account that holds as many attempts as it keeps says so; what it has, it keeps, and a repeat is no new one', async () => {
    const { submit, get, exam, register, call } = await start({ mostAttempts: 2 })
    const first = submissionOf(exam)
    expect([(await submit(first)).status, (await submit({})).status]).toEqual([201, 201])
    const refused = await submit({})
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({
      error: 'Your account holds 2 exams, which is as many as it keeps. This one stays on your device.',
      code: 'record-full',
    })
    expect((await submit(first)).status).toBe(200)
    expect((await get(ATTEMPTS)).attempts).toHaveLength(2)
    const { token } = await register()
    expect((await call('POST', ATTEMPTS, { token, body: submissionOf(exam) })).status).toBe(201)
  })

  test('the list comes in pages that neither skip nor repeat, also while an exam is handed in', async () => {
    const { submit, get, call, token } = await start()
    const ids: string[] = []
    const handIn = async (at: number) => {
      const id = crypto.randomUUID()
      ids.push(id)
      const times = { startedAt: minute(at), completedAt: minute(at + 10) }
      expect((await submit({ id, ...times })).status).toBe(201)
    }
    // three at one moment lie across the end of a page
    for (const at of [0, 1, 1, 1, 2]) await handIn(at)
    const seen: string[] = []
    let after = ''
    do {
      const page = await get(`${ATTEMPTS}?limit=2${after && `&after=${encodeURIComponent(after)}`}`)
      seen.push(...page.attempts.map(({ id }: { id: string }) => id))
      expect(page.attempts.length).toBeLessThanOrEqual(2)
      if (after === '') await handIn(9)
      after = page.next ?? ''
    } while (after)
    const old = ids.slice(0, 5)
    expect([...seen].sort()).toEqual([...old].sort())
    expect(seen[0]).toBe(old[4])
    expect(seen[4]).toBe(old[0])
    expect((await get(ATTEMPTS)).attempts).toHaveLength(6)
    for (const wrong of ['limit=0', 'limit=101', 'limit=x', 'after=x', 'after=2026-01-01T00:00:00.000Z~'])
      expect((await call('GET', `${ATTEMPTS}?${wrong}`, { token })).status).toBe(400)
  })

  test('the export holds every attempt with its exam, read a few at a time (D9)', async () => {
    const { submit, call, token, exam, database } = await start()
    for (let at = 0; at < 23; at++)
      expect(
        (await submit({ id: crypto.randomUUID(), startedAt: minute(at), completedAt: minute(at + 10) })).status,
      ).toBe(201)
    const answer = await call('GET', '/me/export', { token })
    const text = await answer.text()
    const exported = accountExportSchema.parse(JSON.parse(text))
    expect(exported.examAttempts).toHaveLength(23)
    expect(new Set(exported.examAttempts.map(({ attempt }) => attempt.id)).size).toBe(23)
    expect(exported.examAttempts[0]?.exam.questions).toEqual(exam.questions)

    // the first pieces are there before the last attempts are read: closing the database in between breaks the answer off
    const body = (await call('GET', '/me/export', { token })).body
    const reader = body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await database.close()
    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toThrow()
  })
})
