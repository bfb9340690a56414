import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyseTopics, groupMistakes } from './analyse-exam.ts'
import {
  breakdownOf,
  encouragementFor,
  examRecommendations,
  passMark,
  performanceLevel,
  scoreTone,
  topicTone,
} from './describe-result.ts'
import type { ExamQuestionOf } from './exam.ts'
import { scoreExam } from './score-exam.ts'

// What is said of a result holds together, whatever the result is (EXR-03..13, EXV-08).

const topic = fc.constantFrom('Energy', 'Matter', undefined)
/** An exam of items with three options, and what was given to them. */
const sat = fc
  .array(fc.record({ topic, correctIndex: fc.nat(2), given: fc.option(fc.nat(3), { nil: undefined }) }), {
    maxLength: 24,
  })
  .map((items) => ({
    questions: items.map(
      ({ topic: about, correctIndex }, index): ExamQuestionOf<string> => ({
        id: `q${index}`,
        text: 'Which?',
        options: ['a', 'b', 'c'],
        correctIndex,
        tags: [],
        topic: about,
      }),
    ),
    answers: Object.fromEntries(
      items.flatMap(({ given }, index) => (given === undefined ? [] : [[`q${index}`, given]])),
    ),
  }))

describe('topics and mistakes', () => {
  test('topics add up to the exam, each in percent of its own', () => {
    fc.assert(
      fc.property(sat, ({ questions, answers }) => {
        const topics = analyseTopics({ questions }, answers)
        const score = scoreExam({ questions }, answers)
        expect(topics.reduce((sum, { total }) => sum + total, 0)).toBe(questions.length)
        expect(topics.reduce((sum, { correct }) => sum + correct, 0)).toBe(score.correctCount)
        expect(new Set(topics.map((one) => one.topic)).size).toBe(topics.length)
        for (const { correct, total, percent } of topics) expect(percent).toBe(Math.round((100 * correct) / total))
      }),
    )
  })

  test('mistakes are all that was not right, each once, the largest group first', () => {
    fc.assert(
      fc.property(sat, ({ questions, answers }) => {
        const groups = groupMistakes({ questions }, answers)
        const score = scoreExam({ questions }, answers)
        const ids = groups.flatMap((group) => group.questions.map(({ id }) => id))
        expect(ids).toHaveLength(score.incorrectCount + score.unansweredCount)
        expect(new Set(ids).size).toBe(ids.length)
        const sizes = groups.map((group) => group.questions.length)
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
        const most = sizes[0] ?? 0
        for (const group of groups) {
          const count = group.questions.length
          // OPN-115: three and more, or no topic has more
          expect(group.isFocusArea).toBe(count >= 3 || count === most)
        }
      }),
    )
  })

  test('topics and mistakes stand in the order in which the exam asks for them', () => {
    const questions = ['B', 'A', 'B', 'C'].map(
      (about, index): ExamQuestionOf<string> => ({
        id: String(index),
        text: '?',
        options: ['a', 'b'],
        correctIndex: 0,
        tags: [],
        topic: about,
      }),
    )
    expect(analyseTopics({ questions }, {}).map((one) => one.topic)).toEqual(['B', 'A', 'C'])
    expect(groupMistakes({ questions }, { 0: 0 }).map((group) => group.topic)).toEqual(['A', 'B', 'C'])
  })
})

describe('words and colours', () => {
  const score = fc.integer({ min: 0, max: 100 })
  const levels = ['Needs Improvement', 'Fair', 'Good', 'Very Good', 'Excellent']
  const tones = ['dark-red', 'red', 'orange', 'green']
  const chips = ['error', 'warning', 'success']
  const encouragements = [undefined, 'A learning opportunity', 'You are making progress', 'Good job!', 'Outstanding!']

  test('a better result never gets worse words or a worse colour', () => {
    fc.assert(
      fc.property(score, score, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const rises = <T>(list: readonly T[], of: (value: number) => T) =>
          expect(list.indexOf(of(low))).toBeLessThanOrEqual(list.indexOf(of(high)))
        rises(levels, performanceLevel)
        rises(tones, scoreTone)
        rises(chips, topicTone)
        rises(encouragements, (value) => encouragementFor(value)?.title)
      }),
    )
  })

  test.each([
    [100, 'Excellent', 'green', 'Outstanding!'],
    [90, 'Excellent', 'green', 'Outstanding!'],
    [89, 'Very Good', 'green', 'Good job!'],
    [80, 'Very Good', 'green', 'Good job!'],
    [79, 'Good', 'orange', 'Good job!'],
    [70, 'Good', 'orange', 'Good job!'],
    [69, 'Fair', 'red', 'You are making progress'],
    [60, 'Fair', 'red', 'You are making progress'],
    [59, 'Needs Improvement', 'dark-red', 'You are making progress'],
    [50, 'Needs Improvement', 'dark-red', 'You are making progress'],
    [49, 'Needs Improvement', 'dark-red', 'A learning opportunity'],
    [1, 'Needs Improvement', 'dark-red', 'A learning opportunity'],
    [0, 'Needs Improvement', 'dark-red', undefined],
  ])('%i %%: %s, %s, “%s” (EXR-03, CON-04, EXR-12)', (value, level, tone, title) => {
    expect(performanceLevel(value)).toBe(level)
    expect(scoreTone(value)).toBe(tone)
    expect(encouragementFor(value)?.title).toBe(title)
  })

  test('nobody who passed is told to review fundamentals, nobody who failed to look for harder questions', () => {
    fc.assert(
      fc.property(score, fc.nat(40), fc.nat(40), (value, incorrectCount, unansweredCount) => {
        const titles = examRecommendations({ score: value, incorrectCount, unansweredCount }).map(({ title }) => title)
        expect(titles.includes('Review fundamentals')).toBe(value < passMark)
        expect(titles.includes('Challenge yourself')).toBe(value >= 80)
        expect(titles.includes('Work on time management')).toBe(unansweredCount > 5)
        expect(titles.includes('Analyze your mistakes')).toBe(incorrectCount > 5)
      }),
    )
  })

  test('each is a sentence or two, friendly: it blames nobody', () => {
    const texts = [0, 40, 60, 75, 95].flatMap((value) => [
      ...examRecommendations({ score: value, incorrectCount: 9, unansweredCount: 9 }).map(
        ({ description }) => description,
      ),
      encouragementFor(value)?.message ?? '',
    ])
    for (const text of texts.filter((one) => one !== '')) {
      expect(text).toMatch(/^[A-Z].*\.$/)
      expect(text).not.toMatch(/\b(?:fail|bad|poor|wrong with you)/i)
    }
  })
})

describe('accuracy and completion (EXR-07)', () => {
  test('are percents that belong to their counts', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(60), (correctCount, incorrectCount, open) => {
        const totalQuestions = correctCount + incorrectCount + open
        const { attempted, accuracy, completion } = breakdownOf({ correctCount, incorrectCount, totalQuestions })
        expect(attempted).toBe(correctCount + incorrectCount)
        for (const percent of [accuracy, completion]) {
          expect(percent).toBeGreaterThanOrEqual(0)
          expect(percent).toBeLessThanOrEqual(100)
        }
        if (incorrectCount === 0 && correctCount > 0) expect(accuracy).toBe(100)
        if (open === 0 && attempted > 0) expect(completion).toBe(100)
        if (attempted === 0) expect([accuracy, completion]).toEqual([0, 0])
      }),
    )
  })
})
