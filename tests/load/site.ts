import { z } from 'zod'
import type { Exam, ExamSubmission } from '#domain/exam/exam.ts'
import { readExamAnswer } from '#tests/gateway/exam-submission.ts'
import { callOf, examIn, PASSWORD, resultOf, send } from './app-client.ts'

/** What a student gets: what was asked for, a refusal in words, no connection (of which the page tells), or anything else: a defect. */
export type Outcome<T = undefined> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; status: number; message: string }
  | { kind: 'unreachable' }
  | { kind: 'odd'; text: string }

/** A server as a student meets it, whether by the app's pages or by a gateway's own calls. */
export interface Site {
  register(email: string): Promise<Outcome<string>>
  signIn(email: string): Promise<Outcome<string>>
  openExam(seed: number): Promise<Exam>
  handIn(token: string, attempt: ExamSubmission): Promise<Outcome>
  look(token: string, attemptId: string): Promise<Outcome>
}

const refusalSchema = z.object({ error: z.string().min(5) })
const tokenSchema = z.object({ token: z.string() })
const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' }
const person = (email: string) => ({ email, password: PASSWORD, firstName: 'Ada', lastName: 'Byron' })

/** By the calls of the gateway itself. */
export function gatewaySite(address: string): Site {
  async function ask<T>(path: string, read: z.ZodType<T>, body?: unknown, token?: string): Promise<Outcome<T>> {
    const method = body === undefined ? 'GET' : 'POST'
    const init = { method, headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) } }
    let text: string
    let status: number
    try {
      const answer = await fetch(address + path, { ...init, ...(body !== undefined && { body: JSON.stringify(body) }) })
      status = answer.status
      text = await answer.text()
    } catch {
      return { kind: 'unreachable' }
    }
    const json: unknown = parsed(text)
    const value = read.safeParse(json)
    if (status < 300 && value.success) return { kind: 'done', value: value.data }
    const refusal = refusalSchema.safeParse(json)
    return refusal.success
      ? { kind: 'refused', status, message: refusal.data.error }
      : { kind: 'odd', text: `${status} ${text.slice(0, 300)}` }
  }
  const done = <T>(outcome: Outcome<T>): Outcome =>
    outcome.kind === 'done' ? { kind: 'done', value: undefined } : outcome
  const tokenOf = (outcome: Outcome<{ token: string }>): Outcome<string> =>
    outcome.kind === 'done' ? { kind: 'done', value: outcome.value.token } : outcome
  return {
    register: async (email) => tokenOf(await ask('/auth/register', tokenSchema, person(email))),
    signIn: async (email) => tokenOf(await ask('/auth/login', tokenSchema, { email, password: PASSWORD })),
    async openExam(seed) {
      const outcome = await ask(`/content/exam?courseId=SNC1W&seed=${seed}`, z.unknown())
      if (outcome.kind !== 'done') throw new Error(`no exam: ${JSON.stringify(outcome)}`)
      return readExamAnswer(outcome.value)
    },
    handIn: async (token, attempt) => done(await ask('/content/exam/attempts', z.object({}), attempt, token)),
    look: async (token, id) => done(await ask(`/content/exam/attempts/${id}`, z.object({}), undefined, token)),
  }
}

const doneSchema = z.object({ ok: z.literal(true), token: z.string().optional() })
/** What the pages show as words: a refusal, or that the gateway could not be reached. */
const toldSchema = z.object({
  ok: z.literal(false),
  status: z.number().nullable().optional(),
  message: z.string().min(5).optional(),
  reason: z.string().optional(),
})

/** By the server functions of the app, as its pages ask them. */
export function appSite(address: string): Site {
  async function ask(name: string, data: unknown, token?: string): Promise<Outcome<string>> {
    const answer = await send(address, callOf(name, data, { token, address: '10.0.0.1' })).catch(() => undefined)
    if (!answer) return { kind: 'unreachable' }
    const result = resultOf(answer.text)
    const done = doneSchema.safeParse(result)
    if (done.success) return { kind: 'done', value: done.data.token ?? '' }
    const told = toldSchema.safeParse(result)
    if (!told.success) return { kind: 'odd', text: `${name}: ${answer.status} ${answer.text.slice(0, 300)}` }
    const { message, status, reason } = told.data
    if (message) return { kind: 'refused', status: status ?? 0, message }
    return reason === 'unreachable' ? { kind: 'unreachable' } : { kind: 'odd', text: `${name}: ${answer.text}` }
  }
  const done = (outcome: Outcome<string>): Outcome =>
    outcome.kind === 'done' ? { kind: 'done', value: undefined } : outcome
  return {
    register: (email) => ask('register', person(email)),
    signIn: (email) => ask('login', { email, password: PASSWORD }),
    openExam: async (seed) =>
      examIn(
        (await send(address, callOf('fetchExam', { courseId: 'SNC1W', subject: 'science', grade: 9, seed }))).text,
      ),
    handIn: async (token, attempt) => done(await ask('submitAttempt', attempt, token)),
    look: async (token, attemptId) =>
      done(await ask('fetchAttempt', { attemptId, subject: 'science', courseId: 'SNC1W' }, token)),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
