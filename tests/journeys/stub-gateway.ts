import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ReceivedMail } from './mailbox.ts'

/** Between the pieces of an answer: long enough to be seen. */
const PAUSE_MS = 1200

/** How the stub answers one call until the journey ends. */
export type StubAnswer = {
  status?: number
  /** JSON, or with `raw` sent as it stands */
  body?: unknown
  raw?: string
  /** bytes, sent as they stand */
  base64?: string
  /** sent one after the other, with a pause between them */
  pieces?: string[]
  delayMs?: number
  /** closes the connection instead of answering: a gateway that cannot be reached */
  isCut?: boolean
  headers?: Record<string, string>
}

/** One call as the gateway saw it. */
export type StubCall = {
  method: string
  path: string
  query: Record<string, string>
  authorization: string | null
  body: unknown
}

/** A call by method and path: `GET /content/lesson`. */
export type StubRoute = `${'GET' | 'POST' | 'DELETE'} /${string}`

/**
 * A gateway that answers what a journey tells it to and remembers what it was asked. It knows nothing by itself: whatever was
 * not told is a 404. It also hands out the mails that the app as it ships has sent.
 */
export function startStubGateway(port: number, mails: ReceivedMail[]): Promise<void> {
  const answers = new Map<string, StubAnswer>()
  const calls: StubCall[] = []

  async function control(path: string, request: IncomingMessage, response: ServerResponse) {
    if (path === '/__stub/answer') {
      const { route, answer }: { route: string; answer: StubAnswer } = JSON.parse(await readBody(request))
      answers.set(route, answer)
    }
    if (path === '/__stub/reset') {
      answers.clear()
      calls.length = 0
    }
    const told = path === '/__stub/mails' ? mails : calls
    response.setHeader('content-type', 'application/json').end(JSON.stringify(told))
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub')
    if (url.pathname.startsWith('/__stub/')) return control(url.pathname, request, response)
    const text = await readBody(request)
    calls.push({
      method: request.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      authorization: request.headers.authorization ?? null,
      body: text === '' ? null : JSON.parse(text),
    })
    const answer = answers.get(`${request.method} ${url.pathname}`) ?? { status: 404, body: { error: 'Not found' } }
    if (answer.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs))
    if (answer.isCut) return request.socket.destroy()
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    for (const piece of answer.pieces ?? []) {
      response.write(piece)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    if (answer.pieces) return response.end()
    response.end(
      answer.base64 ? Buffer.from(answer.base64, 'base64') : (answer.raw ?? JSON.stringify(answer.body ?? null)),
    )
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** The journey's side: tells the stub at an address what to answer, and asks what it was asked. */
export function stubGatewayAt(address: string) {
  const post = async (path: string, body: unknown = {}): Promise<StubCall[]> => {
    const answer = await fetch(`${address}/__stub/${path}`, { method: 'POST', body: JSON.stringify(body) })
    return answer.json()
  }
  return {
    answer: (route: StubRoute, answer: StubAnswer) => post('answer', { route, answer }),
    reset: () => post('reset'),
    /** all calls so far, oldest first */
    allCalls: () => post('log'),
    /** the calls to a route so far, oldest first */
    calls: async (route: StubRoute) => {
      const all = await post('log')
      return all.filter((call) => `${call.method} ${call.path}` === route)
    },
  }
}
export type StubGateway = ReturnType<typeof stubGatewayAt>
