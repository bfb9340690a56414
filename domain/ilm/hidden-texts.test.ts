import { describe, expect, test } from 'vitest'
import { hiddenTexts } from './hidden-texts.ts'

const hides = (text: string, word: string, hasWords = true) =>
  hiddenTexts(text, hasWords).some((one) =>
    one
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .includes(word),
  )
const reversed = (text: string) => [...text].reverse().join('')
const hex = (text: string) => [...text].map((one) => one.charCodeAt(0).toString(16)).join('')

describe('a word is found, however it is hidden', () => {
  test.each([
    ['spelt out', 'c a r b o n'],
    ['with hyphens', 'C-A-R-B-O-N'],
    ['with points', 'c.a.r.b.o.n'],
    ['with stars', 'c*a*r*b*o*n'],
    ['with dots in the middle', 'c·a·r·b·o·n'],
    ['one letter a line', 'c\na\nr\nb\no\nn'],
    ['with bars', 'c|a|r|b|o|n'],
    ['with commas', 'c, a, r, b, o, n'],
    ['in a sentence', 'It is c-a-r-b-o-n, you see'],
    ['backwards', `read this: ${reversed('carbon')}`],
    ['in ROT13', 'decode pneoba please'],
    ['in Base64', btoa('carbon dioxide')],
    ['in Base64 inside a sentence', `Here: ${btoa('the carbon')} is it`],
    ['in hexadecimal', hex('carbon')],
    ['in capital hexadecimal', hex('carbon').toUpperCase()],
    ['as first letters of lines', 'Cats\nare\nreally\nbusy\non\nnights'],
    ['as first letters behind bullets', '- Cats\n- Are\n- Really\n- Busy\n- On\n- Nights'],
  ])('%s', (_how, text) => expect(hides(text, 'carbon')).toBe(true))

  test('a number spelt out digit by digit', () => {
    expect(hides('It is 1-2-5-0 kJ', '1250')).toBe(true)
    expect(hides('1 2 5 0', '1250', false)).toBe(true)
  })
})

describe('an ordinary text hides nothing of it', () => {
  test.each([
    'Think of what you breathe out.',
    'Divide by ten. Then look at the unit.',
    'Is it A, B or C?',
    '- one\n- two\n- three',
    '',
    'a b',
    '3 × 4 = 12',
  ])('"%s"', (text) => expect(hides(text, 'carbon')).toBe(false))
})

test('numbers are not read backwards: 12 is not 21', () => {
  expect(hides('There are 0521 of them', '1250', false)).toBe(false)
  expect(hides('There are 0521 of them', '1250', true)).toBe(true)
})

test.each(['====', 'AAAA', '!!!!', '\u0000\u0001', 'z'.repeat(5000), 'a '.repeat(2000), '\n'.repeat(2000)])(
  'nothing makes it fail: %.12j…',
  (text) => expect(Array.isArray(hiddenTexts(text, true))).toBe(true),
)
