import type { RichText } from '../text/rich-text.ts'
import { optionsOf } from './check-answer.ts'
import { plainUnit } from './check-number.ts'
import { acceptedTexts } from './check-short-answer.ts'
import { plainNumber, roundTo } from './format-number.ts'
import type { QuestionOf } from './question.ts'
import type { Reply } from './reply.ts'

/** Characters of a prompt that an event keeps. */
const PROMPT_CUT = 200
const plain = (text: string): RichText => ({ html: text, text })

/** The options shown: those of the question, or True and False where the answer alone says it (OPN-76). */
export const shownOptions = (question: QuestionOf<RichText>): QuestionOf<RichText>['options'] =>
  optionsOf(question, plain)

/** The prompt as plain text, cut for the history. */
export function promptText({ prompt }: Pick<QuestionOf<RichText>, 'prompt'>): string {
  const text = prompt.type === 'text' ? prompt.content.text : (prompt.alt ?? `A question with ${prompt.type}`)
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, PROMPT_CUT)
}

/** What a student gave, as text for the history. */
export function describeReply(question: QuestionOf<RichText>, reply: Reply): string {
  switch (reply.type) {
    case 'multiple-choice':
    case 'true-false':
      return shownOptions(question).find(({ id }) => id === reply.optionId)?.content.text ?? ''
    case 'numeric':
    case 'short-answer':
      return reply.text.trim()
    case 'match':
      return question.pairs
        .map(({ left }, index) => `${left.text} → ${question.pairs[reply.rights[index] ?? -1]?.right.text ?? '?'}`)
        .join('; ')
  }
}

/** Decimals that are shown as they are; a longer number is the result of a division and says more than anybody asked. */
const DECIMALS_AS_THEY_ARE = 4
const DECIMALS_AT_MOST = 9

/** A long decimal is cut to the fewest decimals that stay within a tenth of the tolerance of the exact answer. */
function shownNumber(answer: number, tolerance = 0): string {
  const exact = plainNumber(answer)
  if ((exact.split('.')[1]?.length ?? 0) <= DECIMALS_AS_THEY_ARE) return exact
  for (let decimals = 1; decimals <= DECIMALS_AT_MOST; decimals++) {
    const rounded = roundTo(answer, decimals)
    if (Math.abs(rounded - answer) <= tolerance / 10) return plainNumber(rounded)
  }
  return exact
}

/** The right answer as text (ANA-25); undefined when the question has none. */
export function describeCorrectAnswer(question: QuestionOf<RichText>): string | undefined {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false': {
      const right = shownOptions(question).filter(({ correct }) => correct)
      return right.map(({ content }) => content.text).join(' or ') || undefined
    }
    case 'numeric': {
      const [answer] = [question.answer].flat()
      if (answer === undefined || typeof answer === 'boolean') return undefined
      const number = typeof answer === 'number' ? shownNumber(answer, question.tolerance) : answer
      return question.unit === undefined ? number : `${number} ${plainUnit(question.unit)}`
    }
    case 'short-answer':
      return question.sampleAnswer?.text ?? acceptedTexts(question)[0]
    case 'match':
      return question.pairs.map(({ left, right }) => `${left.text} → ${right.text}`).join('; ') || undefined
    case 'draw':
      return question.sampleAnswer?.text
  }
}
