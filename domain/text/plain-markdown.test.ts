import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/factories/any-character.ts'
import { createMarkdown } from './parse-markdown.ts'
import { plainLine } from './plain-line.ts'
import { plainRichText } from './plain-rich-text.ts'
import { plainText } from './plain-text.ts'
import { roughText } from './search-words.ts'

describe('Markdown as plain text', () => {
  test.each([
    ['numbered items, and items in items', '1. one\n2. two\n   - a', 'one\ntwo\na'],
    ['a quote', '> quoted\n> on', 'quoted on'],
    ['a forced line break', 'one  \ntwo', 'one\ntwo'],
    ['an indented block of code', 'So:\n\n    x = 1', 'So:\nx = 1'],
    ['the words of a link, not its address', 'see [the $x$ axis](/t)', 'see the x axis'],
    ['a heading', '## Force\n\nis a push.', 'Force\nis a push.'],
    ['a formula in bold', 'so **$x_1$ is** it', 'so x₁ is it'],
    ['a picture with a formula in its description', '![the curve $y = x^2$](/c.svg)', 'the curve y = x²'],
    ['a picture without a description', 'a ![](/c.svg) b', 'a  b'],
    ['marks that are meant as signs', '2 \\* 3 \\_ 4', '2 * 3 _ 4'],
    ['a rule between two parts', 'a\n\n***\n\nb', 'a\nb'],
    ['raw HTML, as it was typed', '<b>x</b> &lt;', '<b>x</b> <'],
    ['a formula in code, as it was typed', '`$x$`', '$x$'],
    ['a table with a heading of two columns', '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |', 'a · b\n1 · 2\n3 · 4'],
    ['an empty text', '', ''],
    ['spaces alone', ' \n\n ', ''],
  ])('%s', (_name, source, text) => {
    expect(plainText(source)).toBe(text)
  })

  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  test('marks around words change nothing of what is read', () => {
    const wrap = fc.constantFrom(
      (inside: string) => `**${inside}**`,
      (inside: string) => `*${inside}*`,
      (inside: string) => `\`${inside}\``,
      (inside: string) => `[${inside}](/page)`,
      (inside: string) => inside,
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(word, wrap), { minLength: 1, maxLength: 8 }), (words) => {
        const plain = words.map(([each]) => each).join(' ')
        expect(plainText(words.map(([each, around]) => around(each)).join(' '))).toBe(plain)
      }),
    )
  })

  test('the rough reading finds the same words in the same order', () => {
    const piece = fc.oneof(
      word,
      word.map((each) => `**${each}**`),
      word.map((each) => `$${each}^2$`),
      word.map((each) => `[${each}](/page)`),
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 10 }), (pieces) => {
        const source = pieces.join(' ')
        expect(plainLine(source)).toBe(plainText(source).replaceAll(/\s+/g, ' '))
      }),
    )
  })
})

describe('one line of Markdown', () => {
  test.each([
    ['signs in formulas stay', 'If $x > 3$ and $|x| < 5$', 'If x > 3 and |x| < 5'],
    ['a given probability stays', '$P(A|B)$ of it', 'P(A|B) of it'],
    ['a product stays one', '$3 * 4$ **b**', '3 * 4 b'],
    ['a sign in a sentence stays', 'where x > 3', 'where x > 3'],
    ['a sharp in a name stays', 'C# and F#', 'C# and F#'],
    ['the marks of a quote go', '> one\n> two', 'one two'],
    ['the marks of a quote in a list go', 'a\n  > b', 'a b'],
    ['the marks of headings go', '### Force\ntext', 'Force text'],
    ['money is no formula', 'from $5 to $6', 'from $5 to $6'],
    ['money beside a formula', '\\$5 and $x$', '$5 and x'],
    ['display formulas are read', 'so\n$$\nx = \\frac{1}{2}\n$$\ndone', 'so x = 1/2 done'],
    ['a picture is its description', '![a *leaf*](/leaf.svg)', 'a leaf'],
    ['underlines of a blank go', 'a __b__ c', 'a b c'],
  ])('%s', (_name, source, text) => {
    expect(plainLine(source)).toBe(text)
  })

  test('of any text it is one line without spaces at its ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (source) => {
        expect(plainLine(source)).not.toMatch(/^\s|\s$|[\n\r\t]| {2}/)
        expect(typeof roughText(source)).toBe('string')
      }),
    )
  })
})

describe('the parser', () => {
  const standard = new MarkdownIt({ html: false, linkify: false, typographer: false })
  const markdown = createMarkdown()
  const characters = (all: string) => fc.string({ unit: fc.constantFrom(...all), maxLength: 60 })

  test('is the standard one for every text without a dollar', () => {
    fc.assert(
      fc.property(characters('ab1 \n*_`#>|-[]()!\\<&.'), (source) => {
        expect(markdown.render(source)).toBe(standard.render(source))
      }),
    )
  })

  test('never loses a word, however the dollars stand', () => {
    fc.assert(
      fc.property(characters('$$$ab1 \n\\-'), (source) => {
        const letters = (text: string) => text.replaceAll(/[^ab]/g, '')
        expect(letters(plainText(source))).toBe(letters(source))
      }),
    )
  })

  test.each([
    ['in the words of a link', '[a $x]$ b](/t)', 'a x] b'],
    ['in a description', '![$a]$](/t)', 'a]'],
    ['beside emphasis', '*$a$*$b$', 'ab'],
    ['across a line', 'so $a\nb$ is', 'so a b is'],
  ])('a formula stands %s', (_name, source, text) => {
    expect(plainText(source)).toBe(text)
  })

  test('a display formula knows its lines, so that an author is sent to the right one', () => {
    const [, , , block] = markdown.parse('one\n\n$$\nx\n$$\n\ntwo', {})
    expect(block).toMatchObject({ type: 'maths_block', content: 'x', map: [2, 5], markup: '$$', block: true })
  })
})

describe('what a student wrote, before the server has seen it', () => {
  test('keeps every character, and none of it is markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (typed) => {
        const { html, text } = plainRichText(typed)
        expect(text).toBe(typed)
        const inside = html.slice('<p>'.length, -'</p>'.length)
        expect(inside.replaceAll('<br>', '')).not.toMatch(/[<>"']/)
        const read = inside
          .replaceAll('<br>', '\n')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&amp;', '&')
        expect(read).toBe(typed.replaceAll('\r\n', '\n'))
      }),
    )
  })
})
