import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { collectGarbage } from '#tests/collect-garbage.ts'
import { boundedCall, CallEnded, type CallLimits } from './bounded-call.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A gateway on a port of its own; `open` counts the answers nobody has ended. */
async function gatewayThat(answers: (request: IncomingMessage, response: ServerResponse) => void) {
  const state = { address: '', open: 0 }
  const server = createServer((request, response) => {
    state.open += 1
    response.on('close', () => {
      state.open -= 1
    })
    answers(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) state.address = `http://127.0.0.1:${address.port}`
  return state
}

function drip(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('[')
  const timer = setInterval(() => response.write(' '), 1000)
  response.on('close', () => clearInterval(timer))
}

const wide: CallLimits = { timeMs: 600_000, bytes: 100_000_000 }
const call = (address: string, limits: Partial<CallLimits>, client = new AbortController().signal) =>
  boundedCall({ ...wide, ...limits }, client, (signal) => new Request(address, { signal }), fetch)
const readAll = (address: string, limits: Partial<CallLimits>, client?: AbortSignal) =>
  call(address, limits, client).then((response) => response.text())
const nobodyLeft = (gateway: { open: number }) => expect.poll(() => gateway.open, { timeout: 60_000 }).toBe(0)

test('a gateway that sends a byte a second is left after the time limit, 200 calls at once, whatever is collected', async () => {
  const gateway = await gatewayThat(drip)
  const collecting = setInterval(collectGarbage, 50)
  const reads = Array.from({ length: 200 }, () =>
    readAll(gateway.address, { timeMs: 2500 }).catch((error) => error.reason),
  )
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['time']))
  clearInterval(collecting)
  await nobodyLeft(gateway)
})

test('an answer nobody reads is ended too', async () => {
  const gateway = await gatewayThat(drip)
  const response = await call(gateway.address, { timeMs: 1500 })
  await nobodyLeft(gateway)
  await expect(response.text()).rejects.toMatchObject({ reason: 'time' })
})

test('a gateway that never answers is left after the time limit', async () => {
  const gateway = await gatewayThat(() => {})
  await expect(readAll(gateway.address, { timeMs: 500 })).rejects.toEqual(new CallEnded('time'))
  await nobodyLeft(gateway)
})

test('a gzip bomb is cut at the limit of decoded bytes, however small it is on the wire', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000))
  expect(bomb.byteLength).toBeLessThan(1_000_000)
  const gateway = await gatewayThat((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  )
  let read = 0
  const response = await call(gateway.address, { bytes: 1_000_000 })
  const reading = (async () => {
    for await (const chunk of response.body ?? []) read += chunk.byteLength
  })()
  await expect(reading).rejects.toMatchObject({ reason: 'bytes' })
  expect(read).toBeLessThanOrEqual(1_000_000)
  await nobodyLeft(gateway)
})

test('an answer of exactly the limit comes through whole', async () => {
  const gateway = await gatewayThat((_request, response) => response.end('x'.repeat(1000)))
  expect(await readAll(gateway.address, { bytes: 1000 })).toHaveLength(1000)
  await expect(readAll(gateway.address, { bytes: 999 })).rejects.toMatchObject({ reason: 'bytes' })
})

test('a stream that never ends is cut at the limit of bytes', async () => {
  const gateway = await gatewayThat((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const more = () => {
      while (!response.destroyed && response.write('data: x\n\n'.repeat(1000)));
    }
    response.on('drain', more)
    more()
  })
  await expect(readAll(gateway.address, { bytes: 2_000_000 })).rejects.toMatchObject({ reason: 'bytes' })
  await nobodyLeft(gateway)
})

test('a student who leaves ends the call, before the answer and in the middle of it', async () => {
  const silent = await gatewayThat(() => {})
  const slow = await gatewayThat(drip)
  for (const gateway of [silent, slow]) {
    const student = new AbortController()
    const reading = readAll(gateway.address, {}, student.signal).catch((error) => error.reason)
    await expect.poll(() => gateway.open).toBe(1)
    student.abort()
    expect(await reading).toBe('client')
    await nobodyLeft(gateway)
  }
  const gone = new AbortController()
  gone.abort()
  await expect(readAll(slow.address, {}, gone.signal)).rejects.toMatchObject({ reason: 'client' })
})

test('answers without a body and refused connections pass as they are', async () => {
  const empty = await gatewayThat((_request, response) => response.writeHead(204).end())
  expect((await call(empty.address, {})).status).toBe(204)
  await expect(readAll('http://127.0.0.1:1', {})).rejects.not.toBeInstanceOf(CallEnded)
})
