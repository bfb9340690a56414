import { isSameText } from '../question/normalise-text.ts'
import type { PlainOption } from '../question/plain-form.ts'
import { plainFormOf } from '../question/plain-types.ts'
import type { Question } from '../question/question.ts'
import type { Reply } from '../question/reply.ts'
import { roughText } from '../text/search-words.ts'
import { plainMessage } from './plain-message.ts'

export type ReadAnswer =
  | { kind: 'answer'; reply: Reply; text: string }
  /** several options at once, or an answer nobody can make out */
  | { kind: 'unclear' }
  | { kind: 'no-answer' }

/** The options of a choice question as Ilm letters them; none for a question that is answered in another way. */
export function letteredOptions(question: Question): PlainOption[] {
  const form = plainFormOf(question)
  return form.as === 'choice' || form.as === 'truth' ? form.options : []
}

const LEAD_IN =
  /^(?:(?:so|ok|okay|um+|hmm+|well|oh|alors|euh)[, ]+)*(?:(?:i (?:think|guess|believe|say|would say|choose|pick|got|get)|id say|im going with|ill go with|my (?:final )?(?:answer|guess) is|(?:the )?answer(?: is|:)|is it|could it be|its|it is|it has to be|that is|thats|maybe|probably|je pense que cest|cest|je crois que cest)[, ]*(?:that |its |it is |be |the answer is )?)+/i

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
      const isNumber = /\d|½|¼|¾|⅓|⅔/.test(stripped) && stripped.split(/\s+/).length <= (hasLeadIn ? 12 : 6)
      return isNumber ? answered(form.reply(stripped), stripped) : { kind: 'no-answer' }
    }
    case 'text':
      return stripped !== '' && isShortAnswer(form.form === 'algebra', stripped, hasLeadIn)
        ? answered(form.reply(stripped), stripped)
        : { kind: 'no-answer' }
    case 'list': {
      const reply = form.read(stripped)
      return reply ? answered(reply, stripped) : { kind: 'no-answer' }
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

/** A word, term or formula: short, and no question of the student's own. */
function isShortAnswer(isFormula: boolean, text: string, hasLeadIn: boolean): boolean {
  const words = text.split(/\s+/).length
  if (isFormula) return /[a-z0-9]/i.test(text) && !/[a-z]{4}\s{1,9}[a-z]{2}/i.test(text) && words <= 16
  if (/^(?:what|why|how|who|when|where|which|can|could|do|does|tell|give|show|please|explain)\b/i.test(text))
    return false
  return words <= (hasLeadIn ? 8 : 5)
}

function readChoice(options: readonly PlainOption[], isTruth: boolean, text: string, stripped: string): ReadAnswer {
  const chosen = (letter: string): ReadAnswer => {
    const option = options.find((one) => one.letter === letter.toUpperCase())
    return option ? answered(option.reply, option.content) : { kind: 'unclear' }
  }
  const plain = plainMessage(stripped)
  // "B", "b)", "option b", "B) 3n + 4"
  const letter = /^(?:option|letter|choice|answer|number)?\s*\(?([a-h])(?:[).:]+(?:\s.*)?|)$/.exec(plain)?.[1]
  if (letter !== undefined) return chosen(letter)
  const exact = options.find((option) => isSameOption(option.content, stripped) || isSameOption(option.content, text))
  if (exact) return chosen(exact.letter)
  if (isTruth) {
    const truth =
      /^(?:its |it is )?(?:definitely |probably )?(true|false|t|f|yes|no|yeah|yep|nope|vrai|faux|oui|non)\b(?!.*\b(?:or|ou)\b)/.exec(
        plain,
      )?.[1]
    if (truth) {
      const isTrue = /^(?:t|true|y|ye|yes|yeah|yep|vrai|oui)/.test(truth)
      const option = options.find((one) => saysTrue(one) === isTrue)
      if (option) return chosen(option.letter)
    }
    return { kind: 'no-answer' }
  }
  const named = /^(?:option|letter|choice)\s+([a-h])\b/.exec(plain)?.[1]
  if (named && !/\b(?:or|not|and)\b/.test(plain)) return chosen(named)
  if (/^\(?[a-h]\)?(?:\s*(?:,|or|and|\/)\s*\(?[a-h]\)?)+$/.test(plain)) return { kind: 'unclear' }
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

/** Whether an option of a true-false question is the one that says true. */
export const saysTrue = ({ id, content }: PlainOption): boolean => id === 'true' || /^true$/i.test(content)

function isSameOption(content: string, given: string): boolean {
  const rough = roughText(content)
  return isSameText(rough, given) || plainMessage(rough) === plainMessage(given)
}
