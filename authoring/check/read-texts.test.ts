import { describe, expect, test } from 'vitest'
import { eachText, hasLooseDollar, hasOpenQuotation, mathsError, partsOf } from './read-texts.ts'

const textsOf = (value: unknown) => {
  const found: string[] = []
  eachText(value, (text, path) => found.push(`${path.map(String).join('.')}: ${text}`))
  return found
}

describe('every text a student reads is found, with where it stands', () => {
  test('however deep', () => {
    expect(textsOf({ prompt: 'a', options: [{ content: 'b' }, { content: 'c' }], hints: ['d'] })).toEqual([
      'prompt: a',
      'options.0.content: b',
      'options.1.content: c',
      'hints.0: d',
    ])
  })

  test('ids, addresses and formulas are none', () => {
    const fields = [
      'id',
      'lesson',
      'stimulus',
      'misconception',
      'type',
      'formula',
      'name',
      'url',
      'imageUrl',
      'unit',
      'kind',
      'at',
      'file',
      'svg',
    ]
    expect(textsOf({ ...Object.fromEntries(fields.map((field) => [field, 'x'])), text: 'a' })).toEqual(['text: a'])
    expect(
      textsOf({ tags: ['x'], parameters: { a: 'x' }, computed: { b: 'x' }, constraints: ['x'], feedback: 'a' }),
    ).toEqual(['feedback: a'])
  })

  test.each([null, undefined, 5, true, [], {}])('%j holds none', (value) => expect(textsOf(value)).toEqual([]))
  test('a text alone is one', () => expect(textsOf('a')).toEqual([': a']))
})

describe('a Markdown text is taken apart', () => {
  test.each([
    ['A leaf.', { words: 'A leaf.' }],
    ['It is $x + 1$ here.', { maths: ['x + 1'] }],
    ['$$\nx^2\n$$', { maths: ['x^2'] }],
    ['See [the lesson](/a/b).', { links: ['/a/b'], words: 'See the lesson.\n' }],
    ['![a leaf](media/leaf.svg)', { images: [{ address: 'media/leaf.svg', alt: 'a leaf' }] }],
    ['![](media/leaf.svg)', { images: [{ address: 'media/leaf.svg', alt: '' }] }],
    ['**bold** and *thin*', { words: 'bold and thin\n' }],
    ['`code` stays out', { words: ' stays out\n' }],
    ['It costs \\$5.', { maths: [], words: 'It costs $5.\n' }],
    ['- one\n- two', { words: 'one\ntwo\n' }],
    ['one\ntwo *three*', { words: 'one two three\n' }],
    ['', { words: '' }],
  ])('%j', (text, expected) => expect(partsOf(text)).toMatchObject(expected))

  test('words of a table and of a quote are words', () => {
    expect(partsOf('| a | b |\n| --- | --- |\n| c | d |').words).toMatch(/a\s*b\s*c\s*d/)
    expect(partsOf('> said\n> more').words.trim()).toBe('said more')
  })
})

describe('a formula that cannot be typeset is told with its reason', () => {
  test.each(['x^2', '\\frac{1}{2}', '\\sqrt{2}', '12\\ \\text{cm}', '3 \\times 10^{8}', ''])('%s is well', (formula) =>
    expect(mathsError(formula)).toBeUndefined(),
  )
  test.each(['\\frac{1}', '\\tims', 'x^', '{', '\\left(', 'x^2^3', '\\begin{matrix}'])('%s is not', (formula) => {
    expect(mathsError(formula)).toMatch(/\S/)
    expect(mathsError(formula)).not.toContain('\n')
    expect(mathsError(formula)).toBe(mathsError(formula))
  })
})

test.each([
  ['It costs $5.', true],
  ['From $5 to $10.', true],
  ['$x$ and $', true],
  ['Solve $3e^c = $ average rate.', true],
  ['It costs \\$5.', false],
  ['$x = 5$', false],
  ['$@{a} + @{b} = @{a + b}$ of it', false],
  ['$\\frac{\\$5}{2}$', false],
  ['$$\nx\n$$', false],
  ['`$5`', false],
  ['no money', false],
])('"%s" has a loose dollar sign: %s', (text, is) => expect(hasLooseDollar(text)).toBe(is))

test.each([
  ['> “We begin at dawn.”\nWho speaks?', true],
  ['> one\n> two\n  Who speaks?', true],
  ['> “We begin at dawn.”\n\nWho speaks?', false],
  ['> one\n>\n> two', false],
  ['> one\n', false],
  ['It is > 3\nand < 5', false],
  ['```\n> a\nb\n```', false],
])('%j goes on with its quotation: %s', (text, is) => expect(hasOpenQuotation(text)).toBe(is))
