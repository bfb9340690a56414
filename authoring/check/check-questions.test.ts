import { describe, expect, test } from 'vitest'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { makeChoice, makeTemplate } from '#tests/factories/make-course.ts'
import { checkQuestion } from './check-questions.ts'

const problemsOf = (question: AuthoredQuestion) => {
  const found: string[] = []
  checkQuestion(question, (severity, message) => found.push(`${severity}: ${message}`))
  return found
}
const choice = (change: Partial<AuthoredQuestion>) => problemsOf(makeChoice('q', change))
const numeric = (change: Partial<AuthoredQuestion>) =>
  problemsOf(
    makeTemplate('q', {
      type: 'numeric',
      options: undefined,
      prompt: 'Twice @{n}?',
      answer: '2 * n',
      hints: ['Double it.'],
      ...change,
    }),
  )

test('a good question has nothing to be said about', () => {
  expect(choice({})).toEqual([])
  expect(numeric({})).toEqual([])
})

describe('a template is tried with 200 seeds', () => {
  test('a name nobody gave is told once', () => {
    expect(numeric({ answer: '2 * m' })).toHaveLength(1)
    expect(numeric({ answer: '2 * m' })[0]).toMatch(/^error: .*m/)
  })

  test('what goes wrong with some numbers only is found, with the seed', () => {
    const problems = numeric({ answer: '1 / (n - 17)' })
    expect(problems.join('\n')).toMatch(/^error: /)
  })

  test('constraints nothing satisfies leave no draw', () =>
    expect(numeric({ constraints: ['n > 1000'] }).join()).toMatch(/error: .*no draw/))

  test('the same mistake with other numbers is one mistake', () => {
    const problems = numeric({ prompt: 'Twice $@{n} \\frac{1}$?' })
    expect(problems.filter((one) => one.includes('cannot be read'))).toHaveLength(1)
    expect(problems[0]).toContain('(seed 0)')
  })

  test.each([
    [7, true],
    [8, false],
  ])('%i variants: told is %s', (count, isTold) => {
    const problems = numeric({ parameters: { n: { from: 3, to: 2 + count, step: 1, except: [] } } })
    expect(problems.some((one) => one.includes('variants in 200 seeds'))).toBe(isTold)
    if (isTold) expect(problems).toEqual([`warning: the template has only ${count} variants in 200 seeds`])
  })
})

describe('a hint does not say the answer', () => {
  test.each([
    ['the number', ['It is @{2 * n}.']],
    ['the number in the second hint', ['Double it.', 'You get @{2 * n} then.']],
  ])('%s', (_name, hints) => expect(numeric({ hints }).join()).toMatch(/error: a hint gives the answer away: "/))

  test.each([
    ['a number that is there by chance', ['There are 10 fingers.']],
    ['a number of the question', ['You have @{n}.']],
    ['the rule', ['Multiply by two.']],
  ])('%s is well', (_name, hints) => expect(numeric({ hints })).toEqual([]))

  test('an option of few letters may stand in one', () => {
    const options = ['air', 'sun', 'sea'].map((content, index) => ({
      id: content,
      content,
      feedback: 'x',
      ...(index === 0 && { correct: true as const }),
    }))
    expect(choice({ options, hints: ['It is in the air.'] })).toEqual([])
  })
})

describe('fields belong together', () => {
  test.each([
    ['constraints without parameters', { constraints: ['1 < 2'] }, 'constraints need parameters'],
    ['a place without parameters', { prompt: 'What is @{n}?' }, 'a place @{…} needs parameters'],
    ['a place in an option', { options: makeTemplate('t').options }, 'a place @{…} needs parameters'],
    ['a place in a hint', { hints: ['@{n}'] }, 'a place @{…} needs parameters'],
    ['a place in the explanation', { explanation: '@{n}' }, 'a place @{…} needs parameters'],
  ])('%s', (_name, change, told) => expect(choice(change)).toContain(`error: ${told}`))
})

describe('options', () => {
  const options = (...marks: boolean[]) =>
    marks.map((correct, index) => ({
      id: `o${index}`,
      content: `Option ${'abcdef'[index]}`,
      feedback: 'x',
      ...(correct && { correct: true as const }),
    }))

  test.each([
    ['none right', options(false, false, false), '0 options are marked'],
    ['two right', options(true, true, false), '2 options are marked'],
  ])('%s', (_name, given, told) => expect(choice({ options: given }).join()).toContain(told))

  test('two that say the same', () => {
    const [first, second] = options(true, false)
    if (!first || !second) throw new Error('two options were made')
    expect(
      choice({
        options: [
          first,
          { ...second, content: 'option A' },
          ...options(false, false).map((one) => ({ ...one, id: `x${one.id}`, content: `${one.content} more` })),
        ],
      }).join(),
    ).toContain('say the same')
  })
})
