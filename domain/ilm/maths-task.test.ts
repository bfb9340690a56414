import { describe, expect, test } from 'vitest'
import { dialogueOf, whileOpen } from '#tests/ilm/start-dialogue.ts'
import { compareWorked, mathsTask } from './maths-task.ts'
import { type MathsTask, notWorked, workOut } from './work-out.ts'

const task = (message: string, asked = {}) => mathsTask(dialogueOf(message, asked))

describe('what has to be worked out before a message can be answered', () => {
  test('a formula given as an answer, with each that is accepted', () => {
    expect(task('7x + 7', { state: whileOpen('collect-terms') }).pairs).toEqual([['7x + 7', '7x + 7']])
    expect(task('i think its 14x', { state: whileOpen('collect-terms') }).pairs).toEqual([['14x', '7x + 7']])
  })

  test.each([
    ['a number', '820', whileOpen('energy-of-hare')],
    ['a word', 'decomposer', whileOpen('who-breaks-down')],
    ['a letter', 'B', whileOpen('gas-taken-in')],
    ['talk about a formula', 'what are like terms', whileOpen('collect-terms')],
    ['a formula with no question open', '7x + 7', {}],
  ])('not %s', (_name, message, state) => expect(task(message, { state }).pairs).toEqual([]))

  test('the answer a student brings from a page', () => {
    const context = { questionId: 'collect-terms', answer: '14x' }
    expect(task('why is that wrong', { context }).pairs).toEqual([['14x', '7x + 7']])
    expect(task('why', { context: { questionId: 'collect-terms' } }).pairs).toEqual([])
  })

  test('the equation that is being solved comes along', () => {
    expect(task('x = 5', { state: { equation: '3x+5=20' } })).toMatchObject({ equation: '3x+5=20', message: 'x = 5' })
  })
})

describe('working it out', () => {
  const whole: MathsTask = {
    message: 'is 7*8 = 56',
    equation: undefined,
    pairs: [
      ['7x + 7', '7 + 7x'],
      ['14x', '7x + 7'],
      ['7x +', '7x + 7'],
    ],
  }

  test('each pair by itself: the same, another, or no formula', () => {
    const worked = workOut(whole)
    expect(worked.same).toEqual([true, false, undefined])
    expect(worked.calculation).toMatchObject({ kind: 'equality', isRight: true })
  })

  test('what was worked out is not worked out again, and all else is compared here', () => {
    const compare = compareWorked(whole, { calculation: undefined, same: [false, true, true] })
    expect(compare('7x + 7', '7 + 7x')).toBe(false)
    expect(compare('14x', '7x + 7')).toBe(true)
    expect(compare('2x', 'x + x')).toBe(true)
    expect(compare('2x', '3x')).toBe(false)
  })

  test('a task that was given up has nothing in it, and may say that it was too hard', () => {
    expect(notWorked(whole, false)).toEqual({ calculation: undefined, same: [undefined, undefined, undefined] })
    expect(notWorked(whole, true).calculation).toEqual({ kind: 'too-hard' })
  })
})
