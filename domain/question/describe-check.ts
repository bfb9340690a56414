import type { MalformedReason, Slip } from './checked.ts'
import type { QuestionOf } from './question.ts'

/** What the student is asked to mend before an answer is scored; nothing is recorded. */
export function describeMalformed(reason: MalformedReason, question: Pick<QuestionOf<unknown>, 'unit'>): string {
  switch (reason) {
    case 'empty':
      return 'Type an answer first.'
    case 'not-a-number':
      return 'That doesn’t read as a number yet. Try a form like 12.5, −3, 3/4 or 3 × 10^5. It has not been counted.'
    case 'unknown-unit':
      return question.unit
        ? `The number is fine, but the unit isn’t one we know. Use ${question.unit}, or leave the unit out. It has not been counted.`
        : 'The number is fine, but what follows isn’t a unit we know. Try the number alone. It has not been counted.'
    case 'not-algebra':
      return 'That doesn’t read as a formula yet. Check brackets and signs, as in 2x + 6 or 3(x − 1)^2. It has not been counted.'
    case 'not-in-form':
      return 'That has the right value, but it isn’t finished: simplify, factor or expand as the question asks. It has not been counted.'
    case 'incomplete':
      return 'Some of it is still open. Complete it first.'
    case 'too-many':
      return 'You chose more than asked for. Take some away first.'
    case 'no-such-option':
    case 'cannot-be-answered':
      return 'This question can’t be answered that way. Please load the page again.'
  }
}

/** A slip named, so that it does not look like a wrong idea. */
export function describeSlip(slip: Slip, question: Pick<QuestionOf<unknown>, 'unit' | 'significantFigures'>): string {
  switch (slip) {
    case 'significant-figures':
      return `Right value. Give it with ${question.significantFigures ?? 'the asked number of'} significant figures next time.`
    case 'unit':
      return question.unit
        ? `The number is right, but not in the unit you gave. The answer is in ${question.unit}.`
        : 'The number is right, but it takes no unit.'
    case 'factor-of-ten':
      return 'The digits are right, but the decimal point is not. Check powers of ten and unit prefixes.'
    case 'sign':
      return 'The size is right, but the sign is not.'
    case 'rounding':
      return 'Close: it looks rounded too early. Keep more digits until the last step.'
  }
}
