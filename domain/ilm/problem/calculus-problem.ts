import {
  coefficientsOf,
  derivativeOf,
  factorBetween,
  functionOf,
  integralOf,
  isSameFunction,
  polynomialOf,
} from './function-of.ts'
import { bareAttempt, numberProblem, type Solvable } from './problem.ts'

const DERIVE = /(?:derivative of|differentiate|derive|d\/dx(?: of)?)\s{1,9}(?:y ?= ?|f\(x\) ?= ?)?(\S.{0,300})$/i
const INTEGRATE = /(?:integral of|integrate|antiderivative of|∫)\s{0,9}(\S.{0,300})$/i
const cleaned = (text: string) =>
  text
    .replace(/(?<!\s)\s*d[xt]\b.*$/, '')
    .replace(/(?<![?.!,\s])[?.!,\s]+$/, '')
    .replace(/\b(?:please|pls|for me|with respect to [a-z])\b.*$/, '')
    .trim()

/** "derivative of 3x^2 + 2x", "integral of x^2 from 0 to 3". */
export function calculusProblem(text: string): Solvable | undefined {
  const derived = DERIVE.exec(text)?.[1]
  if (derived) return derivativeProblem(cleaned(derived))
  const integrated = INTEGRATE.exec(text)?.[1]
  if (!integrated) return undefined
  const [, body = '', from = '', to = ''] =
    /^(.{1,300}?)\s{0,9}(?:dx )?from (-?[\d.]{1,15}) to (-?[\d.]{1,15})/i.exec(integrated) ?? []
  return body === ''
    ? antiderivativeProblem(cleaned(integrated))
    : definiteProblem(cleaned(body), Number(from), Number(to))
}

function derivativeProblem(source: string): Solvable | undefined {
  const given = functionOf(source)
  if (!given) return undefined
  const slope = derivativeOf(given.at)
  const powers = coefficientsOf(given.at)
  const isChain = /\([^)]{0,60}[a-z][^)]{0,60}[-+*\d][^)]{0,60}\)|(?:sin|cos|tan|ln|e\^)\s{0,9}\(?-?\d/.test(source)
  const without = (change: (coefficient: number, power: number) => [number, number]) => {
    const made: number[] = []
    powers?.forEach((one, power) => {
      if (power === 0 || one === 0) return
      const [coefficient, degree] = change(one, power)
      made[degree] = (made[degree] ?? 0) + coefficient
    })
    return polynomialOf(Array.from({ length: 8 }, (_none, power) => made[power] ?? 0))
  }
  const rule = isChain
    ? 'the chain rule: the outside first, then times the derivative of the inside'
    : 'the power rule, term by term: the exponent comes down as a factor, and is one less afterwards'
  return {
    asked: `the derivative of $${source}$`,
    topic: `derivative ${isChain ? 'chain rule' : 'power rule'}`,
    steps: [
      `Which rule fits $${source}$? Look at its form: a sum of powers, a product, or something inside something else?`,
      `Use ${rule}. What becomes of the first term?`,
      'Send me what you get for each part, one by one.',
    ],
    answer: `Its slope at $${given.letter} = 1$ is ${Math.round(slope(1) * 1000) / 1000}: use that to check a result of your own.`,
    check: (attempt) => {
      const tried = functionOf(afterName(attempt), given.letter)
      if (!tried) return undefined
      const at = tried.at
      if (isSameFunction(at, slope))
        return { is: 'right', say: `Yes, $${afterName(attempt)}$ is the derivative of $${source}$.` }
      if (isSameFunction((x) => -at(x), slope))
        return {
          is: 'wrong',
          say: 'Not yet: only the **sign** is off. Which of the derivatives you used brings a minus, and which does not?',
        }
      if (
        powers &&
        isSameFunction(
          at,
          without((one, power) => [one, power - 1]),
        )
      )
        return {
          is: 'wrong',
          say: 'Not yet: you lowered the exponents, and that is half of it. The exponent also comes down as a factor: what do you multiply by?',
        }
      if (
        powers &&
        isSameFunction(
          at,
          without((one, power) => [one * power, power > 1 ? power : 0]),
        )
      )
        return {
          is: 'wrong',
          say: 'Not yet: you brought the exponents down, but the **power** itself must become one less. What is one less than each exponent?',
        }
      if (
        powers &&
        isSameFunction(
          at,
          without((one, power) => (power > 1 ? [one * power, power - 1] : [0, 0])),
        )
      )
        return {
          is: 'wrong',
          say: `Not yet: the linear term got lost. What is the slope of a term such as $${powers[1] ?? ''}${given.letter}$ by itself? Add it.`,
        }
      if (isSameFunction(at, given.at))
        return { is: 'wrong', say: 'Not yet: that is the function you started from. What is its slope?' }
      const factor = factorBetween(slope, at)
      if (factor !== undefined && isChain)
        return {
          is: 'wrong',
          say: 'Not yet: the outside is right, the **inside** is missing. The chain rule multiplies by the derivative of the inner function: what is that?',
        }
      if (factor !== undefined)
        return {
          is: 'wrong',
          say: 'Not yet: the form is right, a constant factor is off. Which number comes down in front when you use the power rule?',
        }
      return {
        is: 'wrong',
        say: `Not yet. Take it term by term: ${rule}. What is the derivative of the first term alone?`,
      }
    },
  }
}

const afterName = (attempt: string) => bareAttempt(attempt).replace(/^(?:y'|f'\(x\)|dy\/dx|f\(x\)) ?= ?/, '')

function antiderivativeProblem(source: string): Solvable | undefined {
  const given = functionOf(source)
  if (!given) return undefined
  const slope = derivativeOf(given.at)
  return {
    asked: `the integral of $${source}$`,
    topic: 'antiderivative integral',
    steps: [
      `An integral undoes a derivative: which function has the derivative $${source}$?`,
      'For a power: the exponent grows by one, and you divide by the new exponent. What does that give for the first term?',
      'Check it by differentiating, and think of what a constant does there.',
    ],
    answer:
      'You can check any result yourself: its derivative must be the function under the integral sign, and a constant $C$ belongs to it.',
    check: (attempt) => {
      const said = afterName(attempt)
      const hasConstant = /\+\s*[cCkK]\s*$/.test(said)
      const tried = functionOf(said.replace(/\+\s*[cCkK]\s*$/, ''), given.letter)
      if (!tried) return undefined
      const back = derivativeOf(tried.at)
      if (isSameFunction(back, given.at))
        return hasConstant
          ? { is: 'right', say: `Yes, $${said}$ it is: its derivative is $${source}$ again.` }
          : {
              is: 'near',
              say: 'Nearly: its derivative is right. But many functions have that derivative. What is the constant $C$ that belongs to every indefinite integral? Add it.',
            }
      if (isSameFunction(tried.at, slope))
        return {
          is: 'wrong',
          say: 'Not yet: that is the derivative. The integral goes the other way, back: which function has this one as its derivative?',
        }
      const factor = factorBetween(back, given.at)
      if (factor !== undefined)
        return {
          is: 'wrong',
          say: 'Not yet: check it by differentiating. A constant factor is left over: did you divide by the new exponent (or the inner derivative)?',
        }
      return {
        is: 'wrong',
        say: `Not yet. Differentiate your result: do you get $${source}$ back? If not, which term does not fit?`,
      }
    },
  }
}

function definiteProblem(source: string, from: number, to: number): Solvable | undefined {
  const given = functionOf(source)
  if (!given) return undefined
  const value = integralOf(given.at, from, to)
  if (!Number.isFinite(value)) return undefined
  const powers = coefficientsOf(given.at) ?? []
  const undivided = powers.reduce((sum, one, power) => sum + one * (to ** (power + 1) - from ** (power + 1)), 0)
  return numberProblem({
    asked: `the integral of $${source}$ from ${from} to ${to}`,
    topic: 'definite integral fundamental theorem',
    value,
    steps: [
      `Find an antiderivative of $${source}$ first. What is it?`,
      `Then put in the upper limit ${to} and the lower limit ${from}. What do you subtract from what?`,
    ],
    answer: `It is **${Math.round(value * 1000) / 1000}**.`,
    wrong: [
      [
        undivided,
        'Not yet: look at the antiderivative. The exponent grows by one, and you also divide by the new exponent. Do that, and put the limits in again.',
      ],
      [
        given.at(to) - given.at(from),
        'Not yet: you put the limits into the function itself. First find its antiderivative, then put them in.',
      ],
      [-value, 'Not yet: check the sign. Upper limit first, minus the lower one.'],
    ],
  })
}
