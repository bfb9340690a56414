import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authoredFigureSchema } from './authored-figure.ts'
import { drawFigure } from './draw-figure.ts'
import { figuresAt } from './figures-at.ts'
import { findLayoutProblems } from './find-layout-problems.ts'

const parsed = (figure: object) => authoredFigureSchema.parse({ alt: 'A figure', ...figure })
const drawn = (figure: object, scope = {}) => {
  const result = drawFigure(parsed(figure), scope)
  if (!result.ok) throw new Error(result.reason)
  return result
}
const reason = (figure: object, scope = {}) => {
  const result = drawFigure(parsed(figure), scope)
  return result.ok ? undefined : result.reason
}
const drawing = (inside: string) => ({
  kind: 'drawing',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">\n${inside}\n</svg>`,
})

describe('a drawing', () => {
  test('takes numbers, lengths and texts from the parameters of its question', () => {
    const { figure } = drawn(
      drawing('<line x1="20" y1="50" x2="@{20 + f / 10}" y2="50" stroke="black"/><text x="20" y="40">@{f} N</text>'),
      { f: 800 },
    )
    expect(figure.markup).toContain('x2="100"')
    expect(figure.markup).toContain('>800 N</text>')
  })
  test('an arrow for twice the force is twice as long, head and all', () => {
    const lengthOf = (f: number) => {
      const { picture } = drawn(
        drawing('<line x1="20" y1="50" x2="@{20 + f / 10}" y2="50" stroke="blue" data-arrow="end"/>'),
        { f },
      )
      const tips =
        JSON.stringify(picture?.nodes)
          .match(/M([\d.]+) 50L/g)
          ?.map((tip) => Number.parseFloat(tip.slice(1))) ?? []
      return Math.max(...tips) - 20
    }
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1200 }), (force) => {
        expect(lengthOf(2 * force)).toBeCloseTo(2 * lengthOf(force), 0)
      }),
    )
  })
  test('`with` gives numbers and words under the names the drawing uses', () => {
    const lamp = {
      ...drawing('<text x="9" y="30">@{load}: @{volts * 2} V</text>'),
      with: { load: 'lamp', volts: '@{v}' },
    }
    expect(drawn(lamp, { v: 6 }).figure.markup).toContain('>lamp: 12 V</text>')
  })
  test('data-if leaves parts out, use repeats them, and neither is in the markup', () => {
    const { markup } = drawn(
      drawing(
        '<defs><g id="cell"><circle cx="0" cy="0" r="5" fill="red"/></g></defs><use href="#cell" x="40" y="50"/><g data-if="n &gt; 2"><rect x="1" y="1" width="9" height="9"/></g>',
      ),
      { n: 2 },
    ).figure
    expect(markup).toContain('translate(40 50)')
    expect(markup).not.toMatch(/data-if|<use|<defs|<rect|id=/)
  })
  test.each([
    ['<script>alert(1)</script>', 'line 2 of the drawing: a drawing may not hold <script>'],
    ['<a href="https://x"><text x="1" y="9">x</text></a>', 'line 2 of the drawing: a drawing may not hold <a>'],
    ['<rect onload="x"/>', 'line 2 of the drawing: <rect> may not have onload="x"'],
    ['<rect style="fill:red"/>', '<rect> may not have style="fill:red"'],
    ['<rect fill="#ff0000"/>', 'fill="#ff0000" is none of the colours: black'],
    ['<rect fill="url(https://x)"/>', 'is none of the colours'],
    ['<rect x="wide"/>', 'x="wide" is not a number'],
    ['<rect x="@{a / 0}"/>', 'is not a finite number'],
    ['<rect x="@{missing}"/>', '"missing" uses missing, which is not a parameter'],
    ['<g>', 'is not closed'],
    ['<use href="#nobody"/>', 'use href="#nobody" points at nothing'],
    ['<circle data-arrow="end"/>', 'only a line or a polyline can have data-arrow'],
  ])('%s is refused with its line', (inside, words) => {
    expect(reason(drawing(inside), { a: 1 })).toContain(words)
  })
  test('a drawing that uses itself ends', () => {
    expect(reason(drawing('<defs><g id="a"><use href="#a"/></g></defs><use href="#a"/>'))).toContain('points at itself')
  })
  test('no text at all makes it throw', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<rect',
        '/>',
        '<g>',
        '</g>',
        '"',
        "'",
        '@{',
        '}',
        'fill="red"',
        '<text>',
        '<!--',
        '&lt;',
        ' x="1"',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { ok } = drawFigure(parsed(drawing(pieces.join(''))), {})
        expect(typeof ok).toBe('boolean')
      }),
      { numRuns: 500 },
    )
  })
})

describe('the layout of a drawing', () => {
  const problems = (inside: string) => {
    const { picture } = drawn(drawing(inside))
    return picture ? findLayoutProblems(picture.width, picture.height, picture.nodes) : []
  }
  test('is right when texts stand apart inside the frame', () => {
    expect(
      problems(
        '<text x="20" y="40" font-size="16">Left</text><text x="120" y="40" font-size="16">Right</text><rect x="5" y="50" width="300" height="100"/>',
      ),
    ).toEqual([])
  })
  test.each([
    [
      '<text x="20" y="40" font-size="16">Left</text><text x="30" y="44" font-size="16">Right</text>',
      'the texts "Left" and "Right" overlap',
    ],
    ['<text x="280" y="40" font-size="16">Resistance</text>', 'the text "Resistance" leaves the frame'],
    [
      '<text x="20" y="40" font-size="10">small</text>',
      'the text "small" is 8.0 px high on a phone; 15 units would be 12 px',
    ],
    ['<line x1="10" y1="10" x2="400" y2="10"/>', 'a line leaves the frame at 400, 10'],
    ['<g transform="translate(300 0)"><circle cx="10" cy="50" r="20"/></g>', 'a circle leaves the frame at 330, 70'],
    ['<path d="M10 10h50v250z"/>', 'a path leaves the frame at 60, 260'],
    [
      '<text x="160" y="100" font-size="16" transform="rotate(90 160 100)">Upright words that are long enough</text>',
      'leaves the frame',
    ],
  ])('%s', (inside, words) => {
    expect(problems(inside).join()).toContain(words)
  })
  test('texts that only cross in their boxes, turned, do not overlap', () => {
    expect(
      problems(
        '<text x="60" y="60" font-size="16" transform="rotate(45 60 60)">one long text</text><text x="110" y="70" font-size="16">other</text>',
      ),
    ).toEqual([])
  })
})

test('a table fills its cells, and says when a row is short', () => {
  const table = {
    kind: 'table',
    headers: ['Time (s)', 'Speed (m/s)'],
    rows: [
      [1, '@{v}'],
      [2, '?'],
    ],
  }
  expect(drawn(table, { v: 4.5 }).figure.table?.rows).toEqual([
    ['1', '4.5'],
    ['2', '?'],
  ])
  expect(reason({ ...table, rows: [[1]] })).toBe('a row of the table has 1 cells; there are 2 headers')
})

test('code keeps every character, line by line, and a comment over lines is closed on each', () => {
  const code = 'int n = @{n};\n/* a <b>\n   c */\nString s = "x";\n'
  const { markup = '' } = drawn({ kind: 'code', language: 'java', code }, { n: 3 }).figure
  expect(markup.match(/<span class="line">/g)).toHaveLength(4)
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&', '&#x27;': "'" }
  expect(markup.replaceAll(/<[^>]+>/g, '').replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity)).toBe(
    'int n = 3;\n/* a <b>\n   c */\nString s = "x";',
  )
  for (const line of markup.split('\n')) expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length)
})

test('pseudocode knows the words of the reference sheet', () => {
  const { markup } = drawn({ kind: 'code', language: 'pseudocode', code: 'REPEAT 3 TIMES\n{\n  x ← x + 1\n}' }).figure
  expect(markup).toContain('<span class="hljs-keyword">REPEAT</span>')
})

test('alternative text and caption are templates too; a broken one is the figure’s fault', () => {
  const { figure } = drawn(
    { kind: 'table', headers: ['a'], rows: [['1']], alt: 'A mass of @{m} kg', caption: '@{m} kg' },
    { m: 5 },
  )
  expect(figure).toMatchObject({ alt: 'A mass of 5 kg', caption: '5 kg' })
  expect(reason({ kind: 'table', headers: ['a'], rows: [['1']], alt: '@{x}' })).toContain('which is not a parameter')
})

test('figures are found by the text they stand under', () => {
  const [a, b] = [
    { at: 'prompt', kind: 'plot', alt: '' },
    { at: 'options.a', kind: 'plot', alt: '' },
  ]
  expect(figuresAt([a, b], 'options.a')).toEqual([b])
  expect(figuresAt(undefined, 'prompt')).toEqual([])
})
