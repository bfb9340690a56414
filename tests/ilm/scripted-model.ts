import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelCall = {
  model: string
  stream?: boolean
  messages: { role: string; content: string }[]
  authorization: string
}
export type Script = (call: ModelCall, response: ServerResponse) => void | Promise<void>

/** A local server with the OpenAI chat call, which does what a script says and remembers what it was asked. */
export async function startScriptedModel() {
  const calls: ModelCall[] = []
  let script: Script = says('Hello.')
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request))
    const call = { ...body, authorization: request.headers.authorization ?? '' }
    calls.push(call)
    await script(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    play: (next: Script) => {
      script = next
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** Answers with a text: whole, or word by word where the call asks for a stream. */
export function says(text: string): Script {
  return (call, response) => {
    const base = { id: 'c', created: 1, model: call.model }
    if (!call.stream) {
      const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }]
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ ...base, object: 'chat.completion', choices }))
      return
    }
    response.setHeader('content-type', 'text/event-stream')
    for (const word of text.match(/\S+\s*/g) ?? []) {
      const choices = [{ index: 0, delta: { content: word } }]
      response.write(`data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices })}\n\n`)
    }
    response.end('data: [DONE]\n\n')
  }
}

/** Writes pieces of a streamed reply for as long as somebody listens; `open` counts those. */
export function keepsTalking(piece: string, everyMs: number) {
  const state = { open: 0 }
  const script = (call: ModelCall, response: ServerResponse) => {
    state.open++
    response.on('close', () => state.open--)
    response.setHeader('content-type', call.stream ? 'text/event-stream' : 'application/json')
    const word = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: piece } }] })}\n\n`
    if (everyMs > 0) {
      const timer = setInterval(() => response.write(call.stream ? word : ' '), everyMs)
      response.on('close', () => clearInterval(timer))
      return
    }
    const more = () => {
      while (!response.destroyed && response.write(call.stream ? word.repeat(1000) : ' '.repeat(100_000)));
    }
    response.on('drain', more)
    more()
  }
  return { state, script }
}
