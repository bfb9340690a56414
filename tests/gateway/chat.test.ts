import { expect, test } from 'vitest'
import type { Ilm, IlmRequest } from '#gateway/ilm/ilm.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestGateway } from './open-test-gateway.ts'

const CHAT = '/content/ilm/chat'

onEveryDatabase('the chat call', ({ open }) => {
  test('a message reaches Ilm and comes back with the conversation (GWY-11, CHT-20, CHT-21)', async () => {
    const heard: IlmRequest[] = []
    const ilm: Ilm = {
      async reply(request) {
        heard.push(request)
        return { response: 'What do you think?', citations: [], nextSteps: [{ label: 'A hint', message: 'A hint' }] }
      },
    }
    const { call, register } = openTestGateway(await open(), { ilm })
    const { token, user } = await register()
    const earlier = { role: 'assistant', content: 'Hello!' }
    const body = {
      message: ' Why? ',
      conversationHistory: [earlier],
      subject: 'science',
      course: 'SNC1W',
      conversationId: 'c1',
    }
    const answer = await call('POST', CHAT, { token, body })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      response: 'What do you think?',
      conversationId: 'c1',
      conversationHistory: [
        earlier,
        { role: 'user', content: 'Why?' },
        { role: 'assistant', content: 'What do you think?' },
      ],
      citations: [],
      nextSteps: [{ label: 'A hint', message: 'A hint' }],
    })
    expect(heard[0]).toMatchObject({ message: 'Why?', studentGrade: '10', user: { firstName: 'Ada' } })
    expect(JSON.stringify(heard[0])).not.toContain(user.email)
  })

  test('messages outside 1 to 1000 characters are refused in the words of the specification (CHT-12, CHT-13)', async () => {
    const { call, register } = openTestGateway(await open())
    const { token } = await register()
    const say = async (message: unknown) => {
      const answer = await call('POST', CHAT, { token, body: { message } })
      return { status: answer.status, error: (await answer.json()).error }
    }
    expect(await say('  ')).toEqual({ status: 400, error: 'Message cannot be empty' })
    expect(await say('x'.repeat(1001))).toEqual({ status: 400, error: 'Message too long (max 1000 characters)' })
    expect((await say('x'.repeat(1000))).status).toBe(200)
    expect((await say(5)).status).toBe(400)
  })

  test('only signed-in students with a subscription that runs may ask (CHT-03)', async () => {
    const database = await open()
    const { call, register } = openTestGateway(database)
    expect((await call('POST', CHAT, { body: { message: 'Hi' } })).status).toBe(401)
    const { token, user } = await register()
    const update = (values: { subscription_active?: number; subscription_expiry?: string }) =>
      database.query.updateTable('users').set(values).where('id', '=', user.id).execute()
    await update({ subscription_expiry: '2020-01-01T00:00:00.000Z' })
    expect((await call('POST', CHAT, { token, body: { message: 'Hi' } })).status).toBe(403)
    await update({ subscription_expiry: '2099-01-01T00:00:00.000Z', subscription_active: 0 })
    const refused = await call('POST', CHAT, { token, body: { message: 'Hi' } })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({ error: expect.any(String), code: 'no-subscription' })
    await update({ subscription_active: 1 })
    expect((await call('POST', CHAT, { token, body: { message: 'Hi' } })).status).toBe(200)
  })

  test('the daily quota holds across instances and bursts, and starts anew the next day in Ontario (D20)', async () => {
    const database = await open()
    let clock = Date.parse('2026-11-20T22:00:00-05:00')
    const options = { ilmDailyMessages: 3, now: () => new Date(clock) }
    const gateways = [openTestGateway(database, options), openTestGateway(database, options)] as const
    const { token } = await gateways[0].register()
    const ask = (index: number) =>
      gateways[index % 2 === 0 ? 0 : 1].call('POST', CHAT, { token, body: { message: 'Hi' } })
    const burst = await Promise.all([0, 1, 2, 3, 4, 5].map(ask))
    expect(burst.filter((answer) => answer.status === 200)).toHaveLength(3)
    const refused = burst.find((answer) => answer.status === 429)
    expect(await refused?.json()).toMatchObject({ code: 'daily-limit' })
    clock += 3 * 3_600_000
    expect((await ask(0)).status).toBe(200)
  })

  test('sending too quickly is 429 with Retry-After (ERR-20)', async () => {
    const { call, register } = openTestGateway(await open(), { limits: { chatPerUser: { points: 2, seconds: 60 } } })
    const { token } = await register()
    const answers = []
    for (let n = 0; n < 3; n++) answers.push(await call('POST', CHAT, { token, body: { message: 'Hi' } }))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a tutor that fails is 503 and costs no message', async () => {
    let works = false
    const ilm: Ilm = {
      async reply() {
        if (!works) throw new Error('model down')
        return { response: 'Hello', citations: [], nextSteps: [] }
      },
    }
    const { call, register } = openTestGateway(await open(), { ilm, ilmDailyMessages: 1 })
    const { token } = await register()
    const failed = await call('POST', CHAT, { token, body: { message: 'Hi' } })
    expect(failed.status).toBe(503)
    expect((await failed.json()).error).not.toContain('model down')
    works = true
    expect((await call('POST', CHAT, { token, body: { message: 'Hi' } })).status).toBe(200)
  })

  test('a client that asks for events gets the reply as it grows, then the answer of the plain call', async () => {
    const ilm: Ilm = {
      async reply({ message, onText }) {
        if (message === 'fail') throw new Error('model down')
        onText?.('One.')
        onText?.('One. Two.')
        return { response: 'One. Two. Three.', remembered: 'One. Two. Three. [state]', citations: [], nextSteps: [] }
      },
    }
    const { call, register } = openTestGateway(await open(), { ilm })
    const { token } = await register()
    const headers = { accept: 'text/event-stream' }
    const stream = async (message: string) => (await call('POST', CHAT, { token, headers, body: { message } })).text()
    const events = await stream('Hi')
    const data = [...events.matchAll(/event: (\w+)\ndata: (.*)/g)].map(([, event, json]) => [
      event,
      JSON.parse(json ?? ''),
    ])
    expect(data.map(([event]) => event)).toEqual(['text', 'text', 'reply'])
    expect(data[1]?.[1]).toEqual({ text: 'One. Two.' })
    expect(data[2]?.[1]).toMatchObject({ response: 'One. Two. Three.', conversationId: expect.any(String) })
    expect(data[2]?.[1].conversationHistory.at(-1).content).toBe('One. Two. Three. [state]')
    const failed = await stream('fail')
    expect(failed).toContain('event: error')
    expect(failed).not.toContain('model down')
  })
})
