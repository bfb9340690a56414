import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contentItemSchemaOf } from './content-item.ts'
import { markdownSchema, richTextSchema } from './rich-text.ts'

// CHP-40, FLC-25: a prompt or a side of a card is text, or a medium.

const item = contentItemSchemaOf(markdownSchema)

test('a plain string is text', () => {
  expect(item.parse('What is **mass**?')).toEqual({ type: 'text', content: 'What is **mass**?' })
  expect(item.parse('')).toEqual({ type: 'text', content: '' })
})

describe.each(['image', 'video', 'audio', 'interactive'] as const)('a medium: %s', (type) => {
  test('has an address, and may say in words what it shows', () => {
    expect(item.parse({ type, content: '/cell.svg', alt: 'An animal cell' })).toEqual({
      type,
      content: '/cell.svg',
      alt: 'An animal cell',
    })
    expect(item.parse({ type, content: '/cell.svg' })).toEqual({ type, content: '/cell.svg' })
  })
  test.each([{ type }, { type, content: 5 }, { type, content: '/a.svg', alt: 7 }])('%j is none', (sent) => {
    expect(item.safeParse(sent).success).toBe(false)
  })
})

test.each([
  [{ type: 'text' }],
  [{ type: 'text', content: 5 }],
  [{ type: 'hologram', content: 'x' }],
  [{ content: 'x' }],
  [null],
  [undefined],
  [7],
  [[]],
  [['text']],
])('%j is no item', (sent) => {
  expect(item.safeParse(sent).success).toBe(false)
})

test('the text of an item is read by the schema it was made with: rendered on the server, plain elsewhere', () => {
  const shouted = contentItemSchemaOf(z.string().transform((text) => text.toUpperCase()))
  expect(shouted.parse('quiet')).toEqual({ type: 'text', content: 'QUIET' })
  // an address is none of that schema's business
  expect(shouted.parse({ type: 'image', content: '/a.svg' })).toEqual({ type: 'image', content: '/a.svg' })
  const rich = contentItemSchemaOf(richTextSchema)
  const text = { html: '<p>x</p>', text: 'x' }
  expect(rich.parse({ type: 'text', content: text })).toEqual({ type: 'text', content: text })
  expect(rich.safeParse('x').success).toBe(false)
})
