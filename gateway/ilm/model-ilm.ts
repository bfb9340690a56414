import { type Dialogue, isEarned, openedOf } from '#domain/ilm/dialogue.ts'
import { findLeak } from '#domain/ilm/find-leak.ts'
import type { IlmTurn, Move } from '#domain/ilm/ilm-turn.ts'
import { wordingJudge } from '#domain/ilm/judge-wording.ts'
import { leadDialogue } from '#domain/ilm/lead-dialogue.ts'
import { dialogueOf, replyOf } from '#domain/ilm/reply-to-message.ts'
import type { WorkOut } from '../maths/maths-thread.ts'
import type { CourseGuides } from './embedded-ilm.ts'
import type { Ilm, IlmRequest } from './ilm.ts'
import { type LanguageModel, LONGEST_HEARD, type ModelBody } from './language-model.ts'
import { modelMessages } from './model-prompt.ts'

/** Moves whose words are the platform's own: help in need, questions, plans, calculations. A model adds nothing to them. */
const OWN_WORDS: ReadonlySet<Move> = new Set(['safety', 'ask', 'plan', 'calculation', 'greet'])
/** About three times the words it is asked for. */
const LONGEST_REPLY = 3000
const MOST_TOKENS = 700

/**
 * A language model behind the same call (D20). The embedded Ilm decides what happens (which question is open, the checker's
 * verdict, the next hint, the sources); the model finds the words for it, from the same passages. Its reply passes the leak
 * check and keeps to what it was told; when it does not, fails or takes too long, the embedded Ilm's own words are sent.
 */
export function createModelIlm(model: LanguageModel, parts: { guides: CourseGuides; workOut: WorkOut }): Ilm {
  const { guides, workOut } = parts

  async function speak(request: IlmRequest, dialogue: Dialogue, draft: IlmTurn): Promise<string | undefined> {
    const { signal } = request
    const messages = modelMessages(request, dialogue, draft)
    const body = { messages, max_tokens: MOST_TOKENS, temperature: 0.4 }
    const unfit = wordingJudge({ move: draft.move, given: messages.map(({ content }) => content).join('\n') })
    const isFine = (text: string) => isFit(dialogue, draft, text) && unfit(text) === undefined
    if (request.onText) return speakAloud(model, body, signal, isFine, request.onText)
    const text = cleaned((await model.hear(body, signal)) ?? '')
    return text !== '' && isFine(text) ? text : undefined
  }

  return {
    reply: async (request) => {
      const guide = guides(request)
      const dialogue = await dialogueOf(guide, request, (task) => workOut(task, request.source))
      const draft = leadDialogue(dialogue)
      if (OWN_WORDS.has(draft.move) || guide.places.length === 0) return replyOf(draft)
      const text = await model.attempt(request.signal, () => speak(request, dialogue, draft))
      return replyOf(text === undefined ? draft : { ...draft, text })
    },
  }
}

/** Streams by whole sentences: each is let out only when everything so far passes the check. */
async function speakAloud(
  model: LanguageModel,
  body: ModelBody,
  signal: AbortSignal,
  isFine: (text: string) => boolean,
  onText: (text: string) => void,
): Promise<string | undefined> {
  let heard = ''
  let said = 0
  for await (const piece of model.stream(body, signal)) {
    heard += piece
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
