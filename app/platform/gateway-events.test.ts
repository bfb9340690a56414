import { expect, test } from 'vitest'
import { type GatewayEvent, readEvents } from './gateway-events.ts'

async function eventsOf(...pieces: string[]): Promise<GatewayEvent[]> {
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  const events: GatewayEvent[] = []
  for await (const event of readEvents(bytes)) events.push(event)
  return events
}
const text = 'event: text\ndata: {"text":"Aé."}\n\n'

test('events are read whole, wherever the pieces are cut', async () => {
  const stream = `${text}event: reply\ndata: {"response":"Aé. B."}\n\n`
  for (let cut = 1; cut < stream.length; cut++) {
    expect(await eventsOf(stream.slice(0, cut), stream.slice(cut))).toEqual([
      { event: 'text', data: { text: 'Aé.' } },
      { event: 'answer', answer: { ok: true, status: 200, body: { response: 'Aé. B.' }, version: null } },
    ])
  }
})

test('an error event is the answer, and nothing after it is read', async () => {
  expect(await eventsOf('event: error\ndata: {"error":"No."}\n\n', text)).toEqual([
    { event: 'answer', answer: { ok: false, reason: 'refused', status: 503, body: { error: 'No.' } } },
  ])
})

test('a stream that ends without a reply was cut; a reply that is no JSON cannot be read (ERR-26)', async () => {
  expect((await eventsOf(text)).at(-1)).toEqual({ event: 'answer', answer: { ok: false, reason: 'unreachable' } })
  expect(await eventsOf('event: reply\ndata: {oops\n\n')).toEqual([
    { event: 'answer', answer: { ok: false, reason: 'unreadable', status: 200 } },
  ])
})
