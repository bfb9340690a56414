/** A call that was refused before its server function saw it: by this server's edge, or by a proxy in front of it. */
export class CallRefused extends Error {
  /** HTTP's, such as 413 for a body that is too large */
  readonly status: number
  constructor(status: number) {
    super(`the call was refused: ${status}`)
    this.status = status
  }
}

/**
 * `fetch` for calls whose caller must tell a refusal from a line that is down: what is no answer of a server function rejects with
 * `CallRefused`. The framework would take a refusal for an answer, or reject with its text.
 */
export async function fetchOrRefused(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  if (response.ok || response.headers.has('x-tss-serialized')) return response
  await response.body?.cancel()
  throw new CallRefused(response.status)
}
