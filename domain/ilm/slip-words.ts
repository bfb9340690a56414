import type { MalformedReason, Slip } from '../question/checked.ts'

/** What Ilm says of an answer that is nearly right. */
export const SLIPS: Record<Slip, string> = {
  unit: 'The number fits, but look at the **unit**: is it the one that was asked for?',
  'significant-figures': 'One thing to polish: check how many **significant figures** the question asks for.',
  'factor-of-ten': 'The digits look good. Check the **decimal point**, or the prefix of the unit.',
  sign: 'The size fits. Check the **sign**.',
  rounding: 'You are close: it looks **rounded too early**. Keep more digits until the end.',
}

/** And of one that cannot be graded. */
export const MALFORMED: Record<MalformedReason, string> = {
  empty: 'Send me your answer, and I will check it.',
  'not-a-number': 'I need a number here, like 12.5 or 3/4. What do you get?',
  'unknown-unit': 'I don’t know that unit. Send the number with a unit such as m, kg, s or J, or the number alone.',
  'not-algebra': 'I can’t read that as a formula. Try something like 2x + 3.',
  'not-in-form': 'That is equal, but not in the form that was asked for. Can you finish it?',
  incomplete: 'Some of it is missing. Can you complete it?',
  'too-many': 'That is more than was asked for. Which ones are you surest of?',
  'no-such-option': 'That is not one of the options. Which letter is it?',
  'cannot-be-answered': 'This one cannot be answered in a chat. Let’s talk about the idea behind it.',
}
