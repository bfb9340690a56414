import { expect } from 'vitest'
import { type Checked, type MalformedReason, type Slip, scoreOf } from '#domain/question/checked.ts'

/** Points out of those that can be had; `parts` says of each place of the answer whether it is right. */
type Mark = { earned: number; of: number; parts?: readonly boolean[] }
/** What is said about a wrong answer. What is left out is not looked at; `undefined` says that there is none. */
type Said = { slip?: Slip | undefined; feedback?: unknown; misconception?: string | undefined }

interface AnswerMatchers<R> {
  /** All of the reply is right. @param slip a slip that is named all the same; left out: none is */
  toBeCorrect(slip?: Slip): R
  /** The reply was scored, is worth nothing, and gets what `said` names. */
  toBeIncorrect(said?: Said): R
  /** The reply was scored and is worth this share. */
  toBeMarked(mark: Mark, said?: Said): R
  /** The reply is not counted but asked again. @param mark what it is worth in an exam, which cannot ask again */
  toBeAskedAgain(reason: MalformedReason, mark?: Mark): R
}

declare module 'vitest' {
  // the parameters of vitest's own interface, which this one merges with
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends AnswerMatchers<R> {}
}

const share = ({ earned, of }: Mark) => `${earned} of ${of}`
const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)

/** An answer's mark in one line, for the message of a test that fails. */
function describeChecked(checked: Checked<unknown>): string {
  if (checked.kind === 'malformed') {
    const worth = checked.asItStands ? `, as it stands ${describeChecked(checked.asItStands)}` : ''
    return `asked again (${checked.reason}${worth})`
  }
  const { slip, mistake, parts } = checked
  return [
    `${checked.status}, ${scoreOf(checked)} of 1`,
    slip && `slip ${slip}`,
    mistake && `said ${JSON.stringify(mistake)}`,
    parts && `parts ${parts.map(({ isRight }) => isRight).join(' ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function isWorth(checked: Checked<unknown> | undefined, { earned, of, parts }: Mark): boolean {
  if (checked?.kind !== 'checked' || Math.abs(scoreOf(checked) - earned / of) > 1e-12) return false
  // only what is right in all of it is correct, a share is one of a part, and the parts say the same
  if (checked.status !== (earned === of ? 'correct' : 'incorrect')) return false
  if (checked.score !== undefined && !(checked.score > 0 && checked.score < 1)) return false
  return (
    parts === undefined ||
    isSame(
      checked.parts?.map(({ isRight }) => isRight),
      parts,
    )
  )
}

function says(checked: Checked<unknown>, said: Said): boolean {
  if (checked.kind !== 'checked') return false
  if ('slip' in said && checked.slip !== said.slip) return false
  if ('feedback' in said && !isSame(checked.mistake?.feedback, said.feedback)) return false
  return !('misconception' in said) || checked.mistake?.misconception === said.misconception
}

const verdict = (pass: boolean, checked: Checked<unknown>, wanted: string) => ({
  pass,
  message: () => `the answer is ${describeChecked(checked)}; ${pass ? 'not ' : ''}wanted: ${wanted}`,
})
const wording = (said: Said) => (Object.keys(said).length > 0 ? `, ${JSON.stringify(said)}` : '')

expect.extend({
  toBeCorrect(checked: Checked<unknown>, slip?: Slip) {
    const pass = isWorth(checked, { earned: 1, of: 1 }) && says(checked, { slip })
    return verdict(pass, checked, `correct${slip ? ` with the slip ${slip}` : ''}`)
  },
  toBeIncorrect(checked: Checked<unknown>, said: Said = {}) {
    return verdict(isWorth(checked, { earned: 0, of: 1 }) && says(checked, said), checked, `incorrect${wording(said)}`)
  },
  toBeMarked(checked: Checked<unknown>, mark: Mark, said: Said = {}) {
    return verdict(isWorth(checked, mark) && says(checked, said), checked, `${share(mark)}${wording(said)}`)
  },
  toBeAskedAgain(checked: Checked<unknown>, reason: MalformedReason, mark?: Mark) {
    const isAsked = checked.kind === 'malformed' && checked.reason === reason
    const pass = isAsked && (mark === undefined || isWorth(checked.asItStands, mark))
    return verdict(pass, checked, `asked again (${reason}${mark ? `, as it stands ${share(mark)}` : ''})`)
  },
})
