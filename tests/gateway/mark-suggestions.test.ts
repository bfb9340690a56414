import { expect, test } from 'vitest'
import { LONGEST_MARKED, type MarkRequest } from '#domain/ilm/mark-suggestions.ts'
import type { Ilm } from '#gateway/ilm/ilm.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway } from './open-test-gateway.ts'

const MARKS = '/content/ilm/mark-suggestions'
const body: MarkRequest = {
  prompt: 'All lamps go dark.',
  parts: [
    {
      prompt: 'Why?',
      model: 'One path.',
      text: 'There is one path.',
      lines: [{ line: 0, criterion: 'One path.', points: 1 }],
    },
  ],
}
const suggestions = [{ line: 0, points: 1, quote: 'one path' }]
const ilmThat = (suggestMarks: NonNullable<Ilm['suggestMarks']>): Ilm => ({
  reply: async () => ({ response: '', citations: [], nextSteps: [] }),
  suggestMarks,
})

onEveryDatabase('suggested marks', ({ open }) => {
  test('an answer and its rubric reach Ilm, and nothing about the student does', async () => {
    const heard: unknown[] = []
    const ilm = ilmThat(async (asked) => {
      heard.push(asked)
      return suggestions
    })
    const { call, register } = openTestGateway(await open(), { ilm })
    const { token } = await register()
    expect(await (await call('GET', MARKS, { token })).json()).toEqual({ isOffered: true })
    const answer = await call('POST', MARKS, { token, body })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ suggestions })
    expect(heard).toEqual([body])
  })

  test('without a model none are offered', async () => {
    const { call, register } = openTestGateway(await open())
    const { token } = await register()
    expect(await (await call('GET', MARKS, { token })).json()).toEqual({ isOffered: false })
    expect((await call('POST', MARKS, { token, body })).status).toBe(404)
  })

  test('only signed-in students whose plan has Ilm are offered any (CHT-03)', async () => {
    const database = await open()
    const { call, register } = openTestGateway(database, { ilm: ilmThat(async () => suggestions) })
    expect((await call('GET', MARKS)).status).toBe(401)
    expect((await call('POST', MARKS, { body })).status).toBe(401)
    const { token, user } = await register()
    await database.query.updateTable('users').set({ subscription_active: 0 }).where('id', '=', user.id).execute()
    expect(await (await call('GET', MARKS, { token })).json()).toEqual({ isOffered: false })
    expect((await call('POST', MARKS, { token, body })).status).toBe(403)
  })

  test('an answer too long to read is refused in words; its turn of the day is not used', async () => {
    const { call, register } = openTestGateway(await open(), {
      ilm: ilmThat(async () => suggestions),
      ilmDailyMessages: 1,
    })
    const { token } = await register()
    const [part] = body.parts
    const long = { ...body, parts: [{ ...part, text: 'a'.repeat(LONGEST_MARKED + 1) }] }
    const refused = await call('POST', MARKS, { token, body: long })
    expect(refused.status).toBe(400)
    expect((await refused.json()).error).toMatch(/^This answer is longer than Ilm can read/)
    expect((await call('POST', MARKS, { token, body })).status).toBe(200)
    const second = await call('POST', MARKS, { token, body })
    expect(second.status).toBe(429)
    expect(await second.json()).toMatchObject({ code: 'daily-limit' })
  })

  test('what came to nothing is said, and gives the turn back', async () => {
    let answer: () => Promise<typeof suggestions | undefined> = async () => undefined
    const { call, register } = openTestGateway(await open(), { ilm: ilmThat(() => answer()), ilmDailyMessages: 1 })
    const { token } = await register()
    expect((await call('POST', MARKS, { token, body })).status).toBe(503)
    answer = () => Promise.reject(new Error('out of order'))
    const failed = await call('POST', MARKS, { token, body })
    expect(failed.status).toBe(503)
    expect(await failed.json()).toEqual({ error: expect.stringContaining('mark it yourself'), retryAfterSeconds: 5 })
    answer = async () => []
    expect(await (await call('POST', MARKS, { token, body })).json()).toEqual({ suggestions: [] })
  })
})
