import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLOUR_WORDS, INKS, SERIES_INKS, tintOf, tokenOf } from './colour-words.ts'
import { escapeText, pathThrough, svg, writePicture } from './svg-node.ts'

describe('a picture is written', () => {
  test('with its box, and shown a little larger where there is room', () => {
    expect(writePicture(320, 200.06, [])).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200.1" width="384" height="240"></svg>',
    )
  })
  test('with numbers to a tenth of a unit, and no minus zero', () => {
    expect(writePicture(1, 1, [svg('line', { x1: 1.2345, y1: -0.01, x2: 3, y2: -2.55 })])).toContain(
      '<line x1="1.2" y1="0" x2="3" y2="-2.5"></line>',
    )
  })
  test('with colour words as tokens of the theme, and only there', () => {
    const markup = writePicture(1, 1, [svg('rect', { fill: 'lightblue', stroke: 'none', 'text-anchor': 'middle' })])
    expect(markup).toContain('<rect fill="var(--fig-lightblue)" stroke="none" text-anchor="middle">')
  })
  test('without attributes that are not there', () => {
    expect(svg('path', { d: 'M0 0', stroke: undefined }).attributes).toEqual({ d: 'M0 0' })
  })
  test('with every text and attribute escaped, whatever is in it', () => {
    expect(writePicture(1, 1, [svg('text', { d: '"><script>' }, '<b>&"')])).toContain(
      '<text d="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;"</text>',
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const markup = writePicture(1, 1, [svg('text', { d: text }, text)])
        expect(markup.match(/</g)).toHaveLength(4)
        expect(escapeText(text)).not.toMatch(/[<>]/)
      }),
    )
  })
})

test('a path goes through its points, and back to the first where it is closed', () => {
  expect(
    pathThrough([
      [0, 0],
      [1.26, -2],
      [3, 4],
    ]),
  ).toBe('M0 0L1.3 -2L3 4')
  expect(
    pathThrough(
      [
        [0, 0],
        [1, 2],
      ],
      true,
    ),
  ).toBe('M0 0L1 2Z')
  expect(pathThrough([])).toBe('')
})

describe('colours', () => {
  test('each ink of a series has a tint of its own, which is a colour word, too', () => {
    const tints = SERIES_INKS.map(tintOf)
    expect(new Set(tints).size).toBe(SERIES_INKS.length)
    for (const tint of [...tints, tintOf('red'), tintOf('black')]) expect(COLOUR_WORDS).toContain(tint)
    for (const ink of INKS) expect(COLOUR_WORDS).toContain(ink)
  })
  test('a word is a token, none is none', () => {
    expect([tokenOf('blue'), tokenOf('none')]).toEqual(['var(--fig-blue)', 'none'])
  })
})
