import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { at } from '#tests/factories/short-points.ts'
import { checkAnswer } from '../../check-answer.ts'
import { scoreOf } from '../../checked.ts'
import { plainFormOf } from '../../plain-types.ts'
import { questionSchemaOf } from '../../question.ts'
import type { Reply } from '../../reply.ts'
import { describeDrawn, graph as graphType } from './graph.ts'

const schema = questionSchemaOf(z.string())
type Graph = NonNullable<z.input<typeof schema>['graph']>
const axis = { min: -10, max: 10, step: 1 }
const make = (fields: Omit<Graph, 'x' | 'y'>) =>
  schema.parse({
    id: 'q',
    type: 'graph',
    prompt: 'Draw.',
    graph: { x: axis, ...(fields.shape !== 'interval' && { y: axis }), ...fields },
  })
type Points = [number, number][]
const reply = (points: Points, ends?: Extract<Reply, { type: 'graph' }>['ends']): Reply => ({
  type: 'graph',
  points,
  ...(ends && { ends }),
})
const mark = (question: ReturnType<typeof make>, given: Reply) => {
  const checked = checkAnswer(question, given)
  return checked.kind === 'checked' ? scoreOf(checked) : checked.reason
}

describe('a line', () => {
  const question = make({
    shape: 'line',
    answer: at('0,1 1,3'),
  })

  test('any two points of it are worth the same (10,000 pairs), and a point beside it is not', () => {
    const place = fc.integer({ min: -5, max: 4 })
    fc.assert(
      fc.property(place, place, (a, b) => {
        fc.pre(a !== b)
        expect(
          mark(
            question,
            reply([
              [a, 2 * a + 1],
              [b, 2 * b + 1],
            ]),
          ),
        ).toBe(1)
        expect(
          mark(
            question,
            reply([
              [a, 2 * a + 1],
              [b, 2 * b + 2],
            ]),
          ),
        ).not.toBe(1)
      }),
      { numRuns: 10_000 },
    )
  })
  test('the slope alone is half of it, and so is the crossing of the axis', () => {
    expect(mark(question, reply(at('0,3 1,5')))).toBe(0.5)
    expect(mark(question, reply(at('0,1 1,2')))).toBe(0.5)
    expect(mark(question, reply(at('0,4 1,4')))).toBe(0)
  })
  test('one point twice is no line', () => {
    expect(mark(question, reply(at('1,3 1,3')))).toBe('incomplete')
  })
  test('a vertical line is one too', () => {
    const vertical = make({
      shape: 'line',
      answer: at('2,0 2,5'),
    })
    expect(mark(vertical, reply(at('2,-3 2,8')))).toBe(1)
  })
})

describe('a parabola', () => {
  const question = make({
    shape: 'parabola',
    answer: at('1,-4 3,0'),
  })
  test('any other point of it will do; vertex and opening are half each', () => {
    expect(mark(question, reply(at('1,-4 -1,0')))).toBe(1)
    expect(mark(question, reply(at('1,-4 2,-3')))).toBe(1)
    expect(mark(question, reply(at('1,-4 2,-2')))).toBe(0.5)
    expect(mark(question, reply(at('0,0 1,1')))).toBe(0.5)
    expect(mark(question, reply(at('1,-4 1,0')))).toBe('incomplete')
  })
})

describe('a vector', () => {
  const answer: Points = at('0,0 3,4')
  test('free, it may begin anywhere; else where it begins counts', () => {
    expect(mark(make({ shape: 'vector', answer, isFree: true }), reply(at('-2,1 1,5')))).toBe(1)
    expect(mark(make({ shape: 'vector', answer }), reply(at('-2,1 1,5')))).toBe(0.5)
    expect(mark(make({ shape: 'vector', answer }), reply(at('0,0 6,8')))).toBe(0.5)
    expect(mark(make({ shape: 'vector', answer }), reply(at('0,0 -3,-4')))).toBe(0)
  })
})

describe('points', () => {
  const answer: Points = at('1,1 2,4 3,9')
  test('in any order where they are alike, each at its own place where they have names (10,000 orders)', () => {
    const [alike, named] = [
      make({ shape: 'points', answer }),
      make({ shape: 'points', answer, names: ['A', 'B', 'C'] }),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(answer, { minLength: 3 }), (points) => {
        expect(mark(alike, reply(points))).toBe(1)
        const own = points.filter((point, index) => point === answer[index]).length
        expect(mark(named, reply(points))).toBeCloseTo(own / 3)
      }),
      { numRuns: 10_000 },
    )
  })
  test('one point thrice is right once', () => {
    expect(mark(make({ shape: 'points', answer }), reply(at('1,1 1,1 1,1')))).toBeCloseTo(1 / 3)
  })
})

describe('an interval', () => {
  const ends = { start: 'open', end: 'closed' } as const
  const question = make({
    shape: 'interval',
    answer: at('1,0 4,0'),
    ends,
  })
  test('each end is half: its place, and whether it belongs; which was placed first does not matter', () => {
    expect(mark(question, reply(at('1,0 4,0'), ends))).toBe(1)
    expect(mark(question, reply(at('4,0 1,0'), { start: 'closed', end: 'open' }))).toBe(1)
    expect(mark(question, reply(at('1,0 4,0'), { start: 'closed', end: 'closed' }))).toBe(0.5)
    expect(mark(question, reply(at('2,0 5,0'), ends))).toBe(0)
  })
  test('without an end it goes on for ever, wherever the point was left', () => {
    const ray = make({
      shape: 'interval',
      answer: at('2,0 0,0'),
      ends: { start: 'open', end: 'none' },
    })
    expect(mark(ray, reply(at('2,0 7,0'), { start: 'open', end: 'none' }))).toBe(1)
    expect(
      describeDrawn(
        { shape: 'interval', names: [] },
        {
          points: at('2,0 7,0'),
          ends: { start: 'open', end: 'none' },
        },
      ),
    ).toBe('x > 2')
  })
  test.each([
    ['1 < x ≤ 4', 1],
    ['4 >= x > 1', 1],
    ['1 ≤ x ≤ 4', 0.5],
    ['x > 1', 0.5],
  ])('"%s" is read in a conversation', (text, expected) => {
    const form = plainFormOf(question)
    const read = form.as === 'list' ? form.read(text) : undefined
    expect(read && mark(question, read)).toBe(expected)
  })
})

test('a known mistake gets its feedback, however it is drawn', () => {
  const question = make({
    shape: 'line',
    answer: at('0,1 1,3'),
    mistakes: [
      {
        answer: at('0,1 2,2'),
        feedback: 'Rise over run.',
        misconception: 'run-over-rise',
      },
    ],
  })
  expect(checkAnswer(question, reply(at('-2,0 4,3')))).toMatchObject({
    status: 'incorrect',
    score: 0.5,
    mistake: { misconception: 'run-over-rise' },
  })
})

test('what was drawn is said in words', () => {
  const question = make({ shape: 'points', answer: at('1,-2'), names: ['A'] })
  expect(graphType.describeReply(question, { type: 'graph', points: at('1,-2') }, String)).toBe('A (1, −2)')
  expect(graphType.describeReply(question, { type: 'graph', points: [null] }, String)).toBe('A –')
})
