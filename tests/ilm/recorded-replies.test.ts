import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, embedded, ilmAt, openQuestion } from './ilm-with-model.ts'
import { RECORDED_REPLIES } from './recorded-replies.ts'
import { says, startScriptedModel } from './scripted-model.ts'

const model = await startScriptedModel()
afterAll(() => model.stop())
beforeEach(() => {
  model.calls.length = 0
})

const { history, answer, eaten } = await openQuestion()
const filled = (text: string) => text.replaceAll('@answer', answer).replaceAll('@eaten', String(eaten))
const recorded = RECORDED_REPLIES.map(({ message, reply, ...rest }) => ({
  ...rest,
  message: filled(message),
  reply: filled(reply.replaceAll(/[⟦⟧]/g, '')),
  fault: filled(/⟦(.*)⟧/.exec(reply)?.[1] ?? '') || undefined,
}))

describe.each(['whole', 'aloud'])('a reply that comes %s', (how) => {
  test.each(recorded.filter(({ held }) => held === undefined))('is said: “$reply” to “$message” (D20)', async (one) => {
    const { said, heard } = await hear(one, how)
    expect(said).toContain(one.reply)
    // aloud, all but the last sentence comes before the reply
    expect(heard === '').toBe(how === 'whole')
    expect(one.reply.startsWith(heard)).toBe(true)
  })

  test.each(recorded.filter(({ held }) => held !== undefined))(
    'is held back, $held: “$reply” to “$message” (D20)',
    async (one) => {
      const { said, heard, own } = await hear(one, how)
      expect(said).toBe(own)
      // aloud, what came before the fault has been said
      if (one.fault !== undefined) expect(heard).not.toContain(one.fault)
      if (one.held === 'leak') expect(heard).not.toContain(answer)
    },
  )
})

/** The reply to a message as it is sent, what was heard of it before, and what Ilm would say without a model. */
async function hear({ message, reply, open }: (typeof recorded)[number], how: string) {
  model.play(says(reply))
  const pieces: string[] = []
  const asked = ask(message, open && { conversationHistory: history })
  const onText = (text: string) => void pieces.push(text)
  const { response: said } = await ilmAt(model.url).reply(how === 'aloud' ? { ...asked, onText } : asked)
  expect(model.calls).toHaveLength(1)
  return { said, heard: pieces.at(-1) ?? '', own: (await embedded.reply(asked)).response }
}

test('an own problem is judged by the platform in its own words: no model is asked', async () => {
  model.play(says('Yes, x = 6 is right!'))
  const reply = await ilmAt(model.url).reply(ask('3x + 5 = 20, I get x = 6'))
  expect(model.calls).toEqual([])
  expect(reply.response).not.toContain('x = 6 is right')
})

test('of a student’s own paragraph the model sees the text, without what says who they are', async () => {
  model.play(says('Which word could join the two sentences?'))
  await ilmAt(model.url).reply(
    ask('Is my paragraph good? Energy enters as light. Each level passes on about 10 %. (ada@example.ca)'),
  )
  const sent = JSON.stringify(model.calls)
  expect(sent).toContain('Energy enters as light. Each level passes on about 10 %.')
  expect(sent).not.toContain('ada@example')
})
