import { checkNumber } from './check-number.ts'
import { type CompareAlgebra, checkShortAnswer } from './check-short-answer.ts'
import type { Checked } from './checked.ts'
import type { QuestionOf } from './question.ts'
import { readNumber } from './read-number.ts'
import type { Reply } from './reply.ts'

const MALFORMED = { kind: 'malformed', reason: 'cannot-be-answered' } as const

/**
 * Scores a reply to a practice question, for any form of text (CHP-19..24, D17, D18). A reply that cannot be scored is
 * `malformed`: it is asked again and never counted.
 * @param compare for answers in algebra; without it only the same formula, spaces aside, is accepted
 */
export function checkAnswer<T>(question: QuestionOf<T>, reply: Reply, compare?: CompareAlgebra): Checked<T> {
  if (reply.type !== question.type) return MALFORMED
  switch (reply.type) {
    case 'multiple-choice':
    case 'true-false':
      return checkChoice(question, reply.optionId)
    case 'numeric': {
      const answer = numericAnswer(question)
      // Without an answer nothing can be right, as for short answers (CHP-24); a text that is no number stays malformed.
      if (answer === undefined)
        return readNumber(reply.text).ok
          ? { kind: 'checked', status: 'incorrect' }
          : { kind: 'malformed', reason: 'not-a-number' }
      return checkNumber(question, answer, reply.text)
    }
    case 'short-answer':
      return checkShortAnswer(question, reply.text, compare)
    case 'match':
      return checkMatch(question, reply.rights)
  }
}

/** The options of a question; true-false without any gets True and False, marked by `answer` (CHP-41). */
export function optionsOf<T>(question: QuestionOf<T>, text: (plain: string) => T): QuestionOf<T>['options'] {
  if (question.type !== 'true-false' || question.options.length > 0) return question.options
  const truth = truthOf(question.answer)
  return [
    { id: 'true', content: text('True'), correct: truth === true },
    { id: 'false', content: text('False'), correct: truth === false },
  ]
}

/** CHP-19: the option's flag decides; several may be flagged. */
function checkChoice<T>(question: QuestionOf<T>, optionId: string): Checked<T> {
  const isDerived = question.type === 'true-false' && question.options.length === 0
  if (isDerived && (optionId === 'true' || optionId === 'false')) {
    const isRight = truthOf(question.answer) === (optionId === 'true')
    return { kind: 'checked', status: isRight ? 'correct' : 'incorrect' }
  }
  const option = question.options.find(({ id }) => id === optionId)
  if (!option) return { kind: 'malformed', reason: 'no-such-option' }
  if (option.correct) return { kind: 'checked', status: 'correct' }
  const { feedback, misconception } = option
  return { kind: 'checked', status: 'incorrect', mistake: { feedback, misconception } }
}

function truthOf(answer: unknown): boolean | undefined {
  const [first] = [answer].flat()
  if (typeof first === 'boolean') return first
  if (typeof first === 'number') return first !== 0
  if (typeof first !== 'string') return undefined
  return /^(?:true|t|yes)$/i.test(first.trim()) ? true : /^(?:false|f|no)$/i.test(first.trim()) ? false : undefined
}

function numericAnswer<T>({ answer }: QuestionOf<T>): number | undefined {
  const [first] = [answer].flat()
  if (typeof first === 'number') return first
  const read = typeof first === 'string' ? readNumber(first) : undefined
  return read?.ok ? read.value : undefined
}

/** D18: right when every left side has its own right side. Equal right sides may stand for each other. */
function checkMatch<T>({ pairs }: QuestionOf<T>, rights: readonly (number | null)[]): Checked<T> {
  if (pairs.length === 0) return MALFORMED
  if (rights.length !== pairs.length || rights.includes(null)) return { kind: 'malformed', reason: 'incomplete' }
  const isRight = pairs.every((pair, left) => {
    const chosen = pairs[rights[left] ?? -1]
    return chosen !== undefined && JSON.stringify(chosen.right) === JSON.stringify(pair.right)
  })
  const isReused = new Set(rights).size < rights.length
  return { kind: 'checked', status: isRight && !isReused ? 'correct' : 'incorrect' }
}
