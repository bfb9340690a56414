import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelNodes, labelWidth, plainLabel } from './label-runs.ts'
import type { SvgNode } from './svg-node.ts'
import { textWidth } from './text-width.ts'

const looks = (label: string) =>
  labelNodes(label, 10).map((node) =>
    typeof node === 'string'
      ? node
      : [node.children.join(''), node.attributes['font-style'] ?? '', node.attributes.dy ?? 0],
  )

describe('the marks of a label', () => {
  test.each([
    ['Time', ['Time']],
    ['*v*', [['v', 'italic', 0]]],
    ['v_0', ['v', ['0', '', 2.2]]],
    ['v_{max}', ['v', ['max', '', 2.2]]],
    ['x^2', ['x', ['2', '', -3.5]]],
    // the line is level again behind what is raised
    ['m^{-1} s', ['m', ['−1', '', -3.5], [' s', '', 3.5]]],
    [
      '*x*_1',
      [
        ['x', 'italic', 0],
        ['1', '', 2.2],
      ],
    ],
    ['-5', ['−5']],
    ['2 * 3', ['2 * 3']],
    ['**', ['**']],
    ['a_', ['a_']],
    ['snake_case', ['snake', ['c', '', 2.2], ['ase', '', -2.2]]],
    ['', []],
  ])('%s', (label, expected) => {
    expect(looks(label)).toEqual(expected)
  })
  test.each([
    ['*v*_{max}', 'vmax'],
    ['10^{-3} mol', '10−3 mol'],
    ['x-2', 'x-2'],
    ['f(x)-2', 'f(x)-2'],
    ['from -2 to -1', 'from −2 to −1'],
    ['Plain', 'Plain'],
  ])('%s is read "%s"', (label, plain) => {
    expect(plainLabel(label)).toBe(plain)
  })
})

const label = fc
  .array(fc.constantFrom('v', '*x*', '_0', '^2', '_{max}', '^{-1}', ' ', 'Time', '-3', '*', '_'), { maxLength: 8 })
  .map((parts) => parts.join(''))

test('every letter of a label is written once, in order, and its line is level at its end', () => {
  fc.assert(
    fc.property(label, (text) => {
      const nodes = labelNodes(text, 15)
      const words = nodes.map((node) => (typeof node === 'string' ? node : node.children.join(''))).join('')
      expect(words).toBe(plainLabel(text))
      const shifts = nodes.filter((node): node is SvgNode => typeof node !== 'string')
      const level = shifts.reduce((sum, { attributes }) => sum + Number(attributes.dy ?? 0), 0)
      const last = shifts.at(-1)
      if (last === undefined || last.attributes['font-size'] === undefined) expect(level).toBeCloseTo(0, 9)
    }),
  )
})

describe('how wide a text is', () => {
  test('twice the size is twice as wide, two texts as wide as both', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (one, other) => {
        expect(textWidth(one, 30)).toBeCloseTo(2 * textWidth(one, 15), 6)
        expect(textWidth(one + other, 15)).toBeCloseTo(textWidth(one, 15) + textWidth(other, 15), 6)
      }),
    )
  })
  test('a wide letter is wider than a narrow one, bold wider than plain, an unknown one as wide as the widest', () => {
    expect(textWidth('W', 10)).toBeGreaterThan(textWidth('i', 10) * 3)
    expect(textWidth('Time', 10, true)).toBeCloseTo(textWidth('Time', 10) * 1.05)
    expect(textWidth('語', 10)).toBeCloseTo(8)
    expect(textWidth('', 10)).toBe(0)
  })
  test('digits, signs and Greek letters of labels are known', () => {
    for (const sign of ['−', '×', '°', 'π', 'Δ', 'θ', '₂', '⁺', '→', '≤', 'é', 'µ'])
      expect(textWidth(sign, 100)).not.toBe(80)
  })
  test('raised and lowered parts take four fifths', () => {
    expect(labelWidth('x^2', 10)).toBeCloseTo(textWidth('x', 10) + textWidth('2', 8))
    expect(labelWidth('*x*', 10)).toBeCloseTo(textWidth('x', 10))
  })
})
