import type { Checked } from '../../checked.ts'
import type { QuestionOf } from '../../question.ts'

/** CHP-19: the option's flag decides; several may be flagged. */
export function checkOption<T>(options: QuestionOf<T>['options'], optionId: string): Checked<T> {
  const option = options.find(({ id }) => id === optionId)
  if (!option) return { kind: 'malformed', reason: 'no-such-option' }
  const { correct, feedback, misconception } = option
  if (correct) return { kind: 'checked', status: 'correct', ...(feedback !== undefined && { praise: feedback }) }
  return { kind: 'checked', status: 'incorrect', mistake: { feedback, misconception } }
}
