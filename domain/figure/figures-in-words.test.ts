import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { authoredFigureSchema, explorableFigureSchema, figureFields } from './authored-figure.ts'
import { CODE_LANGUAGES } from './code-languages.ts'
import { COLOUR_WORDS, INKS, SERIES_INKS, tintOf, tokenOf } from './colour-words.ts'
import { describeFigures } from './describe-figures.ts'
import { drawFigure, FIGURE_DRAWERS } from './draw-figure.ts'
import { figuresAt } from './figures-at.ts'
import { highlightCode } from './highlight-code.ts'
import { textWidth } from './text-width.ts'

const figure = (fields: object) => authoredFigureSchema.parse({ alt: 'A figure', ...fields })
const table = (rows: (string | number)[][], headers = ['Time', 'Speed']) => figure({ kind: 'table', headers, rows })
const holder = z.object(figureFields)

describe('a table', () => {
  const tableOf = (rows: (string | number)[][], scope = {}) => {
    const drawn = drawFigure(table(rows), scope)
    return drawn.ok ? drawn.figure.table : drawn.reason
  }
  test('has its numbers as they are read in Canada, without noise', () => {
    expect(tableOf([[0.1, 1e-7]])).toEqual({ headers: ['Time', 'Speed'], rows: [['0.1', '0.0000001']] })
    expect(tableOf([['@{t}', '@{t * 0.1 | fixed 2}']], { t: 3 })).toMatchObject({ rows: [['3', '0.30']] })
  })
  test('keeps texts, formulas and the sign of what is missing', () => {
    expect(tableOf([['?', '$v_0$']])).toMatchObject({ rows: [['?', '$v_0$']] })
  })
  test.each([
    [[['1']], 'a row of the table has 1 cells; there are 2 headers'],
    [[['1', '2', '3']], 'a row of the table has 3 cells; there are 2 headers'],
    [[['1', '@{x}']], 'uses x, which is not a parameter'],
  ])('%j says what is wrong', (rows, told) => expect(tableOf(rows)).toContain(told))
  test('of any numbers shows each in its place', () => {
    const cell = fc.integer({ min: -1000, max: 1000 })
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
        expect(tableOf(rows)).toEqual({ headers: ['Time', 'Speed'], rows: rows.map((row) => row.map(String)) })
      }),
    )
  })
})

describe('figures in words, for whoever draws none', () => {
  const described = (fields: object, scope = {}) => describeFigures(holder.parse(fields), scope, 'prompt')
  const one = { kind: 'table', alt: 'Speeds of @{n} cars', headers: ['v'], rows: [['1']] }
  test('have their place, kind and filled words, and nothing that was drawn', () => {
    expect(described({ figure: one, figures: [{ ...one, at: 'options.a', alt: 'One' }] }, { n: 3 })).toEqual([
      { at: 'prompt', kind: 'table', alt: 'Speeds of 3 cars' },
      { at: 'options.a', kind: 'table', alt: 'One' },
    ])
  })
  test('one whose words cannot be filled is left out, the others stay', () => {
    expect(described({ figures: [one, { ...one, alt: 'Two' }] })).toEqual([{ at: 'prompt', kind: 'table', alt: 'Two' }])
    expect(described({})).toEqual([])
  })
})

describe('figures under a text', () => {
  const drawn = ['prompt', 'options.a', 'prompt'].map((at, index) => ({ at, kind: 'table', alt: String(index) }))
  test('are those of that place, in order; elsewhere there are none', () => {
    expect(figuresAt(drawn, 'prompt').map(({ alt }) => alt)).toEqual(['0', '2'])
    expect(figuresAt(drawn, 'options')).toEqual([])
    expect(figuresAt(undefined, 'prompt')).toEqual([])
  })
})

describe('any figure', () => {
  test.each([
    ['a table', table([['1', '2']])],
    [
      'a plot',
      figure({ kind: 'plot', x: { min: 0, max: 1 }, y: { min: 0, max: 1 }, marks: [{ type: 'function', of: 'x' }] }),
    ],
    ['code', figure({ kind: 'code', language: 'java', code: 'int x = @{n};' })],
    [
      'a drawing',
      figure({
        kind: 'drawing',
        svg: '<svg viewBox="0 0 320 100"><text x="20" y="50" font-size="16">@{n}</text></svg>',
      }),
    ],
  ])('%s is the same each time, and its caption and words are filled', (_name, plain) => {
    const told = { ...plain, alt: 'n is @{n}', caption: 'With @{n}' }
    const drawn = drawFigure(told, { n: 7 })
    expect(drawn).toMatchObject({ ok: true, figure: { alt: 'n is 7', caption: 'With 7' } })
    expect(drawFigure(told, { n: 7 })).toEqual(drawn)
    expect(drawFigure(told, {})).toMatchObject({ ok: false })
  })

  test('without a caption has none', () => {
    const drawn = drawFigure(table([['1', '2']]), {})
    expect(drawn.ok && 'caption' in drawn.figure).toBe(false)
  })

  test('kinds that move with a page are those a page can draw, and code is none of them', () => {
    const kinds = explorableFigureSchema.options.map((option) => option.shape.kind.value)
    expect(kinds.sort()).toEqual(Object.keys(FIGURE_DRAWERS).sort())
    expect(explorableFigureSchema.safeParse({ kind: 'code', alt: 'x', language: 'java', code: 'x' }).success).toBe(
      false,
    )
  })
})

describe('code', () => {
  /** The text of markup, as a browser would show it. */
  const shown = (markup: string) =>
    markup
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
  test.each(CODE_LANGUAGES)('in %s is shown to the letter, whatever it is, in lines that are whole', (language) => {
    const piece = fc.constantFrom(
      'int x = 1;',
      '"a',
      "'",
      '/*',
      '*/',
      '//',
      '#',
      '\n',
      ' ',
      '<b>',
      '&amp;',
      'IF (',
      '←',
      '}',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const code = pieces.join('')
        const markup = highlightCode(code, language)
        expect(shown(markup)).toBe(code.replace(/\n+$/, ''))
        for (const line of markup.split('\n'))
          expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0)
      }),
    )
  })
})

describe('colours and widths', () => {
  test('every ink is a colour word, has a tint that is one, and a token of its own', () => {
    for (const ink of INKS) {
      expect(COLOUR_WORDS).toContain(ink)
      expect(COLOUR_WORDS).toContain(tintOf(ink))
      expect(tokenOf(ink)).toBe(`var(--fig-${ink})`)
    }
    expect(new Set(COLOUR_WORDS.map(tokenOf)).size).toBe(COLOUR_WORDS.length)
    expect(tokenOf('none')).toBe('none')
  })
  test('no two series look alike', () => {
    expect(new Set(SERIES_INKS).size).toBe(SERIES_INKS.length)
    expect(new Set(SERIES_INKS.map(tintOf)).size).toBe(SERIES_INKS.length)
  })
  test('a text is wider by each letter, and bold by a twentieth', () => {
    const letter = fc.constantFrom(...'abcWi 0−π₂')
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 20 }), letter, (letters, more) => {
        const text = letters.join('')
        expect(textWidth(text + more, 16)).toBeGreaterThan(textWidth(text, 16))
        expect(textWidth(text, 16, true)).toBeCloseTo(1.05 * textWidth(text, 16), 9)
      }),
    )
  })
})
