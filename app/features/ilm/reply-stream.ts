import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { ChatGraded } from '#domain/ilm/chat.ts'
import type { ChatFailure } from '#domain/ilm/chat-failure.ts'
import type { MessageExtras } from '#domain/ilm/message-extras.ts'
import type { RichText } from '#domain/text/rich-text.ts'

export type AskAnswer =
  | { ok: true; response: string; rendered: RichText; extras: MessageExtras; graded: ChatGraded | null }
  | ({ ok: false } & ChatFailure)

/** What Ilm has said so far, rendered, as often as it grows; then the answer, which counts. */
export type AskProgress = { kind: 'text'; rendered: RichText } | { kind: 'answer'; answer: AskAnswer }

/** The server's side of a reply that comes bit by bit. */
export function replyStream(progress: AsyncIterable<AskProgress>): Response {
  const steps = progress[Symbol.asyncIterator]()
  const body = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await steps.next()
      if (done) controller.close()
      else controller.enqueue(`data: ${JSON.stringify(value)}\n\n`)
    },
    cancel: () => void steps.return?.(),
  }).pipeThrough(new TextEncoderStream())
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}

/** The browser's side. Throws when the line is cut or the call is given up. */
export async function hearReply(
  { body }: Response,
  onText: (rendered: RichText) => void,
): Promise<AskAnswer | undefined> {
  const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events?.getReader()
  for (let event = await reader?.read(); event?.value; event = await reader?.read()) {
    // written by `replyStream` of this same app
    const step: AskProgress = JSON.parse(event.value.data)
    if (step.kind === 'answer') return step.answer
    onText(step.rendered)
  }
}
