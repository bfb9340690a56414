import OpenAI from 'openai'
import type { Logger } from 'pino'
import { type Dialogue, isEarned, openedOf } from '#domain/ilm/dialogue.ts'
import { findLeak } from '#domain/ilm/find-leak.ts'
import type { IlmTurn, Move } from '#domain/ilm/ilm-turn.ts'
import { leadDialogue } from '#domain/ilm/lead-dialogue.ts'
import { boundedCall } from '../http/bounded-call.ts'
import type { WorkOut } from '../maths/maths-thread.ts'
import { type CourseGuides, dialogueOf, replyOf } from './embedded-ilm.ts'
import type { Ilm, IlmRequest } from './ilm.ts'
import { modelMessages } from './model-prompt.ts'

export type ModelSettings = {
  /** base address of any OpenAI-compatible server, such as http://127.0.0.1:11434/v1 */
  url: string
  model: string
  key?: string | undefined
  /** the model's share of the 30 s a chat call may take (CHT-22) */
  timeoutMs?: number
}

/** Moves whose words are the platform's own: help in need, questions, plans, calculations. A model adds nothing to them. */
const OWN_WORDS: ReadonlySet<Move> = new Set(['safety', 'ask', 'plan', 'calculation', 'greet'])
const TIMEOUT_MS = 20_000
/** About three times the words it is asked for. */
const LONGEST_REPLY = 3000
const MOST_TOKENS = 700
/** What is heard of a reply with its lines of thought, in letters; a model that says more is not listened to any longer. */
const LONGEST_HEARD = 16_000
/** What an answer may take on the wire: streamed, each word comes with some 200 bytes around it. */
const ANSWER_BYTES = 1_000_000
/** After so many failures in a row the model is left alone for a while, or every student would wait for the time-out. */
const FAILURES = 3
const REST_MS = 30_000

/**
 * A language model behind the same call (D20). The embedded Ilm decides what happens (which question is open, the checker's
 * verdict, the next hint, the sources); the model finds the words for it, from the same passages. Its reply passes the leak
 * check; when it leaks, fails or takes too long, the embedded Ilm's own words are sent.
 */
export function createModelIlm(
  settings: ModelSettings,
  parts: { guides: CourseGuides; workOut: WorkOut; log: Pick<Logger, 'warn'>; now?: () => number },
): Ilm {
  const { guides, workOut, log, now = Date.now } = parts
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

  async function speak(request: IlmRequest, dialogue: Dialogue, draft: IlmTurn): Promise<string | undefined> {
    const { signal } = request
    const body = {
      model: settings.model,
      messages: modelMessages(request, dialogue, draft),
      max_tokens: MOST_TOKENS,
      temperature: 0.4,
    }
    const isFine = (text: string) => isFit(dialogue, draft, text)
    if (request.onText) return speakAloud(client, body, signal, isFine, request.onText)
    const answer = await client.chat.completions.create(body, { signal })
    const heard = answer.choices?.[0]?.message?.content ?? ''
    if (heard.length > LONGEST_HEARD) return undefined
    const text = cleaned(heard)
    return text !== '' && isFine(text) ? text : undefined
  }

  return {
    reply: async (request) => {
      const guide = guides(request)
      const dialogue = await dialogueOf(guide, request, workOut)
      const draft = leadDialogue(dialogue)
      const hasNothingToSay = OWN_WORDS.has(draft.move) || guide.places.length === 0
      if (hasNothingToSay || now() < restsUntil) return replyOf(draft)
      try {
        const text = await speak(request, dialogue, draft)
        failures = 0
        return replyOf(text === undefined ? draft : { ...draft, text })
      } catch (error) {
        // the student left: nobody waits for a reply
        if (request.signal.aborted) throw error
        failures++
        if (failures >= FAILURES) restsUntil = now() + REST_MS
        log.warn(describeFailure(error), 'the model gave no reply')
        return replyOf(draft)
      }
    },
  }
}

/** Its kind and status only: providers write into their messages what they were sent, the key and the student's words among it. */
function describeFailure(error: unknown): { kind: string; status?: number } {
  const kind = error instanceof Error ? error.constructor.name : typeof error
  return error instanceof OpenAI.APIError && error.status ? { kind, status: error.status } : { kind }
}

type ChatBody = Omit<OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming, 'stream'>

/** Streams by whole sentences: each is let out only when everything so far passes the check. */
async function speakAloud(
  client: OpenAI,
  body: ChatBody,
  signal: AbortSignal,
  isFine: (text: string) => boolean,
  onText: (text: string) => void,
): Promise<string | undefined> {
  const stream = await client.chat.completions.create({ ...body, stream: true }, { signal })
  let heard = ''
  let said = 0
  for await (const part of stream) {
    heard += part.choices?.[0]?.delta?.content ?? ''
    if (heard.length > LONGEST_HEARD) return undefined
    const ends = [...heard.slice(said).matchAll(/[.!?](?=\s)|\n(?=\n)/g)]
    const last = ends.at(-1)
    if (!last) continue
    const end = said + last.index + 1
    const whole = cleaned(heard.slice(0, end))
    if (!isFine(whole)) return undefined
    onText(whole)
    said = end
  }
  const text = cleaned(heard)
  return text !== '' && isFine(text) ? text : undefined
}

/** Markdown without what could lead away or hide something: comments, HTML, images, links, lines of thought. */
function cleaned(text: string): string {
  return text
    .replaceAll(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/!\[([^\]]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replaceAll(/\[([^\]]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .trim()
}

/** Short enough, and no answer in it that is not earned: neither of the question that was open nor of the one now open. */
function isFit(dialogue: Dialogue, draft: IlmTurn, text: string): boolean {
  if (text.length > LONGEST_REPLY) return false
  if (draft.move === 'right' || draft.move === 'solution') return true
  const questions = [openedOf(dialogue), openedOf({ guide: dialogue.guide, state: draft.state })]
  return questions.every((opened) => !opened || isEarned(opened) || !findLeak(opened.question, text, dialogue.compare))
}
