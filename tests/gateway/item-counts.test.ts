import { pino } from 'pino'
import { expect, test } from 'vitest'
import { FEWEST_ANSWERS } from '#domain/content/item-counts.ts'
import type { ExamSubmission } from '#domain/exam/exam.ts'
import { accountExportSchema } from '#domain/gateway-contract/account-export.ts'
import { createBackground } from '#gateway/account/background.ts'
import { addItemAnswers, exportItemCounts } from '#gateway/data/item-counts.ts'
import { onEveryDatabase } from './databases.ts'
import { readExamAnswer, submissionOf } from './exam-submission.ts'
import { openTestGateway, PASSWORD, sampleContent } from './open-test-gateway.ts'
import { sampleCourse } from './sample-course.ts'

const ATTEMPTS = '/content/exam/attempts'
const CHOICE = '/me/item-counts'

onEveryDatabase('counts of items', ({ open }) => {
  async function start(options: Parameters<typeof openTestGateway>[1] = {}) {
    const database = await open()
    const background = createBackground(pino({ level: 'silent' }))
    const gateway = openTestGateway(database, { countsItems: true, background, ...options })
    const examOf = async (seed: number) =>
      readExamAnswer(await (await gateway.call('GET', `/content/exam?courseId=SNC1W&seed=${seed}`)).json())
    const student = async ({ isAllowed = true } = {}) => {
      const { token } = await gateway.register()
      const call = (method: string, path: string, body?: unknown) =>
        gateway.call(method, path, { token, ...(body !== undefined && { body }) })
      if (isAllowed) await call('POST', CHOICE, { isAllowed: true })
      const submit = async (seed: number, changes: Parameters<typeof submissionOf>[1] = {}) => {
        const answer = await call('POST', ATTEMPTS, submissionOf(await examOf(seed), changes))
        await background.settle()
        return answer
      }
      return { call, submit }
    }
    const rows = () => database.query.selectFrom('item_counts').selectAll().execute()
    const total = async () => (await rows()).reduce((sum, { count }) => sum + count, 0)
    return { database, background, gateway, student, rows, total, examOf }
  }

  test('nothing is counted unless operator and student both want it; both are off until they say so', async () => {
    const off = await start({ countsItems: false })
    const willing = await off.student()
    expect(await (await willing.call('GET', CHOICE)).json()).toEqual({ isCounting: false, isAllowed: true })
    await willing.submit(1)
    expect(await off.rows()).toEqual([])

    const on = await start()
    const silent = await on.student({ isAllowed: false })
    expect(await (await silent.call('GET', CHOICE)).json()).toEqual({ isCounting: true, isAllowed: false })
    await silent.submit(1)
    expect(await on.rows()).toEqual([])
    await silent.call('POST', CHOICE, { isAllowed: true })
    await silent.call('POST', CHOICE, { isAllowed: false })
    await silent.submit(2)
    expect(await on.rows()).toEqual([])
  })

  test('an answer is counted under the option that was chosen, whatever place the seed gave it, and names nobody', async () => {
    const { student, rows, examOf } = await start()
    const exam = await examOf(1)
    await (await student()).submit(1, { right: 4 })
    const counted = await rows()
    expect(counted).toHaveLength(exam.questions.length)
    expect(counted.filter(({ answer }) => answer === 'option:tenth')).toHaveLength(4)
    for (const { answer } of counted) expect(['option:tenth', 'option:all', 'option:half']).toContain(answer)
    expect(Object.keys(counted[0] ?? {}).sort()).toEqual(['answer', 'count', 'course_id', 'edition', 'item_id'])
    for (const { count } of counted) expect(count).toBe(1)
  })

  test('what is sent again, taken again, or taken under another spelling counts no item twice', async () => {
    const { student, total, examOf, background } = await start()
    const { call, submit } = await student()
    const exam = await examOf(1)
    const sent = submissionOf(exam)
    for (let i = 0; i < 3; i++) await call('POST', ATTEMPTS, sent)
    await background.settle()
    expect(await total()).toBe(exam.questions.length)
    await submit(1)
    await submit(1, { courseId: 'snc1w' } as Partial<ExamSubmission>)
    expect(await total()).toBe(exam.questions.length)
    // at once
    await Promise.all([submit(1), submit(1), submit(1)])
    expect(await total()).toBe(exam.questions.length)
    await (await student()).submit(1)
    expect(await total()).toBe(2 * exam.questions.length)
  })

  test('what was left open says nothing of an item', async () => {
    const { student, rows } = await start()
    await (await student()).submit(1, { answers: {} })
    expect(await rows()).toEqual([])
  })

  test('an exam of other content than the gateway has now is taken, and not counted', async () => {
    const before = await start()
    const exam = await before.examOf(1)
    const after = openTestGateway(before.database, {
      countsItems: true,
      background: before.background,
      content: sampleContent('v2', [sampleCourse()]),
    })
    const { token } = await after.register()
    await after.call('POST', CHOICE, { token, body: { isAllowed: true } })
    const answer = await after.call('POST', ATTEMPTS, { token, body: submissionOf(exam) })
    await before.background.settle()
    expect(answer.status).toBe(201)
    expect(await before.rows()).toEqual([])
  })

  test('the choice is in the export; counts stay when the account goes, as nobody knows whose they are', async () => {
    const { student, total } = await start()
    const { call, submit } = await student()
    const { allowsCounts } = accountExportSchema.parse(await (await call('GET', '/me/export')).json())
    expect(allowsCounts).toBe(true)
    await submit(1)
    const counted = await total()
    expect((await call('DELETE', '/me', { password: PASSWORD })).status).toBe(204)
    expect(await total()).toBe(counted)
  })

  test('a choice is yes or no, and somebody’s', async () => {
    const { student, gateway } = await start()
    const { call } = await student()
    expect((await call('POST', CHOICE, { isAllowed: 'perhaps' })).status).toBe(400)
    expect((await gateway.call('GET', CHOICE)).status).toBe(401)
    expect((await gateway.call('POST', CHOICE, { body: { isAllowed: true } })).status).toBe(401)
  })

  test('an item leaves the gateway with thirty answers to the wording of today, not with fewer', async () => {
    const { database } = await start()
    const answer = { itemId: 'm/a', edition: 'now', answer: 'right' }
    const exported = () => exportItemCounts(database, (_course, _item, edition) => edition === 'now')
    for (let i = 0; i < FEWEST_ANSWERS - 1; i++) await addItemAnswers(database, 'C', [answer])
    await addItemAnswers(database, 'C', [{ ...answer, edition: 'before' }])
    expect(await exported()).toEqual({ C: {} })
    await addItemAnswers(database, 'C', [{ ...answer, answer: 'wrong' }])
    expect(await exported()).toEqual({ C: { 'm/a': { edition: 'now', answers: { right: 29, wrong: 1 } } } })
  })
})
