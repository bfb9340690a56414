import type { Dialogue } from '../dialogue.ts'
import type { IlmTurn } from '../ilm-turn.ts'
import { dangerReply, HELP_LINE } from './danger-reply.ts'
import { noticeDanger } from './notice-danger.ts'
import { plainWords } from './plain-words.ts'

/** Replies after a disclosure that stay with the student before a lesson may go on without being asked for twice. */
const STAYS = 3

const TAKEN_BACK =
  / (?:jk|just kidding|kidding|joking|a joke|joke|not serious|did not mean it|do not mean it|was lying|messing with you|testing you|my friend wrote|autocorrect|song lyrics|a quote) /
const REFUSED =
  / (?:do not want to (?:call|talk|tell)|will not (?:call|help)|cannot (?:call|talk|tell)|no one to (?:talk|tell)|nobody to (?:talk|tell)|(?:they|it|nobody|she|he) (?:do not|does not|will not|would not|never) (?:help|listen|answer|believe|work|care)|already (?:called|told|tried)|scared to (?:call|tell|talk)|on hold|no phone|do not have a phone|get in trouble|do not tell|leave me alone) /
const SAFE =
  / (?:i am (?:safe|ok|okay|fine|alright|better|good)|i feel better|i am not in danger|yes i am safe|i told my|i called|i texted|i talked to|will call|i will tell) /
const YES =
  /^ (?:yes|yeah|yep|ya|sure|ok|okay|please|yes please|lets go on|let us go on|continue|go on)(?: [a-z]+){0,4} $/
const GOES_ON =
  / (?:just want to study|distract me|take my mind off|keep studying|go on with|back to (?:math|work|the question|studying)) /

const line = `Kids Help Phone is there any time: **${HELP_LINE}**, or text **686868**; **9-8-8** for a crisis, **911** in danger.`

/**
 * The turn of a message in danger, or of one that follows a disclosure: no lesson, plan or quiz straight after it. Who wants to
 * study all the same is asked once whether they are safe, and then may.
 * @returns undefined when the turn belongs to the lesson
 */
export function stayWithStudent(dialogue: Dialogue): IlmTurn | undefined {
  const { state, message, read } = dialogue
  const danger = noticeDanger(message)
  if (danger) return turn(dialogue, dangerReply(danger), { about: danger, turns: 0 })
  const { care } = state
  if (!care || care.turns >= STAYS) return undefined
  const words = plainWords(message)
  const next = { ...care, turns: care.turns + 1 }
  if (TAKEN_BACK.test(words)) {
    return turn(
      dialogue,
      `Thank you for telling me. I take such words seriously, because they often are. If there is ever more behind them: ${line}\n\nTell me when you want to go on, and with what.`,
      { ...care, turns: STAYS },
    )
  }
  if (REFUSED.test(words)) {
    return turn(
      dialogue,
      `I hear you. Reaching out can feel impossible, and it may take more than one try. You can start small: text one word to **686868**, or show somebody this conversation. You don’t have to explain everything. ${line}`,
      next,
    )
  }
  if (SAFE.test(words)) {
    return turn(
      dialogue,
      `I’m glad you wrote that. Be gentle with yourself today. ${line}\n\nIf you would like to study a little, tell me with what; if not, that is fine, too.`,
      { ...care, turns: STAYS },
    )
  }
  const wantsToStudy = read.intent !== 'other' || read.isQuestion || GOES_ON.test(words)
  if (care.wantsToStudy && (wantsToStudy || YES.test(words))) return undefined
  if (wantsToStudy) {
    return turn(
      dialogue,
      `We can do that. First: are you safe right now? If not, please call **911** or **9-8-8**. If you are, write “yes”, or ask again, and we go on, one small step at a time. ${line}`,
      { ...next, wantsToStudy: true },
    )
  }
  return turn(
    dialogue,
    `I’m listening. I’m only a study tutor, and you deserve somebody who can really be there: ${line} Is there one adult you could go to today?`,
    next,
  )
}

function turn(dialogue: Dialogue, text: string, care: NonNullable<Dialogue['state']['care']>): IlmTurn {
  return { move: 'safety', text, citations: [], nextSteps: [], state: { ...dialogue.state, care } }
}
