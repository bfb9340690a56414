import { type CheckedCalculation, shownNumber } from './check-calculation.ts'
import { type Dialogue, step, USUAL_STEPS } from './dialogue.ts'
import type { IlmTurn } from './ilm-turn.ts'

const signed = (formula: string) =>
  `$${formula
    .replaceAll('*', ' \\times ')
    .replaceAll(/sqrt\s*\(?([^()\s]+)\)?/g, '\\sqrt{$1}')
    .replaceAll('%', '\\%')
    .replaceAll(/\s+/g, ' ')}$`

/** Says what a calculation comes to: whether it holds, and where to look when it does not. */
export function speakCalculation({ state }: Pick<Dialogue, 'state'>, checked: CheckedCalculation): IlmTurn {
  return {
    move: 'calculation',
    text: wordsFor(checked),
    citations: [],
    nextSteps:
      checked.kind === 'equation'
        ? [
            step('First step?', `How do I start with ${checked.equation}?`),
            step('Explain this', 'Explain solving equations'),
          ]
        : [...USUAL_STEPS.slice(0, 3)],
    state: checked.kind === 'equation' ? { ...state, equation: checked.equation } : state,
  }
}

/** 1/2 + 1/3 = 2/5: the commonest slip with fractions. */
function isAddedAcross(left: string, right: string): boolean {
  const [, a, b, c, d] = (/^(\d+) ?\/ ?(\d+) ?\+ ?(\d+) ?\/ ?(\d+)$/.exec(left) ?? []).map(Number)
  const [, top, bottom] = (/^(\d+) ?\/ ?(\d+)$/.exec(right) ?? []).map(Number)
  return a !== undefined && a + (c ?? 0) === top && (b ?? 0) + (d ?? 0) === bottom
}

function wordsFor(checked: CheckedCalculation): string {
  switch (checked.kind) {
    case 'equality': {
      const { left, right, leftValue, rightValue, isRight, isRounded } = checked
      if (isRight) return `Yes, I checked it: ${signed(left)} and ${signed(right)} are both ${shownNumber(leftValue)}.`
      if (isRounded)
        return `Nearly: ${signed(left)} is ${signed(right)} **rounded**, not exactly. Is a rounded value what the question asks for?`
      if (isAddedAcross(left, right))
        return `No, that doesn’t hold: tops and bottoms were added each by themselves. Fractions need the same **denominator** first. Which one fits both in ${signed(left)}?`
      const order =
        left.includes('^') || (/[-+]/.test(left) && /[*/]/.test(left))
          ? ' Powers come before multiplying and dividing, and those before adding and subtracting.'
          : ''
      return `No, that doesn’t hold: I worked out ${signed(left)} and it does not give ${signed(right)} (it is ${leftValue > rightValue ? 'larger' : 'smaller'}).${order} Work through the left side once more. What do you get?`
    }
    case 'substitution': {
      const { equation, name, value, leftValue, rightValue, isRight } = checked
      const put = `I put $${name} = ${shownNumber(value)}$ into $${equation}$: the left side is ${shownNumber(leftValue)} and the right side is ${shownNumber(rightValue)}.`
      return isRight
        ? `Yes! ${put} Both agree, so it is a solution.`
        : `Not yet. ${put} They should be equal. Which step of your solution could have gone wrong? Do the same thing to both sides, one step at a time, and send me your next value.`
    }
    case 'identity': {
      if (checked.isRight)
        return `Yes: ${signed(checked.left)} and ${signed(checked.right)} are equal for every value I tried, and that is no accident. Can you show it by multiplying out or collecting like terms?`
      const { name = 'x', value = 0, leftValue = 0, rightValue = 0 } = checked.counterexample ?? {}
      return `No. Try $${name} = ${value}$: the left side is ${shownNumber(leftValue)}, the right side ${shownNumber(rightValue)}. One such case is enough to show that they are different. Where do they part?`
    }
    case 'too-hard':
      return 'I can’t work that out: there is no such number, or it is too much for me. Is there a division by zero, a root of a negative number, or a very high power in it? Send me a smaller part, and I’ll check that.'
    case 'value':
      return `${signed(checked.source)} is ${shownNumber(checked.value)}. Does that fit what you expected? An estimate before calculating catches most slips.`
    case 'equation':
      return `I won’t solve $${checked.equation}$ for you, but I’ll check every step. What happens to $${checked.name}$ in it, in which order, and which of these steps would you undo first? Send me a value such as $${checked.name} = 2$, and I’ll put it in.`
  }
}
