import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLayoutProblems } from './find-layout-problems.ts'
import { type SvgNode, svg } from './svg-node.ts'
import { textWidth } from './text-width.ts'

const words = (text: string, x: number, y: number, more: object = {}) =>
  svg('text', { x, y, 'font-size': 16, ...more }, text)
const problems = (...nodes: SvgNode[]) => findLayoutProblems(320, 200, nodes)

describe('texts on top of each other', () => {
  const width = textWidth('Left', 16)
  test('side by side, over each other and far apart there are none', () => {
    expect(problems(words('Left', 20, 40), words('Right', 20 + width + 1, 40))).toEqual([])
    expect(problems(words('Left', 20, 40), words('Under', 20, 60))).toEqual([])
  })
  test('by more than a little they are named, both', () => {
    expect(problems(words('Left', 20, 40), words('Right', 20 + width - 4, 40))).toEqual([
      'the texts "Left" and "Right" overlap',
    ])
    expect(problems(words('Left', 20, 40), words('Under', 20, 46))).toEqual(['the texts "Left" and "Under" overlap'])
  })
  test('each pair once', () => {
    expect(problems(words('A', 20, 40), words('B', 20, 40), words('C', 20, 40))).toHaveLength(3)
  })
  test('the anchor says on which side of its place a text lies', () => {
    const other = words('Other', 160, 40)
    expect(problems(other, words('Left', 158, 40, { 'text-anchor': 'end' }))).toEqual([])
    expect(problems(other, words('Left', 158, 40, { 'text-anchor': 'middle' }))).toHaveLength(1)
    expect(problems(other, words('Left', 158, 40, { 'text-anchor': 'start' }))).toHaveLength(1)
  })
  test('moving a text away along either axis always parts them in the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 120 }), fc.boolean(), (away, isSideways) => {
        const [x, y] = isSideways ? [20 + away, 40] : [20, 40 + away]
        expect(problems(words('Left', 20, 40), words('Rig', x, y))).toEqual([])
      }),
    )
  })
})

describe('what leaves the frame', () => {
  test.each<[string, SvgNode, string]>([
    ['a text to the right', words('Resistance', 280, 40), 'the text "Resistance" leaves the frame'],
    ['a text to the left', words('x', -9, 40), 'the text "x" leaves the frame'],
    ['a text over the top', words('x', 20, 5), 'the text "x" leaves the frame'],
    ['a text under the bottom', words('x', 20, 205), 'the text "x" leaves the frame'],
    ['a line', svg('line', { x1: 1, y1: 1, x2: 325, y2: 1 }), 'a line leaves the frame at 325, 1'],
    ['a rect', svg('rect', { x: 300, y: 1, width: 30, height: 5 }), 'a rect leaves the frame at 330, 6'],
    ['a circle', svg('circle', { cx: 10, cy: 10, r: 20 }), 'a circle leaves the frame at -10, -10'],
    ['an ellipse', svg('ellipse', { cx: 160, cy: 190, rx: 9, ry: 30 }), 'a ellipse leaves the frame at 169, 220'],
    ['a polygon', svg('polygon', { points: '1,1 5,250 9,9' }), 'a polygon leaves the frame at 5, 250'],
    ['a polyline', svg('polyline', { points: '1,1 400,5' }), 'a polyline leaves the frame at 400, 5'],
    ['a path', svg('path', { d: 'M1 1C5 5 400 5 9 9' }), 'a path leaves the frame at 400, 5'],
    [
      'a part of a moved group',
      svg('g', { transform: 'translate(300 0)' }, svg('circle', { cx: 10, cy: 50, r: 15 })),
      'a circle leaves the frame at 325, 65',
    ],
    [
      'a part of a scaled group',
      svg('g', { transform: 'scale(2)' }, svg('line', { x1: 1, y1: 1, x2: 170, y2: 1 })),
      'a line leaves the frame at 340, 2',
    ],
  ])('%s', (_name, node, problem) => {
    expect(problems(node)).toContain(problem)
  })
  test.each<[string, SvgNode]>([
    ['a line along the edge', svg('line', { x1: 0, y1: 0, x2: 320, y2: 200 })],
    ['half a stroke over it', svg('rect', { x: -1, y: -1, width: 322, height: 202 })],
    [
      'a group that comes back',
      svg('g', { transform: 'translate(-300 0)' }, svg('circle', { cx: 400, cy: 50, r: 15 })),
    ],
    ['a text that ends at the edge', words('x', 320, 40, { 'text-anchor': 'end' })],
  ])('%s does not', (_name, node) => {
    expect(problems(node)).toEqual([])
  })
})

describe('what is too small on a phone 320 px wide, where a picture has 256 px', () => {
  test.each([
    [320, 15, true],
    [320, 14, false],
    [640, 30, true],
    [640, 24, false],
    // a narrow picture is not shrunk
    [200, 12, true],
    [200, 11, false],
  ])('%i units wide, a text of %i', (width, size, isFine) => {
    const found = findLayoutProblems(width, 200, [svg('text', { x: 20, y: 50, 'font-size': size }, 'x')])
    expect(found).toHaveLength(isFine ? 0 : 1)
    if (!isFine) expect(found[0]).toContain('px high on a phone')
  })
  test('a scaled text has its scaled size', () => {
    expect(problems(svg('g', { transform: 'scale(2)' }, words('x', 20, 40, { 'font-size': 8 })))).toEqual([])
    expect(problems(svg('g', { transform: 'scale(0.5)' }, words('x', 20, 40)))).toHaveLength(1)
  })
})

describe('a text of several lines', () => {
  const lines = (...texts: [string, number][]) =>
    svg('text', { x: 20, y: 40, 'font-size': 16 }, ...texts.map(([text, dy]) => svg('tspan', { x: 20, dy }, text)))
  test('its lines are apart', () => {
    expect(problems(lines(['one', 0], ['two', 20]))).toEqual([])
    expect(problems(lines(['one', 0], ['two', 5]))).toEqual(['the texts "one" and "two" overlap'])
  })
  test('a raised part belongs to its line', () => {
    expect(
      problems(
        svg('text', { x: 20, y: 40, 'font-size': 16 }, 'x', svg('tspan', { dy: -5, 'font-size': 12 }, '2'), ' + 1'),
      ),
    ).toEqual([])
  })
  test('an empty one is none', () => {
    expect(problems(words(' ', 20, 40), words('', 20, 40))).toEqual([])
  })
})
