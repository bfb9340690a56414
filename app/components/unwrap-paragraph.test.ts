import { expect, test } from 'vitest'
import { unwrapParagraph } from './unwrap-paragraph.ts'

test('a single paragraph loses its tags', () => {
  expect(unwrapParagraph('<p>3 <em>m/s</em></p>\n')).toBe('3 <em>m/s</em>')
})

test('several paragraphs, lists and bare text stay as they are', () => {
  for (const html of ['<p>a</p><p>b</p>', '<ul><li>a</li></ul>', 'plain', '']) expect(unwrapParagraph(html)).toBe(html)
})
