import type { QuestionOf } from '../../question.ts'

/** The options of a statement; without any it gets True and False, marked by `answer` (CHP-41, OPN-76). */
export function optionsOf<T>(question: QuestionOf<T>, text: (plain: string) => T): QuestionOf<T>['options'] {
  if (question.options.length > 0) return question.options
  return truthsOf(question).map(({ id, correct, words }) => ({ id, correct, content: text(words) }))
}

/** True and False as options, marked by the question's answer. */
export function truthsOf({ answer }: Pick<QuestionOf<unknown>, 'answer'>) {
  const truth = truthOf(answer)
  return [
    { id: 'true', words: 'True', correct: truth === true },
    { id: 'false', words: 'False', correct: truth === false },
  ]
}

/** Foreign gateways say it in many ways; undefined when it is neither. */
function truthOf(answer: unknown): boolean | undefined {
  const [first] = [answer].flat()
  if (typeof first === 'boolean') return first
  if (typeof first === 'number') return first !== 0
  if (typeof first !== 'string') return undefined
  return /^(?:true|t|yes)$/i.test(first.trim()) ? true : /^(?:false|f|no)$/i.test(first.trim()) ? false : undefined
}
