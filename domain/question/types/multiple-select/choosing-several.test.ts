import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AuthoredFields,
  answering,
  madeQuestion,
  plainQuestion,
  problemsOf,
} from '#tests/factories/plain-question.ts'
import { isAnswerable, isReady } from '../../answer-types.ts'
import { scoreOf } from '../../checked.ts'
import { plainFormOf } from '../../plain-types.ts'
import { authoredMultipleSelect } from './authored-multiple-select.ts'
import { multipleSelect } from './multiple-select.ts'

const gases = [
  { id: 'o2', content: 'oxygen', correct: true, feedback: 'Oxygen is one.' },
  { id: 'n2', content: 'nitrogen', correct: true, feedback: 'Nitrogen is one.' },
  { id: 'fe', content: 'iron', feedback: 'Iron is a metal.', misconception: 'metals-are-gases' },
  { id: 'hg', content: 'mercury', feedback: 'Mercury is a liquid.' },
]
const fields = { type: 'multiple-select' as const, options: gases }
const question = plainQuestion(fields)
const choose = (...optionIds: string[]) => answering('multiple-select', fields)({ optionIds })
const chooseTwo = (...optionIds: string[]) => answering('multiple-select', { ...fields, choose: 2 })({ optionIds })

describe('which of these are gases? (all that apply)', () => {
  test.each<[string, string[], number, boolean[]]>([
    ['both gases, nothing else', ['o2', 'n2'], 2, [true, true, true, true]],
    ['in the other order', ['n2', 'o2'], 2, [true, true, true, true]],
    ['one gas', ['o2'], 1, [true, false, true, true]],
    ['both and a metal', ['o2', 'n2', 'fe'], 1, [true, true, false, true]],
    ['one gas and one metal', ['n2', 'fe'], 0, [false, true, false, true]],
    ['only what is wrong', ['fe', 'hg'], 0, [false, false, false, false]],
    ['everything', ['o2', 'n2', 'fe', 'hg'], 0, [true, true, false, false]],
  ])('%s', (_name, ids, earned, parts) => {
    expect(choose(...ids)).toBeMarked({ earned, of: 2, parts })
  })

  test('what is said is about the first wrong choice of the list, with its misconception', () => {
    expect(choose('hg', 'fe')).toBeIncorrect({ feedback: 'Iron is a metal.', misconception: 'metals-are-gases' })
    expect(choose('hg', 'o2')).toBeMarked({ earned: 0, of: 2 }, { feedback: 'Mercury is a liquid.' })
  })

  test('where something is only missing, it is what is said, and no misconception is guessed', () => {
    expect(choose('o2')).toBeMarked({ earned: 1, of: 2 }, { feedback: 'Nitrogen is one.', misconception: undefined })
  })

  test('nothing, and what is not on the list, are no answers', () => {
    expect(choose()).toBeAskedAgain('empty')
    expect(choose('o2', 'xe')).toBeAskedAgain('no-such-option')
    expect(choose('O2')).toBeAskedAgain('no-such-option')
  })
})

describe('choose exactly two', () => {
  test.each<[string, string[], number]>([
    ['both', ['o2', 'n2'], 2],
    ['one of them', ['o2', 'fe'], 1],
    ['one alone, when the time is over', ['n2'], 1],
    ['neither', ['fe', 'hg'], 0],
  ])('%s: %j', (_name, ids, earned) => {
    expect(chooseTwo(...ids)).toBeMarked({ earned, of: 2 })
  })
  test('three are too many to be marked; the same one twice is one', () => {
    expect(chooseTwo('o2', 'n2', 'fe')).toBeAskedAgain('too-many')
    expect(chooseTwo('o2', 'o2', 'n2')).toBeCorrect()
  })
  test.each<[string[], boolean]>([
    [[], false],
    [['o2'], false],
    [['o2', 'o2'], false],
    [['o2', 'fe'], true],
    [['o2', 'n2', 'fe'], false],
  ])('%j is ready to be checked: %s', (optionIds, is) => {
    expect(isReady(plainQuestion({ ...fields, choose: 2 }), { type: 'multiple-select', optionIds })).toBe(is)
  })
})

describe('for any list and any choice', () => {
  const list = fc
    .array(fc.boolean(), { minLength: 2, maxLength: 8 })
    .filter((flags) => flags.includes(true))
    .map((flags) => flags.map((correct, index) => ({ id: `o${index}`, content: `Option ${index}`, correct })))
  const worth = (options: { id: string; content: string; correct: boolean }[], ids: string[]) => {
    const checked = answering('multiple-select', { options })({ optionIds: ids })
    return checked.kind === 'checked' ? scoreOf(checked) : Number.NaN
  }
  const choiceOf = (options: { id: string }[]) =>
    fc.subarray(
      options.map(({ id }) => id),
      { minLength: 1 },
    )

  test('the mark lies between nothing and all, and is all exactly for the right set', () => {
    fc.assert(
      fc.property(list, fc.context(), fc.nat(), (options, _log, pick) => {
        const ids = fc.sample(choiceOf(options), { numRuns: 1, seed: pick })[0] ?? []
        const mark = worth(options, ids)
        expect(mark).toBeGreaterThanOrEqual(0)
        expect(mark).toBeLessThanOrEqual(1)
        const right = options.filter(({ correct }) => correct).map(({ id }) => id)
        expect(mark === 1).toBe(ids.length === right.length && right.every((id) => ids.includes(id)))
      }),
    )
  })

  test('one more right choice never lowers the mark, one more wrong one never raises it', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (options, pick, more) => {
        const ids = fc.sample(choiceOf(options), { numRuns: 1, seed: pick })[0] ?? []
        const left = options.filter(({ id }) => !ids.includes(id))
        const added = left[more % Math.max(1, left.length)]
        if (!added) return
        const [before, after] = [worth(options, ids), worth(options, [...ids, added.id])]
        if (added.correct) expect(after).toBeGreaterThanOrEqual(before)
        else expect(after).toBeLessThanOrEqual(before)
      }),
    )
  })

  test('choosing everything is worth nothing where half of it or more is wrong', () => {
    fc.assert(
      fc.property(list, (options) => {
        const right = options.filter(({ correct }) => correct).length
        fc.pre(right * 2 <= options.length)
        expect(
          worth(
            options,
            options.map(({ id }) => id),
          ),
        ).toBe(0)
      }),
    )
  })
})

describe('in words', () => {
  test('the choice and the answer in the order of the list', () => {
    expect(
      multipleSelect.describeReply(question, { type: 'multiple-select', optionIds: ['fe', 'o2', 'gone'] }, String),
    ).toBe('oxygen; iron')
    expect(multipleSelect.describeAnswer(question, String)).toBe('oxygen; nitrogen')
  })
  test('a list without a right option has no answer, and cannot be answered', () => {
    const none = plainQuestion({ type: 'multiple-select', options: [{ id: 'a', content: 'a' }] })
    expect(multipleSelect.describeAnswer(none, String)).toBeUndefined()
    expect(isAnswerable(none)).toBe(false)
    expect(isAnswerable(question)).toBe(true)
  })
  test('the marks stand at the options, so nothing more is revealed', () => {
    expect(multipleSelect.reveal(question, { cause: 'checked', status: 'incorrect' })).toBe('nothing')
    expect(multipleSelect.reveal(question, { cause: 'time', status: 'skipped' })).toBe('nothing')
  })
})

describe('in a conversation', () => {
  const form = plainFormOf(question)
  if (form.as !== 'list') throw new Error('several choices are a list')
  test('every option has a letter, and it is said how many to send', () => {
    expect(form.lines).toEqual(['A. oxygen', 'B. nitrogen', 'C. iron', 'D. mercury'])
    expect(form.ask).toBe('Choose all that apply: send the letters, such as A, C.')
    const two = plainFormOf(plainQuestion({ ...fields, choose: 2 }))
    expect(two.as === 'list' && two.ask).toMatch(/^Choose exactly 2:/)
  })
  test.each<[string, string[]]>([
    ['A, B', ['o2', 'n2']],
    ['b a', ['n2', 'o2']],
    ['AB', ['o2', 'n2']],
    ['A and B.', ['o2', 'n2']],
    ['(a), (d)', ['o2', 'hg']],
    ['c', ['fe']],
  ])('“%s” is a choice', (typed, optionIds) => {
    expect(form.read(typed)).toEqual({ type: 'multiple-select', optionIds })
  })
  test.each(['E', 'A, E', 'oxygen', '1, 2', '', 'A?', 'all of them'])('“%s” is none', (typed) => {
    expect(form.read(typed)).toBeUndefined()
  })
  test('each right option by itself would give something away', () => {
    expect(form.secrets).toEqual([['oxygen'], ['nitrogen']])
  })
})

describe('what an author is told', () => {
  const option = (id: string, correct = false) => ({
    id,
    content: `option ${id}`,
    feedback: 'So.',
    ...(correct && { correct: true as const }),
  })
  const problems = (more: AuthoredFields) => problemsOf({ type: 'multiple-select', ...more })
  test.each<[string, AuthoredFields, RegExp | '']>([
    ['two of three', { options: [option('a', true), option('b', true), option('c')] }, ''],
    ['none is right', { options: [option('a'), option('b')] }, /no option is marked correct/],
    ['all are right', { options: [option('a', true), option('b', true)] }, /nothing to choose/],
    ['one is right', { options: [option('a', true), option('b')] }, /that is a multiple-choice question/],
    ['one is right, and one is asked for', { options: [option('a', true), option('b')], choose: 1 }, ''],
    [
      'another number than is right',
      { options: [option('a', true), option('b', true), option('c')], choose: 3 },
      /choose says 3, but 2 options are marked correct/,
    ],
    ['no options', {}, /needs options/],
  ])('%s', (_name, more, problem) => {
    if (problem === '') expect(problems(more)).toBe('')
    else expect(problems(more)).toMatch(problem)
  })
  test('a part counts unless the author says all or nothing', () => {
    const options = [option('a', true), option('b', true), option('c')]
    expect(madeQuestion({ type: 'multiple-select', options }).partialCredit).toBe(true)
    expect(madeQuestion({ type: 'multiple-select', options, partialCredit: false }).partialCredit).toBe(false)
    expect(authoredMultipleSelect.answers(question)).toEqual(['oxygen', 'nitrogen'])
  })
})
