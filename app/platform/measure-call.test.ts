import { toJSON } from 'seroval'
import { expect, test } from 'vitest'
import { problemOfCall } from './measure-call.ts'

const callOf = (data: unknown) => JSON.stringify(toJSON({ data }))
/** Lists of ten, each naming the one below ten times: 10 ** levels values in all. */
const tenfold = (levels: number): unknown => {
  let value: unknown = ['x']
  for (let level = 0; level < levels; level++) value = Array<unknown>(10).fill(value)
  return value
}

test('calls as pages make them pass', () => {
  const turn = { role: 'user', content: 'Why is the sky blue?' }
  const fine = [undefined, { email: 'a@b.test' }, { texts: ['a', 'b'] }, { turns: [turn, turn] }, 'x'.repeat(400_000)]
  for (const data of fine) expect(problemOfCall(callOf(data))).toBeUndefined()
})

test('one object named many times counts as often as it is named', () => {
  const question = { text: 'x'.repeat(20_000) }
  const body = callOf({ questions: Array(400).fill(question) })
  expect(body.length).toBeLessThan(50_000)
  expect(problemOfCall(body)).toBe(413)
  expect(problemOfCall(callOf(tenfold(9)))).toBe(413)
})

test('what holds itself and what is too deep are too much, not a crash', () => {
  const own: { inside?: unknown } = {}
  own.inside = own
  expect(problemOfCall(callOf(own))).toBe(413)
})

test('what is no call cannot be read', () => {
  for (const odd of ['', '{', 'null', '[]', '7', '{"t":{"t":99},"f":0,"m":[]}']) expect(problemOfCall(odd)).toBe(400)
})
