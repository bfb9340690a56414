import { expect, test } from 'vitest'
import { createMarkdown, type Token } from './parse-markdown.ts'

const markdown = createMarkdown()
function formulasOf(source: string): string[] {
  const flat = (tokens: Token[]): Token[] => tokens.flatMap((token) => [token, ...flat(token.children ?? [])])
  return flat(markdown.parse(source, {}))
    .filter((token) => token.type.startsWith('maths'))
    .map((token) => token.content)
}

test.each([
  ['one formula', 'Area $x^2$ here', ['x^2']],
  ['two formulas', '$a$ and $b$', ['a', 'b']],
  ['money is no formula', '$5 and $6', []],
  ['escaped dollars are no formula', '\\$5 and \\$6', []],
  ['a space inside the dollars is no formula', 'a $ b $ c', []],
  ['a digit after the closing dollar is money', 'from $x to $20', []],
  ['an escaped dollar inside a formula', '$\\$5 + x$', ['\\$5 + x']],
  ['display on lines of its own', '$$\nx\n= 2\n$$', ['x\n= 2']],
  ['display on one line', '$$x = 2$$', ['x = 2']],
  ['display inside a sentence', 'so $$x$$ then', ['x']],
  ['display right after a paragraph', 'so\n$$\nx\n$$', ['x']],
  ['display in a list', '- so\n\n  $$\n  x\n  $$', ['x']],
  ['display that never closes', '$$\nx', []],
  ['code is no formula', '`$x$`', []],
  ['stars in a formula are no emphasis', '$a*b*c$', ['a*b*c']],
  ['a formula in a table', '| $a$ |\n|---|\n| $b$ |', ['a', 'b']],
  ['dollars that open nothing', 'it costs $$ a lot', []],
])('%s', (_name, source, formulas) => {
  expect(formulasOf(source)).toEqual(formulas)
})

test('raw HTML stays text', () => {
  expect(markdown.render('<b>x</b>')).toBe('<p>&lt;b&gt;x&lt;/b&gt;</p>\n')
})
