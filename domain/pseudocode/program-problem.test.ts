import { expect, test } from 'vitest'
import { ProgramStops, problemOf } from './program-problem.ts'

/** What Firefox throws; no other machine has a class for it. */
const internalError = (message: string) => Object.assign(new Error(message), { name: 'InternalError' })

test.each([
  ['V8 and Safari', new RangeError('Maximum call stack size exceeded'), 'too much is nested here'],
  ['Firefox', internalError('too much recursion'), 'too much is nested here'],
  ['V8, of a text', new RangeError('Invalid string length'), 'a value becomes too large'],
  ['V8, of a list', new RangeError('Invalid array length'), 'a value becomes too large'],
  ['Firefox, of a text', internalError('allocation size overflow'), 'a value becomes too large'],
])('the end of the machine is worded by what it is: %s', (_, error, message) => {
  expect(problemOf(error)).toEqual({ kind: 'limit', line: 1, message })
})

test('a problem of the program is the one it carries, and a bug goes on', () => {
  const problem = { kind: 'name', line: 3, message: 'there is no variable x' } as const
  expect(problemOf(new ProgramStops(problem.kind, problem.line, problem.message))).toEqual(problem)
  expect(() => problemOf(new TypeError('x is not a function'))).toThrow(TypeError)
  expect(() => problemOf('thrown')).toThrow('thrown')
})
