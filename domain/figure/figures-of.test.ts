import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { authoredFigureSchema, figureFields, figuresOf } from './authored-figure.ts'
import { drawFiguresOf } from './draw-figures-of.ts'
import { drawnFiguresOf } from './drawn-figure.ts'
import { highlightCode } from './highlight-code.ts'

const table = { kind: 'table' as const, alt: 'Speeds of @{n} cars', headers: ['v'], rows: [['@{n}']] }
const holder = z.object(figureFields)
const drawn = (fields: object, scope = {}) => drawFiguresOf(holder.parse(fields), scope, 'prompt')

describe('the figures of a question', () => {
  test('one or several, in order, each under its text; without a place under the main one', () => {
    expect(drawn({ figure: table, figures: [{ ...table, at: 'options.a' }] }, { n: 3 })).toMatchObject([
      { at: 'prompt', kind: 'table', alt: 'Speeds of 3 cars', table: { headers: ['v'], rows: [['3']] } },
      { at: 'options.a' },
    ])
    expect(figuresOf({})).toEqual([])
  })
  test('none are none', () => {
    expect(drawn({})).toBeUndefined()
  })
  test('one that cannot be drawn leaves its words, unless they hold a place that nobody filled', () => {
    expect(drawn({ figure: { ...table, alt: 'Speeds of cars' } })).toEqual([
      { at: 'prompt', kind: 'table', alt: 'Speeds of cars' },
    ])
    expect(drawn({ figure: table })).toEqual([{ at: 'prompt', kind: 'table', alt: '' }])
  })
})

describe('what an author may write', () => {
  test.each([
    [{ ...table, alt: '' }, 'alt'],
    [{ ...table, rows: [] }, 'rows'],
    [{ ...table, extra: 1 }, 'extra'],
    [{ kind: 'drawing', alt: 'x', file: 'media/../secret.svg' }, 'file'],
    [{ kind: 'drawing', alt: 'x', file: 'leaf.png' }, 'file'],
    [{ kind: 'code', alt: 'x', language: 'cobol', code: 'x' }, 'language'],
    [{ kind: 'plot', alt: 'x', marks: [] }, 'marks'],
    [{ kind: 'plot', alt: 'x', marks: [{ type: 'pie' }] }, 'type'],
    [{ kind: 'photo', alt: 'x' }, 'kind'],
  ])('%j is refused', (figure, field) => {
    const parsed = authoredFigureSchema.safeParse(figure)
    expect(parsed.success).toBe(false)
    expect(String(parsed.error)).toContain(field)
  })
  test.each(['prompt', 'explanation', 'options.a', 'steps.2', 'hints.1'])('it may stand at %s', (at) => {
    expect(holder.safeParse({ figure: { ...table, at } }).success).toBe(true)
  })
  test.each(['options.', '.a', 'options.A', 'a b', ''])('but not at "%s"', (at) => {
    expect(holder.safeParse({ figure: { ...table, at } }).success).toBe(false)
  })
})

describe('figures that others send', () => {
  const schema = z.object({ figures: drawnFiguresOf(z.string()) })
  const figure = { at: 'prompt', kind: 'plot', alt: 'x', markup: '<svg></svg>' }
  test('are read as sent, and a malformed one costs the figures, not the question', () => {
    expect(schema.parse({ figures: [figure] })).toEqual({ figures: [figure] })
    for (const figures of [[{ alt: 'x' }], 'x', [figure, null], 5])
      expect(schema.parse({ figures })).toEqual({ figures: undefined })
    expect(schema.parse({})).toEqual({})
  })
  test('have an end', () => {
    expect(schema.parse({ figures: Array.from({ length: 41 }, () => figure) }).figures).toBeUndefined()
    expect(schema.parse({ figures: Array.from({ length: 40 }, () => figure) }).figures).toHaveLength(40)
    expect(schema.parse({ figures: [{ ...figure, markup: 'x'.repeat(200_001) }] }).figures).toBeUndefined()
  })
})

describe('code', () => {
  const linesOf = (code: string, language: Parameters<typeof highlightCode>[1]) =>
    [...highlightCode(code, language).matchAll(/<span class="line">(.*)<\/span>/g)].map(([, line]) => line)
  test('has a line for each line, empty ones too; line ends at its end are none', () => {
    expect(linesOf('a\n\nb\n\n', 'text')).toEqual(['a', '', 'b'])
  })
  test('is escaped in every language', () => {
    for (const language of ['java', 'python', 'pseudocode', 'text'] as const) {
      const markup = highlightCode('x < y && "<b>"', language)
      expect(markup).not.toContain('<b>')
      expect(markup).toContain('&lt;')
    }
  })
  test.each([
    ['java', 'return 5;', 'hljs-keyword">return'],
    ['java', 'int x = 5; // note', 'hljs-comment">// note'],
    ['python', 'def f(): pass', 'hljs-keyword">def'],
    ['python', 'print("hi")', 'hljs-string">&quot;hi&quot;'],
    ['pseudocode', 'IF (x ≤ 3)', 'hljs-keyword">IF'],
    ['pseudocode', 'DISPLAY(x)', 'hljs-built_in">DISPLAY'],
    ['pseudocode', 'x ← 1', 'hljs-operator">←'],
  ] as const)('%s: %s', (language, code, part) => {
    expect(highlightCode(code, language)).toContain(part)
  })
  test('a token over several lines is closed and opened again on each', () => {
    const lines = linesOf('/* one\n two\n three */', 'java')
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line?.match(/<span/g)?.length).toBe(line?.match(/<\/span>/g)?.length)
  })
  test('plain text has no tokens', () => {
    expect(highlightCode('return 5', 'text')).toBe('<pre><code><span class="line">return 5</span></code></pre>')
  })
})
