import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figureValues } from '../figure-values.ts'
import { axisOf } from './axis-scale.ts'
import { plotSchema } from './plot-schema.ts'

const axis = (fields: object, data: number[] = [], scope = {}, name: 'x' | 'y' = 'x', wanted?: number[]) => {
  const { x } = plotSchema.parse({ kind: 'plot', x: fields, marks: [{ type: 'function', of: 'x' }] })
  return axisOf(name, x, figureValues(scope), data, wanted)
}

describe('how far an axis goes', () => {
  test.each([
    [{ min: 0, max: 8 }, [], 0, 8],
    [{ min: 'a', max: '2 * a' }, [], 3, 6],
    // what is not given is the range of the data, rounded to even numbers
    [{}, [0, 9.7], 0, 10],
    [{}, [1.2, 4.9], 1, 5],
    [{}, [-13, 87], -20, 100],
    [{ min: 0 }, [3, 9.7], 0, 10],
    [{ max: 50 }, [3, 9.7], 0, 50],
    [{ scale: 'log' }, [3, 700], 1, 1000],
    [{ scale: 'log' }, [0.02, 10], 0.01, 10],
    [{ scale: 'log', min: 2 }, [3, 700], 2, 1000],
    // one value alone has room on both sides
    [{}, [5, 5], 2, 8],
    [{}, [0], -0.6, 0.6],
  ])('%j with the data %j: from %d to %d', (fields, data, min, max) => {
    const made = axis(fields, data, { a: 3 })
    expect([made.min, made.max]).toEqual([min, max])
  })
  test('categories stand at 0, 1, 2 with half a band on both sides', () => {
    const made = axis({ categories: ['a', 'b', '@{a} c'] }, [], { a: 3 })
    expect([made.min, made.max, made.categories]).toEqual([-0.5, 2.5, ['a', 'b', '3 c']])
    expect(made.ticks(280)).toEqual([])
    expect(made.hasGrid).toBe(false)
  })
  test.each([
    [{ min: 5, max: 5 }, [], 'the x axis goes from 5 to 5'],
    [{ min: 5, max: 1 }, [], 'the x axis goes from 5 to 1'],
    [{ scale: 'log', min: -1, max: 10 }, [], 'a log x axis must begin above 0, not at -1'],
    [{}, [], 'the x axis needs min and max: no mark says how far it goes'],
    [{ min: 0 }, [], 'the x axis needs min and max'],
    [{ min: 'k', max: 1 }, [], 'the min of x: "k" uses k, which is not a parameter'],
    [{ min: 0, max: '1 / 0' }, [], 'the max of x'],
    [{ min: 0, max: 1, step: 'k' }, [], 'the step of x'],
  ])('%j with %j cannot be', (fields, data, reason) => {
    expect(() => axis(fields, data)).toThrow(reason)
  })
  test('whatever the data, it is inside, and not lost in a far too large axis', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 2, maxLength: 9 }), (data) => {
        fc.pre(new Set(data).size > 1)
        const [low, high] = [Math.min(...data), Math.max(...data)]
        const { min, max } = axis({}, data)
        expect(min).toBeLessThanOrEqual(low)
        expect(max).toBeGreaterThanOrEqual(high)
        expect(max - min).toBeLessThanOrEqual((high - low) * 2)
      }),
    )
  })
})

describe('places on an axis', () => {
  test('its ends are the ends of the picture, its middle the middle', () => {
    const place = axis({ min: 2, max: 6 }).place(40, 240)
    expect([place(2), place(4), place(6)]).toEqual([40, 140, 240])
  })
  test('a log axis gives each power the same length', () => {
    const place = axis({ min: 1, max: 1000, scale: 'log' }).place(0, 300)
    expect([1, 10, 100, 1000].map((value) => Math.round(place(value)))).toEqual([0, 100, 200, 300])
  })
  test('equal differences have equal lengths', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 9 }),
        (min, width, at) => {
          const place = axis({ min, max: min + width }).place(0, 300)
          expect(place(min + at + 1) - place(min + at)).toBeCloseTo(300 / width, 6)
        },
      ),
    )
  })
})

describe('words of an axis', () => {
  test.each([
    [{ label: 'Time', unit: 's' }, 'Time (s)'],
    [{ label: 'Time' }, 'Time'],
    [{ unit: 's' }, '(s)'],
    [{}, ''],
    [{ label: 'Mass of @{what}', unit: 'kg' }, 'Mass of water (kg)'],
  ])('%j is titled "%s"', (fields, title) => {
    expect(axis({ min: 0, max: 1, ...fields }, [], { what: 'water' }).title).toBe(title)
  })
  test('wanted numbers stand where no step is given, and give way to one', () => {
    expect(
      axis({ min: 0, max: 10 }, [], {}, 'x', [0, 4, 10])
        .ticks(280)
        .map(({ value }) => value),
    ).toEqual([0, 4, 10])
    expect(
      axis({ min: 0, max: 10, step: 5 }, [], {}, 'x', [0, 4, 10])
        .ticks(280)
        .map(({ value }) => value),
    ).toEqual([0, 5, 10])
  })
  test('an axis without numbers takes no room for them', () => {
    const bare = axis({ min: 0, max: 10, numbers: false }, [], {}, 'y')
    expect([bare.hasNumbers, bare.labelWidth(200), bare.overhang(200)]).toEqual([false, 0, { left: 0, right: 0 }])
    const shown = axis({ min: 0, max: 10_000 }, [], {}, 'y')
    expect(shown.labelWidth(200)).toBeGreaterThan(40)
    // numbers at the ends reach over them by half
    expect(shown.overhang(200).right).toBeCloseTo(shown.labelWidth(200) / 2, 0)
    expect(shown.overhang(200).left).toBeGreaterThan(0)
  })
  test('long categories are broken into lines that fit their bars', () => {
    const lines = axis({ categories: ['carbon dioxide given off', 'O'] }).categoryLines(200)
    expect(lines[0]?.length).toBeGreaterThan(1)
    expect(lines.map((words) => words.join(' '))).toEqual(['carbon dioxide given off', 'O'])
  })
})
