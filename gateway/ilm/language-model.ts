import OpenAI from 'openai'
import type { Logger } from 'pino'
import { boundedCall } from '../http/bounded-call.ts'

export type ModelSettings = {
  /** base address of any OpenAI-compatible server, such as http://127.0.0.1:11434/v1 */
  url: string
  model: string
  key?: string | undefined
  /** the model's share of the 30 s a chat call may take (CHT-22) */
  timeoutMs?: number
}

const TIMEOUT_MS = 20_000
/** What is heard of a reply with its lines of thought, in letters; a model that says more is not listened to any longer. */
export const LONGEST_HEARD = 16_000
/** What an answer may take on the wire: streamed, each word comes with some 200 bytes around it. */
const ANSWER_BYTES = 1_000_000
/** After so many failures in a row the model is left alone for a while, or every student would wait for the time-out. */
const FAILURES = 3
const REST_MS = 30_000

/** What is sent but the model's name. */
export type ModelBody = Omit<OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming, 'stream' | 'model'>

/** A language model on another server, which may fail, be late, or say anything. */
export interface LanguageModel {
  /** What it says; undefined where that is too long to be heard. Throws where it fails. */
  hear(body: ModelBody, signal: AbortSignal): Promise<string | undefined>
  /** What it says, piece by piece. Throws where it fails. */
  stream(body: ModelBody, signal: AbortSignal): AsyncIterable<string>
  /** What comes of asking it; undefined where it fails, and at once while it is left alone. Rejects only when the signal was aborted: nobody waits. */
  attempt<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T | undefined>
}

export function openLanguageModel(
  settings: ModelSettings,
  { log, now = Date.now }: { log: Pick<Logger, 'warn'>; now?: () => number },
): LanguageModel {
  const { model } = settings
  const timeout = settings.timeoutMs ?? TIMEOUT_MS
  const client = new OpenAI({
    baseURL: settings.url,
    apiKey: settings.key || 'none',
    // its own time ends with the first byte of an answer; that of the call below ends with the last
    timeout: timeout + 1000,
    maxRetries: 0,
    fetch: (url, init = {}) =>
      boundedCall(
        { timeMs: timeout, bytes: ANSWER_BYTES },
        init.signal ?? new AbortController().signal,
        // what students write goes where the settings say, and nowhere else
        (signal) => new Request(url, { ...init, signal, redirect: 'error' }),
        fetch,
      ),
  })
  let failures = 0
  let restsUntil = 0
  return {
    async hear(body, signal) {
      const answer = await client.chat.completions.create({ ...body, model }, { signal })
      const heard = answer.choices?.[0]?.message?.content ?? ''
      return heard.length > LONGEST_HEARD ? undefined : heard
    },
    async *stream(body, signal) {
      const parts = await client.chat.completions.create({ ...body, model, stream: true }, { signal })
      for await (const part of parts) yield part.choices?.[0]?.delta?.content ?? ''
    },
    async attempt(signal, ask) {
      if (now() < restsUntil) return undefined
      try {
        const said = await ask()
        failures = 0
        return said
      } catch (error) {
        if (signal.aborted) throw error
        failures++
        if (failures >= FAILURES) restsUntil = now() + REST_MS
        log.warn(describeFailure(error), 'the model gave no reply')
        return undefined
      }
    },
  }
}

/** Its kind and status only: providers write into their messages what they were sent, the key and the student's words among it. */
function describeFailure(error: unknown): { kind: string; status?: number } {
  const kind = error instanceof Error ? error.constructor.name : typeof error
  return error instanceof OpenAI.APIError && error.status ? { kind, status: error.status } : { kind }
}
