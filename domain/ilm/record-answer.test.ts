import { describe, expect, test } from 'vitest'
import { ilmGuide } from '#tests/ilm/start-dialogue.ts'
import { checkAnswer } from '../question/check-answer.ts'
import { compareAlgebra } from '../question/compare-algebra.ts'
import { chatGradedSchema } from './chat.ts'
import type { Opened } from './dialogue.ts'
import { answerMark } from './dialogue-state.ts'
import { readAnswer } from './read-answer.ts'
import { recordAnswer } from './record-answer.ts'

function recorded(key: string, answer: string, more: Partial<Opened> = {}) {
  const askable = ilmGuide.question(key)
  const question = askable?.make(1)
  if (!askable || !question) throw new Error(`no ${key}`)
  const read = readAnswer(question, answer)
  if (read.kind !== 'answer') throw new Error(`${answer} is no answer`)
  const checked = checkAnswer(question, read.reply, compareAlgebra)
  return recordAnswer({ askable, question, seed: 1, tried: [], hints: 0, ...more }, checked, read.text)
}

describe('a graded answer is an act of study like any other', () => {
  test.each([
    ['gas-taken-in', 'B', 'correct', 'multiple-choice', 'Carbon dioxide'],
    ['gas-taken-in', 'A', 'incorrect', 'multiple-choice', 'Oxygen'],
    ['producers-make-food', 'false', 'correct', 'true-false', 'False'],
    ['energy-of-hare', '820 kJ', 'correct', 'numeric', '820 kJ'],
    ['energy-of-hare', '3', 'incorrect', 'numeric', '3'],
    ['who-breaks-down', 'a decomposer', 'correct', 'short-answer', 'a decomposer'],
    ['collect-terms', '7x+7', 'correct', 'short-answer', '7x+7'],
  ])('%s answered %s is %s', (key, given, status, questionType, answer) => {
    const act = recorded(key, given)
    expect(act).toMatchObject({ questionId: key, status, questionType, answer, hintsUsed: 0 })
    expect(chatGradedSchema.safeParse(act).success).toBe(true)
  })

  test('with its seed only where numbers were drawn', () => {
    expect(recorded('voltage-of-lamp', '1 V')).toHaveProperty('seed', 1)
    expect(recorded('energy-of-hare', '3')).not.toHaveProperty('seed')
  })

  test('with the hints that were given, and the wrong idea behind it', () => {
    expect(recorded('energy-of-hare', '7380', { hints: 2 })).toMatchObject({
      hintsUsed: 2,
      misconception: 'energy-is-recycled',
    })
    expect(recorded('energy-of-hare', '3')).not.toHaveProperty('misconception')
  })

  test('with the prompt in plain words, at most 200 letters of it', () => {
    const act = recorded('collect-terms', '7x+7')
    expect(act?.questionText).toBe('Simplify 4x + 7 + 3x.')
    expect((recorded('energy-of-hare', '3')?.questionText ?? '').length).toBeLessThanOrEqual(200)
  })
})

describe('what is not recorded here', () => {
  test('the same wrong answer again', () => {
    expect(recorded('gas-taken-in', 'A', { tried: [answerMark('Oxygen')] })).toBeUndefined()
    expect(recorded('gas-taken-in', 'C', { tried: [answerMark('Oxygen')] })).toBeDefined()
  })

  test('a check of a lesson, which has a record of its own', () => {
    expect(recorded('photosynthesis/where-light-is-caught', 'A')).toBeUndefined()
  })

  test('an item of an exam, which has been scored', () => expect(recorded('exam-gas', 'B')).toBeUndefined())

  test('what could not be read', () => expect(recorded('energy-of-hare', '8 bananas')).toBeUndefined())
})
