import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authoredFigureSchema } from '../authored-figure.ts'
import { COLOUR_WORDS, tokenOf } from '../colour-words.ts'
import { drawFigure } from '../draw-figure.ts'
import { DRAWING_TAGS, NUMBER_ATTRIBUTES, OTHER_ATTRIBUTES } from './drawing-rules.ts'

// A drawing reaches a page as markup: whatever is in its file, only what the rules list comes out.

const drawn = (inside: string, scope = {}) =>
  drawFigure(
    authoredFigureSchema.parse({ kind: 'drawing', alt: 'A figure', svg: `<svg viewBox="0 0 320 200">${inside}</svg>` }),
    scope,
  )
const markupOf = (inside: string, scope = {}): string | undefined => {
  const result = drawn(inside, scope)
  return result.ok ? result.figure.markup : undefined
}
const MADE = ['svg', ...DRAWING_TAGS]
const WRITTEN = new Set([...NUMBER_ATTRIBUTES, ...Object.keys(OTHER_ATTRIBUTES), 'fill', 'stroke', 'xmlns', 'viewBox'])
/** Every element and attribute of a markup. */
const partsOf = (markup: string) =>
  [...markup.matchAll(/<([a-zA-Z]+)((?: [\w:-]+="[^"]*")*)>/g)].map(([, tag = '', list = '']) => ({
    tag,
    attributes: [...list.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({ name, value })),
  }))

describe('whatever a drawing holds', () => {
  const name = fc.constantFrom(
    ...[
      'x',
      'width',
      'fill',
      'stroke',
      'd',
      'points',
      'transform',
      'data-if',
      'data-arrow',
      'href',
      'id',
      'onload',
      'style',
    ],
    ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'class', 'xlink:href', 'font-weight', 'text-anchor'],
  )
  const value = fc.constantFrom(
    ...[
      '5',
      '-1',
      'red',
      'none',
      'url(#a)',
      'javascript:alert(1)',
      '#a',
      'M0 0L5 5',
      '1,1 5,5',
      'bold',
      'middle',
      'end',
    ],
    ...['@{n}', '@{n', '@{1 / 0}', 'rotate(5)', '&quot;&gt;&lt;script&gt;', '', 'true', 'n > 2', 'https://x.example'],
  )
  const element = fc.letrec<{ node: string }>((tie) => ({
    node: fc
      .tuple(
        fc.constantFrom(
          'g',
          'rect',
          'line',
          'text',
          'path',
          'use',
          'circle',
          'script',
          'image',
          'a',
          'polyline',
          'tspan',
        ),
        fc.dictionary(name, value, { maxKeys: 3 }),
        fc.oneof({ maxDepth: 2 }, fc.constantFrom('', 'words @{n}', '&lt;b&gt;', ']]>'), tie('node')),
      )
      .map(([tag, attributes, inside]) => {
        const list = Object.entries(attributes).map(([key, text]) => ` ${key}="${text}"`)
        return `<${tag}${list.join('')}>${inside}</${tag}>`
      }),
  })).node

  test('it is drawn or refused in a sentence, never thrown', () => {
    fc.assert(
      fc.property(fc.array(element, { maxLength: 4 }), (parts) => {
        const result = drawn(parts.join(''), { n: 3 })
        if (!result.ok) expect(result.reason.length).toBeGreaterThan(10)
      }),
      { numRuns: 500 },
    )
  })

  test('only the elements and attributes of the rules are written, and colours as tokens of the theme', () => {
    const tokens = new Set(COLOUR_WORDS.map(tokenOf))
    fc.assert(
      fc.property(fc.array(element, { maxLength: 3 }), (parts) => {
        const markup = markupOf(parts.join(''), { n: 3 })
        if (markup === undefined) return
        // nothing stands between tags that could open one
        expect(markup.replaceAll(/<\/?[a-zA-Z]+(?: [\w:-]+="[^"<>]*")*>/g, '')).not.toMatch(/[<>]/)
        for (const { tag, attributes } of partsOf(markup)) {
          expect(MADE).toContain(tag)
          for (const { name: written, value: text } of attributes) {
            expect(WRITTEN.has(written)).toBe(true)
            if (written === 'fill' || written === 'stroke') expect(tokens.has(text)).toBe(true)
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'])(
  'an attribute that every object has, %s, is refused like any other that is none',
  (attribute) => {
    expect(drawn(`<rect ${attribute}="x"/>`)).toEqual({
      ok: false,
      reason: `line 1 of the drawing: <rect> may not have ${attribute}="x"`,
    })
  },
)

test('what a template puts into a text stays a text', () => {
  const markup = markupOf('<text x="9" y="30">@{word}</text>', { word: '<script>alert("1")</script> & co' })
  expect(markup).toContain('&lt;script&gt;alert("1")&lt;/script&gt; &amp; co')
  expect(markup).not.toContain('<script')
})

test.each([
  ['a colour', '<rect fill="@{word}"/>', 'url(https://x.example)'],
  ['a number', '<rect x="@{word}"/>', '5" onload="x'],
  ['a path', '<path d="@{word}"/>', 'M0 0"/><script/>'],
  ['a turn', '<g transform="@{word}"/>', 'rotate(5) url(x)'],
])('nor does a template bring anything else into %s', (_name, inside, word) => {
  expect(drawn(inside, { word })).toMatchObject({ ok: false, reason: expect.stringContaining('line 1 of the drawing') })
})
