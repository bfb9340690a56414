import { type Attempt, bareAttempt, numberProblem, type Solvable } from './problem.ts'

const VECTOR = /[([<]\s*(-?[\d.]+(?:\s*,\s*-?[\d.]+){1,2})\s*[)\]>]/g
const vectorsIn = (text: string) => [...text.matchAll(VECTOR)].map(([, inside = '']) => inside.split(',').map(Number))
const isSameList = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) < 1e-6)

/** Dot product, cross product, magnitude. */
export function vectorProblem(text: string): Solvable | undefined {
  const [a, b] = vectorsIn(text)
  const plain = text.toLowerCase()
  if (!a) return undefined
  if (/magnitude|length of the vector|\bnorm\b/.test(plain) && !b) {
    const value = Math.hypot(...a)
    const squares = a.reduce((sum, one) => sum + one * one, 0)
    return numberProblem({
      asked: 'the magnitude',
      topic: 'vector magnitude',
      value,
      steps: [
        'The components are the legs of a right triangle. Which rule gives the longest side?',
        'Square each component and add. What is left to do?',
      ],
      answer: `$\\sqrt{${squares}}$ = **${Math.round(value * 1000) / 1000}**.`,
      wrong: [
        [
          a.reduce((sum, one) => sum + one, 0),
          'Not yet: you added the components. Square each first, then add, then take the root.',
        ],
        [squares, 'Not yet: that is its square. What is left? Take the root.'],
      ],
    })
  }
  if (!b || a.length !== b.length) return undefined
  const products = a.map((one, index) => one * (b[index] ?? 0))
  if (/\bdot\b|scalar product/.test(plain)) {
    const value = products.reduce((sum, one) => sum + one, 0)
    const number = numberProblem({
      asked: 'the dot product',
      topic: 'dot product',
      value,
      steps: [
        'Multiply the components that stand in the same place. What are the products?',
        'What do you do with the products? The result is one number.',
      ],
      answer: `**${value}**.`,
      wrong: [],
    })
    return {
      ...number,
      check: (attempt) => {
        const [list] = vectorsIn(attempt)
        if (list)
          return {
            is: 'wrong',
            say: isSameList(list, products)
              ? 'Not yet: those are the products, and they are right. The dot product is a number, a scalar: add them.'
              : 'Not yet: a dot product is a number, not a vector. Multiply place by place, then add.',
          }
        return number.check(attempt)
      },
    }
  }
  if (!/\bcross\b|vector product/.test(plain) || a.length !== 3) return undefined
  const [a1 = 0, a2 = 0, a3 = 0] = a
  const [b1 = 0, b2 = 0, b3 = 0] = b
  const cross = [a2 * b3 - a3 * b2, a3 * b1 - a1 * b3, a1 * b2 - a2 * b1]
  return {
    asked: 'the cross product',
    topic: 'cross product',
    answer: `**(${cross.join(', ')})**.`,
    steps: [
      'The result is perpendicular to both vectors. Which component do you get when you cover the first column?',
      'First component: $a_2b_3 - a_3b_2$. The next ones turn round in the same way. What are they?',
    ],
    check: (attempt) => checkCross(attempt, cross),
  }
}

function checkCross(attempt: string, cross: readonly number[]): Attempt | undefined {
  const [list] = vectorsIn(attempt)
  if (!list)
    return /^-?[\d.]+$/.test(bareAttempt(attempt))
      ? { is: 'wrong', say: 'Not yet: a cross product is a vector with three components. What is the first one?' }
      : undefined
  if (isSameList(list, cross))
    return {
      is: 'right',
      say: `Yes, (${cross.join(', ')}) is right. Its dot product with either vector is 0: a quick check.`,
    }
  if (
    isSameList(
      list,
      cross.map((one) => -one),
    )
  )
    return { is: 'wrong', say: 'Not yet: every sign is turned round. The order matters: which vector comes first?' }
  return {
    is: 'wrong',
    say: 'Not yet: check it with a dot product. It must be 0 with both vectors. Which component is off?',
  }
}

/** Binary and hexadecimal to decimal and back. */
export function baseProblem(text: string): Solvable | undefined {
  const plain = text.toLowerCase()
  const bits = /\b([01]{2,16})\b/.exec(plain)?.[1]
  const toDecimal = bits !== undefined && /binary/.test(plain) && /decimal|base 10|normal number/.test(plain)
  if (toDecimal) {
    const value = Number.parseInt(bits, 2)
    const reversed = Number.parseInt([...bits].reverse().join(''), 2)
    return numberProblem({
      asked: `${bits} as a decimal number`,
      topic: 'binary decimal place value',
      value,
      steps: [
        'What is each place worth? Start at the right: 1, 2, 4, 8 …',
        'Which places hold a 1? Add what they are worth.',
      ],
      answer: `**${value}**.`,
      wrong: [
        [
          reversed,
          'Not yet: you started at the other end. The place on the right is worth 1. What are the others worth?',
        ],
      ],
    })
  }
  const number = Number(/\b(\d{1,5})\b/.exec(plain)?.[1])
  const base = /binary|base 2/.test(plain) ? 2 : /hex|base 16/.test(plain) ? 16 : undefined
  if (!base || !Number.isInteger(number)) return undefined
  const wanted = number.toString(base)
  return {
    asked: `${number} in ${base === 2 ? 'binary' : 'hexadecimal'}`,
    topic: 'binary decimal place value',
    answer: `**${wanted.toUpperCase()}**.`,
    steps: [
      `Which is the largest power of ${base} that fits into ${number}?`,
      'Take it off. What is left, and which power fits into that? Places that do not fit get a 0.',
    ],
    check: (attempt) => {
      const said = bareAttempt(attempt)
        .toLowerCase()
        .replaceAll(/\s|^0b|^0x/g, '')
        .replace(/^0+(?=.)/, '')
      if (!/^[0-9a-f]{1,16}$/.test(said)) return undefined
      if (said === wanted) return { is: 'right', say: `Yes, ${number} is ${said.toUpperCase()}.` }
      if (said === [...wanted].reverse().join(''))
        return {
          is: 'wrong',
          say: 'Not yet: the right digits in the wrong order, back to front. Which place is worth the most?',
        }
      const value = Number.parseInt(said, base)
      return {
        is: 'wrong',
        say: Number.isNaN(value)
          ? `Not yet: which digits does base ${base} have?`
          : `Not yet: add up what your digits are worth, place by place. You get ${value}. Which place is off?`,
      }
    },
  }
}
