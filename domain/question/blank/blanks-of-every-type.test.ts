import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answering, plainQuestion, type QuestionFields } from '#tests/factories/plain-question.ts'
import { answerTypeOf } from '../answer-types.ts'
import { plainFormOf } from '../plain-types.ts'

// A table, a sentence and a drawing are filled in the same way: what holds for the blanks of one holds for those of all.

const group = {
  name: 'Blood group',
  choices: ['A', 'B', 'AB', 'O'].map((content) => ({
    content,
    correct: content === 'O',
    ...(content === 'AB' && { feedback: 'That one has both.', misconception: 'both-is-none' }),
  })),
}
const current = {
  name: 'Current',
  answer: 0.5,
  tolerance: 0.01,
  unit: 'A',
  mistakes: [{ answer: 2, feedback: 'Inverted.' }],
}
const gas = { name: 'Gas', answer: ['oxygen', 'O2'] }
const blanks = [group, current, gas]

type Filled = 'table' | 'inline-choice' | 'label'
const questions: [Filled, QuestionFields][] = [
  [
    'table',
    {
      type: 'table',
      table: {
        columns: ['', 'Value'],
        rows: blanks.map((blank) => ({ head: blank.name, cells: [{ blank }] })),
      },
    },
  ],
  [
    'inline-choice',
    { type: 'inline-choice', sentence: [{ text: 'It is' }, ...blanks.map((blank) => ({ blank })), { text: '.' }] },
  ],
  ['label', { type: 'label', places: blanks.map((blank, index) => ({ x: 0.2 * (index + 1), y: 0.5, blank })) }],
]

describe.each(questions)('the blanks of a question of type %s', (type, fields) => {
  const question = plainQuestion(fields)
  const answer = answerTypeOf(question)
  const fill = (...given: string[]) => answering(type, fields)({ given })
  const replyOf = (given: string[]) => ({ type, given })

  test.each<[string, string[], number, boolean[]]>([
    ['all right', ['3', '0.5', 'oxygen'], 3, [true, true, true]],
    ['all right, in other words', ['3', '500 mA', 'O₂'], 3, [true, true, true]],
    ['one wrong choice', ['0', '0.5 A', 'Oxygen'], 2, [false, true, true]],
    ['one wrong number', ['3', '0.6', 'oxygen'], 2, [true, false, true]],
    ['one left open', ['3', '', 'oxygen'], 2, [true, false, true]],
    ['only the last', ['', '', 'o2'], 1, [false, false, true]],
    ['too few', ['3'], 1, [true, false, false]],
    ['all wrong', ['1', '9', 'iron'], 0, [false, false, false]],
  ])('%s: %j', (_name, given, earned, parts) => {
    expect(fill(...given)).toBeMarked({ earned, of: 3, parts })
  })

  test('each known mistake is named, the first of them for the whole', () => {
    expect(fill('2', '2', 'oxygen')).toBeMarked(
      { earned: 1, of: 3 },
      { feedback: 'That one has both.', misconception: 'both-is-none' },
    )
    expect(fill('3', '2', 'oxygen')).toBeMarked({ earned: 2, of: 3 }, { feedback: 'Inverted.' })
  })

  test.each<[string, string[], 'empty' | 'no-such-option' | 'not-a-number' | 'unknown-unit', number]>([
    ['nothing', ['', ' ', ''], 'empty', 0],
    ['a choice that is none', ['4', '0.5', 'oxygen'], 'no-such-option', 2],
    ['a word for a number', ['3', 'half', 'oxygen'], 'not-a-number', 2],
    ['a unit nobody knows', ['3', '0.5 zorks', 'iron'], 'unknown-unit', 1],
  ])('%s is asked again, and worth what stands there', (_name, given, reason, earned) => {
    if (reason === 'empty') expect(fill(...given)).toBeAskedAgain('empty')
    else expect(fill(...given)).toBeAskedAgain(reason, { earned, of: 3 })
  })

  test('it is ready once every blank has something, right or not', () => {
    expect(answer.isReady(question, replyOf(['0', 'x', 'y']))).toBe(true)
    for (const given of [[], ['0', 'x'], ['0', ' ', 'y'], ['', 'x', 'y']])
      expect(answer.isReady(question, replyOf(given))).toBe(false)
  })

  test('the answer that is shown is the right one, typed back it is right', () => {
    const said = answer.describeAnswer(question, String) ?? ''
    for (const words of ['O', '0.5 A', 'oxygen']) expect(said).toContain(words)
    expect(fill('3', '0.5 A', 'oxygen')).toBeCorrect()
  })

  test('what was given is said in words, what is open with a question mark', () => {
    const said = answer.describeReply(question, replyOf(['2', ' 0.6 A ', '']), String)
    expect(said).toContain('AB')
    expect(said).toContain('0.6 A')
    expect(said).toContain('?')
  })

  test('any replies earn a whole number of points for the parts that are right', () => {
    const given = fc.tuple(
      fc.constantFrom('', '0', '1', '2', '3', '9'),
      fc.constantFrom('', '0.5', '500 mA', '2', 'x'),
      fc.constantFrom('', 'oxygen', 'O2', 'iron'),
    )
    fc.assert(
      fc.property(given, (parts) => {
        const checked = fill(...parts)
        const scored = checked.kind === 'checked' ? checked : checked.asItStands
        if (!scored) return
        const right = scored.parts?.filter(({ isRight }) => isRight).length ?? 0
        expect(scored.status === 'correct' ? 3 : Math.round(3 * (scored.score ?? 0))).toBe(right)
      }),
    )
  })

  describe('in a conversation', () => {
    const form = plainFormOf(question)
    if (form.as !== 'list') throw new Error('blanks are a list')
    test('each is a numbered line, with its choices or its unit', () => {
      expect(form.lines.slice(-3)).toEqual(['1. Blood group: A) A  B) B  C) AB  D) O', '2. Current (in A)', '3. Gas'])
      expect(form.ask).toBe('Send your answers in order, such as 1: …, 2: …; a letter for a choice.')
    })
    test.each<[string, string[]]>([
      ['1: D, 2: 0.5 A, 3: oxygen', ['3', '0.5 A', 'oxygen']],
      ['D, 0.5 A, oxygen', ['3', '0.5 A', 'oxygen']],
      ['d; 500 mA; O2', ['3', '500 mA', 'O2']],
      ['(d)\n0,5 A\noxygen', ['3', '0,5 A', 'oxygen']],
      ['1) D; 2) 0,5 A; 3) oxygen', ['3', '0,5 A', 'oxygen']],
      ['3: oxygen, 1: D', ['3', '', 'oxygen']],
      ['AB, 0.5, oxygen', ['2', '0.5', 'oxygen']],
      ['O, 0.5, oxygen', ['3', '0.5', 'oxygen']],
    ])('“%s”', (typed, given) => {
      expect(form.read(typed)).toEqual({ type, given })
    })
    test.each(['', 'D', 'D, 0.5', 'E, 0.5, oxygen', 'D, 0.5, oxygen, iron', 'no idea'])(
      '“%s” is no answer',
      (typed) => {
        expect(form.read(typed)).toBeUndefined()
      },
    )
  })
})
