import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absoluteMediaAddresses } from './media-addresses.ts'

const made = <T>(value: T) => absoluteMediaAddresses(value, 'SNC1W')

describe('a drawing is served under its course', () => {
  test.each([
    ['media/leaf.svg', '/media/SNC1W/leaf.svg'],
    ['media/leaf-2.b_c.svg', '/media/SNC1W/leaf-2.b_c.svg'],
    ['![a leaf](media/leaf.svg)', '![a leaf](/media/SNC1W/leaf.svg)'],
    ['See ![a](media/a.svg) and ![b](media/b.svg).', 'See ![a](/media/SNC1W/a.svg) and ![b](/media/SNC1W/b.svg).'],
    ['[the drawing](media/a.svg)', '[the drawing](/media/SNC1W/a.svg)'],
  ])('%s', (text, expected) => expect(made(text)).toBe(expected))
})

describe('all else stays as it is', () => {
  test.each([
    'The media/leaf.svg of the course',
    '/media/SNC1W/leaf.svg',
    'https://example.ca/media/leaf.svg',
    '![a](https://example.ca/media/a.svg)',
    'media/../secret.svg',
    'media/a/b.svg',
    'media/',
    'social media/press',
    '',
  ])('"%s"', (text) => expect(made(text)).toBe(text))
})

test('however deep it stands, and in every place', () => {
  const value = { a: [{ url: 'media/a.svg', alt: 'x' }, null, 5, true], b: { text: '![x](media/b.svg)', c: undefined } }
  expect(made(value)).toEqual({
    a: [{ url: '/media/SNC1W/a.svg', alt: 'x' }, null, 5, true],
    b: { text: '![x](/media/SNC1W/b.svg)', c: undefined },
  })
})

test('done twice is done once, and without a drawing nothing changes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const once = made(value)
      expect(made(once)).toEqual(once)
      if (!JSON.stringify(value).includes('media/')) expect(once).toEqual(value)
    }),
  )
})
