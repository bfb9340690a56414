import { isSameText } from '../question/normalise-text.ts'
import type { PlainForm, PlainOption } from '../question/plain-form.ts'
import { plainFormOf } from '../question/plain-types.ts'
import type { Question } from '../question/question.ts'
import type { Reply } from '../question/reply.ts'
import { roughText } from '../text/search-words.ts'
import { editDistance } from './edit-distance.ts'
import { bareWords, plainMessage } from './plain-message.ts'

export type ReadAnswer =
  | { kind: 'answer'; reply: Reply; text: string }
  /** several options at once, a list that does not fit, or an answer nobody can make out */
  | { kind: 'unclear' }
  | { kind: 'no-answer' }

/** The options of a choice question as Ilm letters them; none for a question that is answered in another way. */
export function letteredOptions(question: Question): PlainOption[] {
  const form = plainFormOf(question)
  return form.as === 'choice' || form.as === 'truth' ? form.options : []
}

/** What students put before an answer: hesitation, then how they came by it. */
const LEAD_IN = new RegExp(
  `^(?:(?:so|ok|okay|um+|uh+|hmm+|well|oh|then|alors|euh|ben)[, ]+)*(?:(?:${[
    'i (?:think|guess|believe|say|would say|choose|pick|got|get|found|have|calculated|worked out)',
    'we (?:get|got)',
    'you get',
    'id say',
    'im going with',
    'ill go with',
    'my (?:final )?(?:answer|guess) is',
    '(?:is )?(?:the )?answer(?: is|:)?(?= )',
    '(?:could|would|can) it be',
    'it (?:would|could|must|has to) be',
    'it (?:is|equals|comes to|comes out to|makes|gives)',
    'is it',
    'is that',
    'its',
    'that is',
    'thats',
    'called',
    'maybe',
    'probably',
    'equals',
    'je (?:pense|crois) que',
    "c'?est",
    'ca (?:fait|donne)',
  ].join('|')})[, :]*(?:that |its |it is |be |called |the answer is )?)*`,
  'i',
)
/** Before a number only: it may be rounded. */
const ROUGHLY = /^(?:about|around|roughly|approximately|approx\.?|nearly|almost|environ|[~≈])\s*/i

/** What is said while thinking, or of something else: no try, and never graded as one. */
const TALK =
  /^(?:lol|lmao|(?:ha){2,}h?|hm+|um+|uh+|huh|ugh|omg|bruh|bro|dude|wow|oops|sorry|sry|wait(?: what)?|hold on|one sec(?:ond)?|brb|ok(?:ay)?|k|kk|yes|yeah|yep|no|nope|nah|sure|maybe|idc|whatever|really|seriously|same|fr|nvm|never ?mind|not really|i (?:guess|think)(?: so)?|i (?:dont|do not) care|im (?:so )?(?:tired|bored|sad|hungry|done|back)|(?:this|thats?|its?)(?: is)? (?:so |too |really )?(?:hard|boring|dumb|confusing|annoying|easy)|oui|non|ouais|bof|attends?)$/

/** A question or a wish of the student's own, which may name what is asked for; "what about …" is a guess. */
const ASKS =
  /^(?:(?:what|how)(?! about)|why|who|when|where|which|can|could|do|does|tell|give|show|please|explain|define|describe)\b/i

/** Reads a message as an answer to a question; it may also be something else. */
export function readAnswer(question: Question, message: string): ReadAnswer {
  const text = message.trim()
  const stripped = stripLeadIn(text)
  const hasLeadIn = stripped !== text
  const form = plainFormOf(question)
  switch (form.as) {
    case 'choice':
    case 'truth':
      return readChoice(form.options, form.as === 'truth', text, stripped)
    case 'number': {
      const amount = stripped.replace(ROUGHLY, '')
      const isNumber =
        /\d|½|¼|¾|⅓|⅔/.test(amount) &&
        amount.split(/\s+/).length <= (hasLeadIn ? 12 : 6) &&
        !TALKS.test(plainMessage(amount))
      return isNumber ? answered(form.reply(amount), amount) : { kind: 'no-answer' }
    }
    case 'text':
      return isTry(form, text, stripped) ? answered(form.reply(stripped), stripped) : { kind: 'no-answer' }
    case 'list': {
      const reply = form.read(stripped)
      return reply ? answered(reply, stripped) : { kind: isList(stripped) ? 'unclear' : 'no-answer' }
    }
  }
}

function stripLeadIn(text: string): string {
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replace(/\b(it|that|i)'(s|m|d|ll)\b/gi, '$1$2')
  return plain
    .replace(LEAD_IN, '')
    .replace(/[,;]? (?:because|since|cause|bc|right|parce que)\b.*$/i, '')
    .replace(/(?<![?!. ])[?!. ]+$/, '')
    .trim()
}

const answered = (reply: Reply, text: string): ReadAnswer => ({ kind: 'answer', reply, text })

/** A word, term or formula: short, no talk, and no question of the student's own. */
function isTry({ form, accepted }: PlainForm & { as: 'text' }, message: string, text: string): boolean {
  if (text === '') return false
  if (accepted.some((one) => isSameText(one, text))) return true
  if ([message, text].some(isTalk)) return false
  const words = text.split(/\s+/).length
  if (form === 'algebra') return isFormula(text, accepted) && words <= 16
  if (accepted.some((one) => isNear(one, text))) return true
  return !ASKS.test(text) && !TALKS.test(plainMessage(text)) && words <= (text === message ? 5 : 8)
}

/** Words of somebody who talks to Ilm or asks; names and terms hold none of them. */
const TALKS =
  /\b(?:i|im|ive|id|ill|my|me|mine|you|your|we|us|they|their|he|she|friends?|its|isnt|dont|didnt|doesnt|cant|wont|can|could|would|should|get|got|example|examples|hint|question|easy|hard|what|whats|why|how|who|when|where|test|exam|lol|teacher|class|bored|boring|stuff|something|anything|nothing|really|like|topic|today|tomorrow|formula|word|words|simpler|french|english|help|please)\b/

/** Several things in a row, said to nobody: a try at a list that does not fit it. */
const isList = (text: string): boolean =>
  /[;\n→].*\S|[-=]>/.test(text) && !ASKS.test(text) && !TALKS.test(plainMessage(text))

/** A slip of the hand away from what is accepted: one letter, two in long words. */
function isNear(accepted: string, text: string): boolean {
  const [one, other] = [accepted.toLowerCase(), text.toLowerCase()]
  return one.length >= 5 && editDistance(one, other) <= (one.length >= 9 ? 2 : 1)
}

const isTalk = (text: string): boolean => TALK.test(bareWords(plainMessage(text)))

/** Two words beside each other, one of them of three letters: `ab cd` may be a product, `add the numbers` is none. */
function holdsWords(text: string): boolean {
  const lengths = text.split(/\s+/).map((part) => (/^[a-z]{2,}[,.;!?]?$/i.test(part) ? part.length : 0))
  return lengths.some((length, at) => length > 0 && (lengths[at + 1] ?? 0) > 0 && length + (lengths[at + 1] ?? 0) > 4)
}

/** Letters alone are a formula where they are the question's own, as in `mgh`; two words beside each other are talk. */
function isFormula(text: string, accepted: readonly string[]): boolean {
  const names = text.replaceAll(/\b(?:a?(?:sin|cos|tan)|sqrt|log|ln|pi|theta)\b/gi, ' ')
  if (!/[a-z0-9]/i.test(text) || holdsWords(names)) return false
  const letters = text.toLowerCase().match(/[a-z]/g) ?? []
  return /[^a-z\s]/i.test(text) || letters.every((letter) => accepted.some((one) => one.toLowerCase().includes(letter)))
}

function readChoice(options: readonly PlainOption[], isTruth: boolean, text: string, stripped: string): ReadAnswer {
  const chosen = (letter: string): ReadAnswer => {
    const option = options.find((one) => one.letter === letter.toUpperCase())
    return option ? answered(option.reply, option.content) : { kind: 'unclear' }
  }
  const plain = plainMessage(stripped)
  if (/^\(?[a-h]\)?(?:(?:\s*[,/]\s*|\s+(?:or|and|ou|et)\s+)\(?[a-h]\)?)+$/.test(plain)) return { kind: 'unclear' }
  const truth = isTruth ? truthIn(plain) : undefined
  const told = truth !== undefined && options.find((one) => saysTrue(one) === truth)
  if (told) return chosen(told.letter)
  // "B", "b)", "option b", "B) 3n + 4"
  const letter = /^(?:option|letter|choice|answer|number)?\s*\(?([a-h])(?:[).:]+(?:\s.*)?|)$/.exec(plain)?.[1]
  if (letter !== undefined) return chosen(letter)
  const exact = options.find((option) => isSameOption(option.content, stripped) || isSameOption(option.content, text))
  if (exact) return chosen(exact.letter)
  if (isTruth) return { kind: 'no-answer' }
  const named = /^(?:option|letter|choice)\s+([a-h])\b/.exec(plain)?.[1]
  if (named && !/\b(?:or|not|and)\b/.test(plain)) return chosen(named)
  // "what is oxygen?" names an option and chooses none
  if (ASKS.test(stripped)) return { kind: 'no-answer' }
  // the words of one option and of no other
  const holding = options.filter((option) => {
    const content = plainMessage(roughText(option.content))
    return content.length >= 3 && ` ${plain} `.includes(` ${content} `)
  })
  const [only] = holding
  if (only && holding.length === 1 && plain.split(' ').length <= plainMessage(only.content).split(' ').length + 4) {
    return chosen(only.letter)
  }
  return { kind: 'no-answer' }
}

/** What a message says of a statement; undefined where it says neither, or both. */
function truthIn(plain: string): boolean | undefined {
  const said =
    /^(?:its |it is )?(?:definitely |probably )?(true|false|t|f|yes|no|yeah|yep|nope|vrai|faux|oui|non)\b(?!.*\b(?:or|ou)\b)/.exec(
      plain,
    )?.[1]
  return said === undefined ? undefined : /^(?:t|true|yes|yeah|yep|vrai|oui)$/.test(said)
}

/** Whether an option of a true-false question is the one that says true. */
export const saysTrue = ({ id, content }: PlainOption): boolean => id === 'true' || /^true$/i.test(content)

function isSameOption(content: string, given: string): boolean {
  const rough = roughText(content)
  return isSameText(rough, given) || plainMessage(rough) === plainMessage(given)
}
