import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { GatewayAnswer } from './gateway-client.server.ts'

/** What a gateway says on the way to its answer, and the answer, last. */
export type GatewayEvent = { event: 'text'; data: unknown } | { event: 'answer'; answer: GatewayAnswer }

/** `text`, as often as it grows, then `reply` or `error`. A stream that ends without either was cut. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<GatewayEvent> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { event, data } of events) {
    const parsed = parseJson(data)
    if (event === 'text') yield { event: 'text', data: parsed }
    if (event === 'error') {
      yield { event: 'answer', answer: { ok: false, reason: 'refused', status: 503, body: parsed } }
      return
    }
    if (event !== 'reply') continue
    const isReadable = parsed !== undefined
    yield {
      event: 'answer',
      answer: isReadable
        ? { ok: true, status: 200, body: parsed, version: null }
        : { ok: false, reason: 'unreadable', status: 200 },
    }
    return
  }
  yield { event: 'answer', answer: { ok: false, reason: 'unreachable' } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
