import { startTimeLimit } from './time-limit.ts'

/** What one call may take: time from its start to the last byte of its answer, and bytes of the answer once decoded. */
export type CallLimits = { timeMs: number; bytes: number }

/** A call that was ended: too slow, too long an answer, or nobody waits for it any more. */
export class CallEnded extends Error {
  readonly reason: 'time' | 'bytes' | 'client'
  constructor(reason: 'time' | 'bytes' | 'client') {
    super(`the call was ended: ${reason}`)
    this.reason = reason
  }
}

/**
 * One call to another server, with limits that hold until the last byte of its answer is read. Neither fetch nor its signal is
 * relied upon: fetch lets go of the signal once its Request is garbage-collected, and counts no bytes at all. The time is a timer
 * of this function's own, and the body passes through a reader that ends it. Rejects with `CallEnded` when a limit is met before
 * the answer begins; afterwards the body itself fails with it.
 */
export async function boundedCall(
  limits: CallLimits,
  client: AbortSignal,
  makeRequest: (signal: AbortSignal) => Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const call = openCall(limits.timeMs, client, makeRequest)
  const sent = send(call.request)
  const response = await Promise.race([sent, call.ended]).catch((error) => {
    call.close()
    // an answer that comes after all is not left open
    sent.then((late) => late.body?.cancel()).catch(() => {})
    throw error
  })
  if (!response.body) {
    call.close()
    return response
  }
  const { status, statusText, headers } = response
  return new Response(boundedBody(response.body, limits.bytes, call), { status, statusText, headers })
}

type Call = ReturnType<typeof openCall>

function openCall(timeMs: number, client: AbortSignal, makeRequest: (signal: AbortSignal) => Request) {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  ended.catch(() => {})
  // told by the limit itself: a listener on its signal, from which fetch makes another one, would keep both of them for good
  const { signal, end } = startTimeLimit(timeMs, client, (why) => {
    const error = new CallEnded(why)
    reject(error)
    return error
  })
  return {
    /** kept as long as the call: of a Request that is garbage-collected fetch no longer hears that it was aborted */
    request: makeRequest(signal),
    ended,
    close: end,
  }
}

function boundedBody(body: ReadableStream<Uint8Array>, most: number, call: Call): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let bytes = 0
  let isOver = false
  function finish() {
    isOver = true
    call.close()
  }
  return new ReadableStream({
    start(controller) {
      call.ended.catch((error) => {
        if (isOver) return
        finish()
        controller.error(error)
        reader.cancel(error).catch(() => {})
      })
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (isOver) return
        if (done) {
          finish()
          return controller.close()
        }
        bytes += value.byteLength
        if (bytes > most) throw new CallEnded('bytes')
        controller.enqueue(value)
      } catch (error) {
        if (isOver) return
        finish()
        controller.error(error)
        reader.cancel(error).catch(() => {})
      }
    },
    cancel(reason) {
      finish()
      return reader.cancel(reason)
    },
  })
}
