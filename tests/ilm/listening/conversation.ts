import type { ChatLearner } from '#domain/ilm/chat.ts'
import type { CourseGuide } from '#domain/ilm/course-guide.ts'
import { type Opened, openedOf } from '#domain/ilm/dialogue.ts'
import { readState } from '#domain/ilm/dialogue-state.ts'
import type { IlmReply } from '#domain/ilm/reply-to-message.ts'
import type { Ilm } from '#gateway/ilm/ilm.ts'
import { converse } from '../converse.ts'
import type { Log } from '../measure-dialogues.ts'

/** A conversation of the suite; what was said twice in it is counted over all of them. */
export type Conversation = {
  say: (message: string) => Promise<IlmReply>
  /** the question that the last reply left open */
  open: (guide: CourseGuide) => Opened | undefined
}

/** Replies that said something a second time in their conversation. */
export type Repeats = { passages: Told; sentences: Told }
type Told = { held: number; of: number; misses: string[] }

const LONG_PASSAGE = 60
const LONG_SENTENCE = 24
/** The ways to help are given again as long as they may be needed. */
const MAY_BE_TWICE = /686868|9-8-8|\b911\b/
const KEPT_MISSES = 400

export const newRepeats = (): Repeats => ({
  passages: { held: 0, of: 0, misses: [] },
  sentences: { held: 0, of: 0, misses: [] },
})

type Suite = { ilm: Ilm; log: Log; repeats: Repeats }

export function startConversation(suite: Suite, course: string, id: string, learner?: ChatLearner): Conversation {
  const say = converse(suite.ilm, course, id, learner)
  const passages = new Set<string>()
  const sentences = new Set<string>()
  let last: IlmReply | undefined
  return {
    say: async (message) => {
      const said = await say(message)
      suite.log.replies.push({ ...said, message, course, before: last?.response })
      last = said.reply
      const text = said.reply.response
      tell(suite.repeats.passages, passages, passagesOf(text), `${course} “${message}”`)
      tell(suite.repeats.sentences, sentences, sentencesOf(text), `${course} “${message}”`)
      return said.reply
    },
    open: (guide) => {
      const state = last && readState([{ role: 'assistant', content: last.remembered ?? '' }])
      return state && openedOf({ guide, state })
    },
  }
}

function tell(into: Told, before: Set<string>, said: readonly string[], where: string) {
  into.of++
  const again = said.find((one) => before.has(one))
  if (again === undefined) into.held++
  else if (into.misses.length < KEPT_MISSES) into.misses.push(`${where}: ${again}`)
  for (const one of said) before.add(one)
}

const passagesOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one.length >= LONG_PASSAGE && !MAY_BE_TWICE.test(one))

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.replaceAll(/[*_]/g, '').trim())
    .filter((one) => one.length >= LONG_SENTENCE && !MAY_BE_TWICE.test(one))
