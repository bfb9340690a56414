import { describe, expect, test } from 'vitest'
import { BrokenFigure, figureValues } from '../figure-values.ts'
import type { SvgNode } from '../svg-node.ts'
import { fillDrawing } from './fill-drawing.ts'

const source = (inside: string, box = '0 0 320 200') => `<svg viewBox="${box}">\n${inside}\n</svg>`
const fill = (inside: string, scope = {}) => fillDrawing(source(inside), figureValues(scope)).nodes
const reasonFor = (inside: string, scope = {}) => {
  try {
    fill(inside, scope)
  } catch (error) {
    if (error instanceof BrokenFigure) return error.message
    throw error
  }
  return ''
}
const pointsIn = (nodes: readonly SvgNode[]): number[][] =>
  nodes.flatMap(({ attributes, children }) => [
    ...[...String(attributes.d ?? '').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    ...pointsIn(children.filter((child) => typeof child !== 'string')),
  ])

describe('places in a drawing', () => {
  test('in attributes become numbers, in texts words', () => {
    expect(fill('<circle cx="@{a}" cy="10" r="@{a / 2}"/><text x="1" y="2">@{a} N</text>', { a: 8 })).toEqual([
      { tag: 'circle', attributes: { cx: 8, cy: 10, r: 4 }, children: [] },
      { tag: 'text', attributes: { x: 1, y: 2 }, children: ['8 N'] },
    ])
  })
  test('in paths are cut to hundredths, so that no long decimals are sent', () => {
    expect(fill('<path d="M@{a / 3} 1L2 3"/>', { a: 10 })[0]?.attributes.d).toBe('M3.33 1L2 3')
  })
  test('texts lose the line ends of their file; what is no text element has none', () => {
    expect(fill('<text x="1" y="2">two\n   words</text><g>\n  stray\n</g>')).toEqual([
      { tag: 'text', attributes: { x: 1, y: 2 }, children: ['two words'] },
      { tag: 'g', attributes: {}, children: [] },
    ])
  })
  test('title, description and definitions are not part of the picture', () => {
    expect(fill('<title>A cell</title><desc>Words</desc><defs><g id="a"/></defs>')).toEqual([])
  })
})

describe('a part that stands only under a condition', () => {
  test.each([
    [{ n: 3 }, 1],
    [{ n: 2 }, 0],
  ])('%j: %i parts', (scope, count) => {
    expect(fill('<rect data-if="n > 2" x="1" y="1" width="2" height="2"/>', scope)).toHaveLength(count)
  })
  test('a condition that is a number is refused with its line', () => {
    expect(reasonFor('<rect data-if="n"/>', { n: 1 })).toBe(
      'line 2 of the drawing: data-if="n" is neither true nor false',
    )
  })
})

describe('use', () => {
  const cell = '<defs><circle id="cell" cx="0" cy="0" r="5"/></defs>'
  test('repeats a part at a place of its own', () => {
    const nodes = fill(`${cell}<use href="#cell" x="40" y="50"/><use href="#cell"/>`)
    expect(nodes.map(({ attributes }) => attributes)).toEqual([{ transform: 'translate(40 50)' }, {}])
    expect(nodes[0]?.children).toMatchObject([{ tag: 'circle' }])
  })
  test('a transform of its own comes before its place', () => {
    expect(fill(`${cell}<use href="#cell" x="4" y="5" transform="scale(2)"/>`)[0]?.attributes.transform).toBe(
      'scale(2) translate(4 5)',
    )
  })
  test('at nothing, or at itself, is refused', () => {
    expect(reasonFor('<use href="#cell"/>')).toContain('use href="#cell" points at nothing')
    expect(reasonFor('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')).toContain('points at itself')
  })
})

describe('heads on lines', () => {
  test.each([
    ['end', [[80, 20]], [[20, 20]]],
    ['start', [[20, 20]], [[80, 20]]],
    [
      'both',
      [
        [20, 20],
        [80, 20],
      ],
      [],
    ],
  ])('%s: the tip is the end of the line', (where, tips) => {
    const nodes = fill(`<line x1="20" y1="20" x2="80" y2="20" stroke="blue" data-arrow="${where}"/>`)
    const heads = nodes.filter(({ attributes }) => attributes.fill === 'blue')
    expect(heads).toHaveLength(tips.length)
    for (const tip of tips) expect(pointsIn(heads)).toContainEqual(tip)
    const xs = pointsIn(nodes).map(([x = 0]) => x)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([20, 80])
  })
  test('a bent line keeps its bends, its width and its dashes', () => {
    const nodes = fill(
      '<polyline points="10,10 50,10 50,60 90,60" stroke="red" stroke-width="4" stroke-dasharray="3 2" data-arrow="end"/>',
    )
    expect(nodes.find(({ tag }) => tag === 'polyline')?.attributes).toMatchObject({
      points: '10,10 50,10 50,60',
      'stroke-width': 4,
      'stroke-dasharray': '3 2',
    })
    expect(pointsIn(nodes)).toContainEqual([90, 60])
  })
  test('a turned line turns with its heads', () => {
    expect(fill('<line x1="0" y1="0" x2="50" y2="0" transform="rotate(90)" data-arrow="end"/>')).toMatchObject([
      { tag: 'g', attributes: { transform: 'rotate(90)' } },
    ])
  })
  test.each([
    ['<line x1="0" y1="0" x2="5" y2="0" data-arrow="middle"/>', 'data-arrow="middle" is neither start, end nor both'],
    ['<rect data-arrow="end"/>', 'only a line or a polyline can have data-arrow'],
    ['<polyline points="1,1" data-arrow="end"/>', 'only a line or a polyline can have data-arrow'],
  ])('%s is refused', (inside, reason) => {
    expect(reasonFor(inside)).toContain(reason)
  })
})

describe('what is refused says in which line it stands', () => {
  test.each([
    ['\n\n<image href="x"/>', 'line 4 of the drawing: a drawing may not hold <image>'],
    ['<foreignObject/>', 'may not hold <foreignObject>'],
    ['<rect onclick="x"/>', 'line 2 of the drawing: <rect> may not have onclick="x"'],
    ['<rect class="a"/>', 'may not have class="a"'],
    ['<rect fill="#fff"/>', 'fill="#fff" is none of the colours: black, grey'],
    ['<rect stroke="transparent"/>', 'is none of the colours'],
    ['<rect x=""/>', 'x="" is not a number'],
    ['<rect x="1px"/>', 'x="1px" is not a number'],
    ['<rect width="100%"/>', 'width="100%" is not a number'],
    ['<path d="M0 0 url(x)"/>', 'cannot be read'],
    ['<g transform="rotate(5deg)"/>', 'transform="rotate(5deg)" cannot be read'],
    ['<text text-anchor="left">x</text>', 'text-anchor="left" cannot be read'],
    ['<g><rect/>', '<g> is not closed'],
    ['<!DOCTYPE html>', 'a drawing may not hold instructions or document types'],
    ['\n<text x="1" y="1">@{k}</text>', 'line 3 of the drawing: "k" uses k'],
    ['<rect x="@{1 / 0}"/>', 'line 2 of the drawing'],
  ])('%s', (inside, reason) => {
    expect(reasonFor(inside)).toContain(reason)
  })
  test.each([
    '',
    '<svg/>',
    '<g/>',
    '<svg viewBox="0 0 320"/>',
    '<svg viewBox="5 5 320 200"/>',
    '<svg viewBox="0 0 a b"/>',
  ])('%j is no drawing', (text) => {
    expect(() => fillDrawing(text, figureValues({}))).toThrow(
      'a drawing is one <svg> with a viewBox that begins at 0 0',
    )
  })
  test('what editors write and says nothing is passed over', () => {
    const text =
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0, 0, 320, 200" role="img" font-family="Inter"><rect x="1" y="1" width="2" height="2"/></svg>'
    expect(fillDrawing(text, figureValues({}))).toMatchObject({ width: 320, height: 200, nodes: [{ tag: 'rect' }] })
  })
})
