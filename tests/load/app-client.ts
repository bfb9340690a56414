import { fromCrossJSON, toJSON } from 'seroval'
import type { Exam } from '#domain/exam/exam.ts'
import { builtFunctions } from '#tests/journeys/built-functions.ts'

/** One request as a page of the app sends it. */
export interface AppRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

let functions: ReturnType<typeof builtFunctions> | undefined
/** What only reads is asked by GET, and is named so. */
const isRead = (name: string) => /^(fetch|list|export)/.test(name)

/** Calls a server function in the framework's own form. `address`: where the student sits, behind one proxy. */
export function callOf(
  name: string,
  data: unknown,
  { token, address }: { token?: string | undefined; address?: string } = {},
): AppRequest {
  functions ??= builtFunctions()
  const path = functions.get(name)
  if (!path) throw new Error(`the build has no server function ${name}: run npm run build`)
  const payload = JSON.stringify(toJSON({ data }))
  const headers = {
    'sec-fetch-site': 'same-origin',
    'x-tsr-serverfn': 'true',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  }
  if (isRead(name)) return { method: 'GET', path: `${path}?payload=${encodeURIComponent(payload)}`, headers }
  return { method: 'POST', path, headers: { ...headers, 'content-type': 'application/json' }, body: payload }
}

/** What a server function answered, from the body of its answer; undefined where it is none. */
export function resultOf(body: string): unknown {
  try {
    return fromCrossJSON<{ result: unknown }>(JSON.parse(body), { refs: new Map() }).result
  } catch {
    return undefined
  }
}

/** Whether a function's answer says that it did what it was asked: most say so by `ok`, the others by answering. */
export const isDone = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'ok' in result ? result.ok === true : result !== undefined

export type AppAnswer = { status: number; text: string }

/** Sends one request. Rejects where there is no answer. */
export async function send(app: string, { method, path, headers, body }: AppRequest): Promise<AppAnswer> {
  const answer = await fetch(app + path, { method, headers, ...(body !== undefined && { body }) })
  return { status: answer.status, text: await answer.text() }
}

export const PASSWORD = 'a quiet green lantern'

/** Makes an account and answers its token. Hashing is bounded: whoever is asked to come back comes back. */
export async function signUp(app: string, email: string, address = '10.0.0.1'): Promise<string> {
  const person = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Byron' }
  for (let tries = 0; tries < 50; tries++) {
    const { text } = await send(app, callOf('register', person, { address }))
    const result = resultOf(text)
    if (typeof result === 'object' && result !== null && 'token' in result && typeof result.token === 'string')
      return result.token
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${email} could not sign up`)
}

/** The exam in an answer of `fetchExam`, as a device keeps it to hand it in. @throws where there is none */
export function examIn(body: string): Exam {
  const result = resultOf(body) as { data?: { source?: Exam } } | undefined
  if (!result?.data?.source) throw new Error(`no exam: ${body.slice(0, 200)}`)
  return result.data.source
}
