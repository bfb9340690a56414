import { describe, expect, test } from 'vitest'
import { recommendationGrounds } from '#tests/factories/recommendation-grounds.ts'
import { recommend } from './recommend.ts'

// ANA-15..21, OPN-88, OPN-89: what a recommendation says.

const one = (...given: Parameters<typeof recommendationGrounds>) => recommend(recommendationGrounds(...given))[0]

describe('a weak tag (ANA-18)', () => {
  const lessonOfTag = new Map([['ohms-law', { courseId: 'SNC1W', moduleId: 'electricity', lessonId: 'resistance' }]])
  test('is named in words, with its share in numbers', () => {
    expect(
      one({ accuracyByTag: { 'ohms-law': 33.3 } }, { tags: { 'ohms-law': { correct: 1, total: 3 } } }),
    ).toMatchObject({
      type: 'weak-tag',
      tag: 'ohms-law',
      title: 'Strengthen: Ohms law',
      description: '1 of 3 questions on Ohms law solved so far (33%).',
      priority: 'high',
    })
  })
  test('of one question speaks of one', () => {
    const card = one({ accuracyByTag: { ions: 0 } }, { tags: { ions: { correct: 0, total: 1 } } })
    expect(card?.description).toBe('0 of 1 question on Ions solved so far (0%).')
    expect(card?.actionItems[1]).toContain('retry the question you have not solved')
  })
  test('of several counts those that are left', () => {
    const card = one({ accuracyByTag: { ions: 50 } }, { tags: { ions: { correct: 2, total: 4 } } })
    expect(card?.actionItems[1]).toContain('retry the 2 questions you have not solved')
  })
  test('leads to the lesson its mistakes point to, by title, else by the words of its id; else to the sections', () => {
    const first = (titles: Record<string, string>, lessons = lessonOfTag) =>
      one({ accuracyByTag: { 'ohms-law': 10 } }, { lessonOfTag: lessons, titles })
    expect(first({ resistance: 'What resists' })?.actionItems[0]).toBe('Read the lesson “What resists” again')
    expect(first({})?.actionItems[0]).toBe('Read the lesson “Resistance” again')
    expect(first({})?.lesson).toEqual(lessonOfTag.get('ohms-law'))
    expect(first({}, new Map())?.actionItems[0]).toBe('Review the lesson sections on Ohms law')
    expect(first({}, new Map())).not.toHaveProperty('lesson')
  })
  test.each([
    [0, 'high'],
    [39.99, 'high'],
    [40, 'medium'],
    [59.99, 'medium'],
  ])('at %d %% is %s', (accuracy, priority) => expect(one({ accuracyByTag: { t: accuracy } })?.priority).toBe(priority))
  test('equally weak ones stand in the order of their names', () => {
    expect(recommend(recommendationGrounds({ accuracyByTag: { b: 20, a: 20, c: 10 } })).map(({ tag }) => tag)).toEqual([
      'c',
      'a',
      'b',
    ])
  })
})

describe('a second try (ANA-19, OPN-89)', () => {
  const asked = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ questionId: `q${n}`, questionText: `Question ${n}` }))
  test.each([
    [1, 'Give one question a second try', ['Retry: Question 0']],
    [3, 'Give 3 questions a second try', ['Retry: Question 0', 'Retry: Question 1', 'Retry: Question 2']],
    [
      5,
      'Give 5 questions a second try',
      ['Retry: Question 0', 'Retry: Question 1', 'Retry: Question 2', '… and 2 more'],
    ],
  ])('for %i: “%s”', (count, title, actionItems) => {
    expect(one({}, { wrongOnce: asked(count) })).toMatchObject({
      title,
      actionItems,
      priority: 'medium',
      questionIds: asked(count).map(({ questionId }) => questionId),
    })
  })
  test('cuts a question at 60 characters', () => {
    const texts = (length: number) =>
      one({}, { wrongOnce: [{ questionId: 'q', questionText: 'x'.repeat(length) }] })?.actionItems[0]
    expect(texts(60)).toBe(`Retry: ${'x'.repeat(60)}`)
    expect(texts(61)).toBe(`Retry: ${'x'.repeat(60)}…`)
  })
  test('for none is not suggested', () => expect(recommend(recommendationGrounds({}))).toEqual([]))
})

describe('the step to intermediate questions (ANA-21)', () => {
  const levels = (easy: number | undefined, intermediate: number | undefined) =>
    recommend(
      recommendationGrounds(
        {
          accuracyByDifficulty: {
            ...(easy !== undefined && { 1: easy }),
            ...(intermediate !== undefined && { 2: intermediate }),
          },
        },
        { difficulties: { 2: { correct: 2, total: 5 } } },
      ),
    )
  test('says both shares', () => {
    expect(levels(92.4, 40)[0]?.description).toContain('Easy questions are at 92%, intermediate ones at 40% (2 of 5).')
  })
  test.each<[number | undefined, number | undefined, number]>([
    [80.1, 59.9, 1],
    [80, 59.9, 0],
    [80.1, 60, 0],
    [100, undefined, 0],
    [undefined, 0, 0],
  ])('with easy at %s and intermediate at %s: %i', (easy, intermediate, count) =>
    expect(levels(easy, intermediate)).toHaveLength(count),
  )
})

test.each([
  [120, 0],
  [120.1, 1],
  [300, 1],
])('an average of %d s: %i word on pace (ANA-20)', (seconds, count) => {
  const cards = recommend(recommendationGrounds({ averageTimePerQuestion: seconds }))
  expect(cards).toHaveLength(count)
  if (count > 0) expect(cards[0]?.description).toContain(`takes you ${Math.round(seconds)} seconds on average`)
})

test('the most urgent comes first, whatever was found first (ANA-17)', () => {
  const cards = recommend(
    recommendationGrounds(
      { averageTimePerQuestion: 500, accuracyByTag: { weak: 50, urgent: 5 }, accuracyByDifficulty: { 1: 100, 2: 0 } },
      { wrongOnce: [{ questionId: 'q', questionText: 'Q' }] },
    ),
  )
  expect(cards.map(({ tag, type }) => tag ?? type)).toEqual([
    'urgent',
    'weak',
    'retry-suggestion',
    'difficult-questions',
    'time-management',
  ])
  for (const { actionItems, title, description } of cards)
    for (const text of [...actionItems, title, description]) expect(text.trim()).not.toBe('')
})
