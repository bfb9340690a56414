import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { seededRandom } from '../seed/seeded-random.ts'
import { drawScope } from './draw-scope.ts'
import { parameterFields } from './template-parameters.ts'

const schema = z.strictObject(parameterFields)
const draw = (fields: z.input<typeof schema>, seed = 1, given = {}) =>
  drawScope(schema.parse(fields), seededRandom(seed, 'q'), given)
const scopeOf = (...args: Parameters<typeof draw>) => {
  const drawn = draw(...args)
  if (!drawn.ok) throw new Error(drawn.message)
  return drawn.scope
}
const seeds = fc.nat(0xffff_ffff)
const all = (fields: z.input<typeof schema>, name: string) =>
  new Set(Array.from({ length: 300 }, (_, seed) => scopeOf(fields, seed)[name]))

describe('a parameter is drawn from its range (D14)', () => {
  test('every value of it comes up, and no other', () => {
    expect([...all({ parameters: { n: { from: 2, to: 5 } } }, 'n')].sort()).toEqual([2, 3, 4, 5])
    expect([...all({ parameters: { n: { from: 10, to: 30, step: 10 } } }, 'n')].sort()).toEqual([10, 20, 30])
    expect([...all({ parameters: { n: { from: -1, to: 1, except: [0] } } }, 'n')].sort()).toEqual([-1, 1])
    expect([...all({ parameters: { n: { from: 0, to: 5, step: 2 } } }, 'n')].sort()).toEqual([0, 2, 4])
  })
  test('tenths are tenths: no noise, and the end belongs to it', () => {
    const values = [...all({ parameters: { n: { from: 0, to: 1, step: 0.1 } } }, 'n')].map(Number).sort((a, b) => a - b)
    expect(values).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
  })
  test('a picked one is one of the list, a record whole', () => {
    expect([...all({ parameters: { who: { pick: ['lynx', 'hare'] } } }, 'who')].sort()).toEqual(['hare', 'lynx'])
    const { chain } = scopeOf({
      parameters: {
        chain: {
          pick: [
            { prey: 'hare', mass: 2 },
            { prey: 'perch', mass: 1 },
          ],
        },
      },
    })
    expect([
      { prey: 'hare', mass: 2 },
      { prey: 'perch', mass: 1 },
    ]).toContainEqual(chain)
  })
  test('the same seed gives the same numbers', () => {
    const fields = { parameters: { a: { from: 1, to: 99 }, b: { pick: ['x', 'y', 'z'] } }, computed: { c: 'a * 2' } }
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(scopeOf(fields, seed)).toEqual(scopeOf(fields, seed))
      }),
    )
  })
})

describe('what follows from them', () => {
  test('is computed in order, from what is drawn, computed and given', () => {
    expect(
      scopeOf(
        { parameters: { a: { from: 3, to: 3 } }, computed: { b: 'a + g', c: 'b^2', word: 'a > 2 ? "many" : "few"' } },
        1,
        { g: 1 },
      ),
    ).toEqual({
      g: 1,
      a: 3,
      b: 4,
      c: 16,
      word: 'many',
    })
  })
  test('has no noise: 0.1 + 0.2 is 0.3', () => {
    expect(scopeOf({ computed: { sum: '0.1 + 0.2' } })).toEqual({ sum: 0.3 })
  })
  test('what is drawn goes before what is given by the same name; what is given is not changed', () => {
    const given = { a: 1 }
    expect(scopeOf({ parameters: { a: { from: 9, to: 9 } } }, 1, given)).toEqual({ a: 9 })
    expect(given).toEqual({ a: 1 })
  })
})

test('every draw meets the constraints, whatever the seed', () => {
  const fields = {
    parameters: { a: { from: 1, to: 20 }, b: { from: 1, to: 20 } },
    constraints: ['a > b', 'mod(a, b) == 0'],
  }
  fc.assert(
    fc.property(seeds, (seed) => {
      const { a, b } = scopeOf(fields, seed)
      expect(Number(a) > Number(b) && Number(a) % Number(b) === 0).toBe(true)
    }),
  )
})

describe('what cannot be drawn is told, not thrown', () => {
  test.each<[string, z.input<typeof schema>, string, RegExp]>([
    [
      'constraints that nothing satisfies',
      { parameters: { a: { from: 1, to: 5 } }, constraints: ['a > 9'] },
      'unsatisfiable',
      /no draw out of 500/,
    ],
    [
      'a constraint that is a number',
      { computed: { a: '1' }, constraints: ['a'] },
      'broken',
      /the constraint "a" is neither true nor false/,
    ],
    ['a range backwards', { parameters: { a: { from: 5, to: 1 } } }, 'broken', /the range of a is empty/],
    [
      'a range that is all excepted',
      { parameters: { a: { from: 1, to: 2, except: [1, 2] } } },
      'broken',
      /all of it is excepted/,
    ],
    ['an unknown name', { computed: { a: 'k * 2' } }, 'broken', /uses k, which is not a parameter/],
    ['a later name', { computed: { a: 'b', b: '1' } }, 'broken', /uses b/],
    ['no expression', { computed: { a: '2 +' } }, 'broken', /is not an expression/],
  ])('%s', (_name, fields, reason, message) => {
    expect(draw(fields)).toMatchObject({ ok: false, reason, message: expect.stringMatching(message) })
  })
  test('a rare draw is still found: one in twenty fails with a probability of 1e-11', () => {
    for (let seed = 0; seed < 50; seed++)
      expect(draw({ parameters: { a: { from: 1, to: 20 } }, constraints: ['a == 7'] }, seed).ok).toBe(true)
  })
})

describe('what an author may write', () => {
  test.each([
    { parameters: { a: { from: 1, to: 2, step: 0 } } },
    { parameters: { a: { from: 1, to: 2, step: -1 } } },
    { parameters: { a: { pick: ['only one'] } } },
    { parameters: { a: { from: 1, to: 2, by: 1 } } },
    { parameters: { '1a': { from: 1, to: 2 } } },
    { parameters: { 'a-b': { from: 1, to: 2 } } },
    { computed: { 'a b': '1' } },
  ])('%j is refused', (fields) => {
    expect(schema.safeParse(fields).success).toBe(false)
  })
})
