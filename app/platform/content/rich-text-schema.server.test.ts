import { expect, test } from 'vitest'
import { plainRichText } from '#domain/text/plain-rich-text.ts'
import { attemptRichText, richText } from './rich-text-schema.server.ts'

const hostile = (index: number) => `${index} $x_{n}${"'".repeat(900)}$`

test('texts of an attempt read as those of the content do', () => {
  const source = 'A **limit**: $\\frac{1}{x}$ and \\$5'
  expect(attemptRichText().parse(source)).toEqual(richText.parse(source))
})

test('made-up texts of an attempt share one short time; what comes after it stays as it was typed', () => {
  const text = attemptRichText(30)
  const rendered = Array.from({ length: 400 }, (_none, index) => text.parse(hostile(index)))
  expect(rendered.at(-1)).toEqual(plainRichText(hostile(399)))
  const long = `$x_{n}${"'".repeat(2000)}$`
  expect(attemptRichText().parse(long).html).toContain('<code>')
})

test('what the content has rendered is there whatever time is left', () => {
  const source = 'Energy is $E = mc^2$.'
  const known = richText.parse(source)
  expect(known.html).toContain('<math')
  expect(attemptRichText(0).parse(source)).toEqual(known)
  expect(attemptRichText(0).parse(`${source} Or not.`)).toEqual(plainRichText(`${source} Or not.`))
})
