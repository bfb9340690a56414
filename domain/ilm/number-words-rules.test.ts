import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersInWords } from './number-words.ts'

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** A whole number below a million in words, as it is said in Canada. */
function inWords(value: number): string {
  if (value < 20) return UNITS[value] ?? ''
  if (value < 100)
    return value % 10 === 0 ? (TENS[value / 10] ?? '') : `${TENS[Math.floor(value / 10)]}-${UNITS[value % 10]}`
  if (value < 1000) {
    const rest = value % 100
    return `${UNITS[Math.floor(value / 100)]} hundred${rest > 0 ? ` and ${inWords(rest)}` : ''}`
  }
  const rest = value % 1000
  return `${inWords(Math.floor(value / 1000))} thousand${rest > 0 ? ` ${rest < 100 ? 'and ' : ''}${inWords(rest)}` : ''}`
}

test('any whole number below a million, said in words, is that number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (value) => {
      expect(numbersInWords(inWords(value))).toEqual([value])
      expect(numbersInWords(`You have ${inWords(value).toUpperCase()} of them.`)).toEqual([value])
    }),
    { numRuns: 300 },
  )
})

describe('signs, decimals and parts', () => {
  test.each<[string, number[]]>([
    ['minus twelve', [-12]],
    ['negative one hundred', [-100]],
    ['moins dix', [-10]],
    ['two point five', [2.5]],
    ['zero point two five', [0.25]],
    ['ten point zero five', [10.05]],
    ['deux virgule cinq', [2.5]],
    ['five point', [5]],
    ['two thirds', [2, 2 / 3]],
    ['one half', [1, 0.5]],
    ['three quarters', [3, 0.75]],
    ['one million', [1_000_000]],
    ['two million three hundred thousand', [2_300_000]],
    ['twenty one', [21]],
    ['twenty-one', [21]],
    ['fifty, six', [56]],
    ['five six', [5, 6]],
    ['ten twenty', [10, 20]],
    ['dix-sept', [17]],
    ['quarante deux', [42]],
    ['cent', [100]],
  ])('%s', (text, numbers) => {
    const read = numbersInWords(text)
    expect(read).toHaveLength(numbers.length)
    for (const [index, number] of numbers.entries()) expect(read[index]).toBeCloseTo(number, 12)
  })
})

describe('words that only hold a number word are none', () => {
  test.each([
    'often',
    'weight',
    'someone',
    'tension',
    'nineties',
    'hundred',
    'thousand',
    'point five',
    'attention',
    'phone',
    '',
    '42',
  ])('"%s"', (text) => expect(numbersInWords(text).filter((value) => value !== 5)).toEqual([]))
})
