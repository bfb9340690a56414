import type { Dialogue } from '../dialogue.ts'
import type { IlmTurn } from '../ilm-turn.ts'
import { dangerReply, HELP_LINE, POISON_LINE } from './danger-reply.ts'
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

/** Somebody who can help knows of it; said as a fact, and without a "not". */
const HELPED =
  / (?:i (?:just |already |have )?(?:called|phoned|rang|texted|told)(?! you)|(?:ambulance|help) is (?:here|coming|on)|paramedics? (?:is|are)|(?:at|in|to) (?:the |a )?(?:hospital|er|emergency room)|(?:mom|dad|mother|father|parents?|sister|brother|teacher|aunt|uncle|grandma|grandpa|friend|neighbour) (?:knows|called|is (?:here|with me|calling|driving|coming)|are (?:here|with me|coming))|they are (?:here|coming)) /
const DENIED = / (?:not|no|never|cannot|nobody|scared|afraid|if) /

const line = `Kids Help Phone is there any time: **${HELP_LINE}**, or text **686868**; **9-8-8** for a crisis, **911** in danger.`

/**
 * The turn of a message in danger, or of one that follows a disclosure: no lesson, plan or quiz straight after it. Who wants to
 * study all the same is asked once whether they are safe, and then may; after an overdose only once help knows of it.
 * @returns undefined when the turn belongs to the lesson
 */
export function stayWithStudent(dialogue: Dialogue): IlmTurn | undefined {
  const { state, message, read } = dialogue
  const danger = noticeDanger(message)
  if (danger) return turn(dialogue, dangerReply(danger), { about: danger, turns: 0 })
  const { care } = state
  if (!care || care.turns >= STAYS) return undefined
  const words = plainWords(message)
  if (care.about === 'overdose') return untilHelp(dialogue, words, care)
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

/**
 * After an overdose nothing is studied, whatever is asked and however often, until somebody who can help knows of it: it harms before it is felt, so
 * "I feel fine" is no all-clear. Who takes it back may go on, with the number at hand.
 */
function untilHelp(dialogue: Dialogue, words: string, care: Care): IlmTurn {
  if (HELPED.test(words) && !DENIED.test(words) && !dialogue.read.isQuestion) {
    return turn(
      dialogue,
      `I’m so glad you did that. Do what they say, stay with somebody, and keep the package with you. If it gets worse: **911**. ${line}\n\nStudying can wait until you are well. I’ll be here.`,
      { ...care, turns: STAYS },
    )
  }
  if (TAKEN_BACK.test(words)) {
    return turn(
      dialogue,
      `Thank you for telling me. I take such words seriously, because they often are. If you did take something: **911**, or the poison centre, **${POISON_LINE}**, also when you feel fine. ${line}\n\nIf nothing was taken, tell me when you want to go on, and with what.`,
      { ...care, turns: STAYS },
    )
  }
  return turn(
    dialogue,
    `Studying can wait, and this cannot. Please call **911**, or the poison centre: **${POISON_LINE}**, now, even if you feel fine. If calling is hard, show this to whoever is nearest. ${line}\n\nIs there somebody with you? Tell me when you have called.`,
    care,
  )
}

type Care = NonNullable<Dialogue['state']['care']>

function turn(dialogue: Dialogue, text: string, care: Care): IlmTurn {
  return { move: 'safety', text, citations: [], nextSteps: [], state: { ...dialogue.state, care } }
}
