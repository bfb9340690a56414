import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FIGURE_DRAWERS } from '../figure/draw-figure.ts'
import { explorationSchemaOf } from './exploration.ts'
import { explore } from './explore.ts'
import { setValue, startOf } from './explore-values.ts'

const text = z.string()
const authored = {
  title: 'A pulley',
  parameters: [
    { name: 'm', label: 'Mass', unit: 'kg', min: -2, max: 2, step: 0.1, start: 1 },
    { name: 'kind', label: 'Kind', choices: ['fixed', 'moving'], start: 'fixed' },
  ],
  computed: { force: 'kind == "fixed" ? 9.8 * m : 4.9 * m', twice: '2 * force' },
  figure: {
    kind: 'plot',
    alt: 'A dot at @{force}',
    x: { min: -3, max: 3 },
    y: { min: -50, max: 50 },
    marks: [{ type: 'points', data: [['m', 'twice']] }],
  },
  state: 'A @{kind} pulley needs @{force | fixed 1} N.',
  start: { figure: { at: 'start', kind: 'plot', alt: '' }, state: '' },
}
const exploration = explorationSchemaOf(text, z.unknown()).parse(authored)
const [mass, kind] = exploration.parameters
if (!mass || !kind) throw new Error('there are two parameters')

describe('an exploration', () => {
  test('begins at its start, and its words and its figure follow what is moved', () => {
    const start = explore(exploration, startOf(exploration.parameters), FIGURE_DRAWERS)
    expect(start).toMatchObject({ ok: true, state: 'A fixed pulley needs 9.8 N.', figure: { alt: 'A dot at 9.8' } })
    const moved = explore(exploration, { m: -1, kind: 'moving' }, FIGURE_DRAWERS)
    expect(moved).toMatchObject({ ok: true, state: 'A moving pulley needs −4.9 N.' })
    expect(moved.ok && start.ok && moved.figure.markup !== start.figure.markup).toBe(true)
  })

  test.each([
    [{ computed: { force: 'mass' } }, 'uses mass, which is not a parameter'],
    [{ state: '@{weight} N' }, 'uses weight, which is not a parameter'],
    [{ computed: { force: 'm', twice: '1000' } }, 'lies outside the y axis'],
  ])('%o says why it cannot be shown', (change, words) => {
    const explored = explore({ ...exploration, ...change }, startOf(exploration.parameters), FIGURE_DRAWERS)
    expect(explored.ok ? '' : explored.reason).toContain(words)
  })

  test('a page that has not loaded what draws this kind is told so', () => {
    expect(explore(exploration, startOf(exploration.parameters), {})).toEqual({
      ok: false,
      reason: 'nothing draws a plot here',
    })
  })

  test('whatever is asked for, a value is a step between the ends or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.double().map(String)), (asked) => {
        const value = setValue(mass, asked)
        if (value === undefined) return
        expect(Number(value)).toBeGreaterThanOrEqual(-2)
        expect(Number(value)).toBeLessThanOrEqual(2)
        expect(setValue(mass, value)).toBe(value)
      }),
    )
  })

  test.each([
    ['0,34', 0.3],
    ['−1.25', -1.2],
    [7, 2],
    ['', undefined],
    ['1e999', undefined],
    ['two', undefined],
  ])('typed beside the slider, %s is %s', (asked, value) => {
    expect(setValue(mass, asked)).toBe(value)
  })

  test('a choice is one of those there are', () => {
    expect(setValue(kind, 'moving')).toBe('moving')
    expect(setValue(kind, 'broken')).toBeUndefined()
  })
})
