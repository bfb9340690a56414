import { expect, test } from 'vitest'
import { type AskProgress, hearReply, replyStream } from './reply-stream.ts'

const richText = (text: string) => ({ html: `<p>${text}</p>`, text })
async function* steps(...all: AskProgress[]) {
  yield* all
}
const answer = { ok: false, kind: 'other', message: 'No.\n\ndata: {}' } as const

test('what is said on the way is heard in order, then the answer', async () => {
  const heard: string[] = []
  const stream = replyStream(
    steps(
      { kind: 'text', rendered: richText('A.') },
      { kind: 'text', rendered: richText('A. B.') },
      { kind: 'answer', answer },
    ),
  )
  expect(await hearReply(stream, ({ text }) => heard.push(text))).toEqual(answer)
  expect(heard).toEqual(['A.', 'A. B.'])
})

test('a stream without an answer gives none', async () => {
  expect(await hearReply(replyStream(steps({ kind: 'text', rendered: richText('A.') })), () => {})).toBeUndefined()
  expect(await hearReply(new Response(null), () => {})).toBeUndefined()
})
