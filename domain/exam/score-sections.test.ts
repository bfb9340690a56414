import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reply } from '../question/reply.ts'
import { analyseTopics, groupMistakes } from './analyse-exam.ts'
import type { ExamOf, ExamQuestionOf } from './exam.ts'
import type { ExamPart } from './exam-part.ts'
import { sectionSpan, takeSection } from './exam-sections.ts'
import { judgeAnswer } from './judge-answer.ts'
import { scoreExam } from './score-exam.ts'
import { percentOf, unmarkedIn } from './section-scores.ts'

const choice = (id: string): ExamQuestionOf<string> => ({
  id,
  text: id,
  options: ['a', 'b'],
  correctIndex: 0,
  tags: [],
})
/** A written item with one line of the rubric for each number of points. */
const written = (id: string, points: readonly number[]): ExamQuestionOf<string> => ({
  ...choice(id),
  options: [],
  question: {
    id,
    type: 'written',
    prompt: { type: 'text', content: id },
    options: [],
    tags: [],
    hints: [],
    misconceptions: [],
    written: {
      parts: [
        { prompt: '', model: 'm', rubric: points.map((worth) => ({ criterion: `for ${worth}`, points: worth })) },
      ],
      pitfalls: [],
    },
  } as unknown as NonNullable<ExamQuestionOf<string>['question']>,
})
const part = (change: Partial<ExamPart>): ExamPart => ({
  title: 'Part',
  minutes: 60,
  calculator: true,
  firstQuestion: 0,
  questionCount: 1,
  ...change,
})
const given = (marks: (number | null)[], change: object = {}): Reply => ({
  type: 'written',
  texts: ['words'],
  given: [],
  marks,
  isMarking: true,
  ...change,
})
const exam = (questions: ExamQuestionOf<string>[], parts: ExamPart[]) =>
  ({ id: 'e', title: 'E', subject: 's', courseId: 'C', durationMinutes: 1, parts, questions }) as ExamOf<string>

const mixed = exam(
  [choice('c1'), choice('c2'), choice('c3'), choice('c4'), written('w1', [4, 5]), written('w2', [1])],
  [
    part({ minutes: 90, weight: 60, questionCount: 4 }),
    part({ minutes: 30, weight: 40, kind: 'written', firstQuestion: 4, questionCount: 2 }),
  ],
)
const threeRight = { c1: 0, c2: 0, c3: 0, c4: 1 }

test('the choice score stands at once; written answers that are not marked are in no count (D24)', () => {
  const score = scoreExam(mixed, { ...threeRight, w1: given([null, null], { isMarking: false }) })
  expect(score).toMatchObject({ score: 75, correctCount: 3, incorrectCount: 1, unansweredCount: 1, totalQuestions: 5 })
  expect(score.responses.map(({ questionId }) => questionId)).not.toContain('w1')
  expect(score.sections).toEqual([
    { kind: 'choice', weight: 60, points: 3, outOf: 4, unmarked: 0 },
    { kind: 'written', weight: 40, points: 0, outOf: 10, unmarked: 1 },
  ])
  expect(unmarkedIn(score)).toBe(1)
})

test('the composite score weighs each section’s share of its points as the real examination does (D24)', () => {
  const marked = scoreExam(mixed, { ...threeRight, w1: given([4, 0]), w2: given([1]) })
  // 60 % of 3/4 and 40 % of 5/10
  expect(marked).toMatchObject({ score: 65, totalQuestions: 6, correctCount: 4, incorrectCount: 2 })
  expect(marked.responses).toContainEqual({ questionId: 'w1', correct: false, score: 4 / 9 })
  expect(scoreExam(mixed, { ...threeRight, w1: given([4, null]), w2: given([1]) }).score).toBe(75)
})

test('nothing written is no points at once, and there is nothing to mark', () => {
  const score = scoreExam(mixed, threeRight)
  expect(unmarkedIn(score)).toBe(0)
  expect(score).toMatchObject({ score: 45, unansweredCount: 2, totalQuestions: 6 })
})

test('an exam without a written section has no sections in its score', () => {
  const alone = exam([choice('c1')], [part({ weight: 50 })])
  expect(scoreExam(alone, { c1: 0 })).not.toHaveProperty('sections')
})

test('what is not marked is no mistake; topics count what is right or wrong, not what has points', () => {
  const answers = { ...threeRight, w1: given([null, null]), w2: given([1]) }
  expect(judgeAnswer(mixed.questions[4] ?? choice('?'), answers)).toEqual({ outcome: 'unmarked', score: 0 })
  expect(groupMistakes(mixed, answers).flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(['c4'])
  expect(analyseTopics(mixed, answers)).toMatchObject([{ correct: 3, total: 4 }])
})

test('either section alone is the exam cut to it, with its own minutes and score; counting starts at 1', () => {
  const alone = takeSection(mixed, 'written')
  expect(alone).toMatchObject({ id: 'e', durationMinutes: 30, parts: [{ firstQuestion: 0, questionCount: 2 }] })
  expect(alone.questions.map(({ id }) => id)).toEqual(['w1', 'w2'])
  expect(scoreExam(alone, { w1: given([4, 5]) })).toMatchObject({
    score: 90,
    sections: [{ kind: 'written', outOf: 10 }],
  })
  expect(scoreExam(alone, { w1: given([null, 5]) })).toMatchObject({ score: 0, totalQuestions: 1 })
  expect(takeSection(mixed, 'choice').questions).toHaveLength(4)
  expect(takeSection(mixed, undefined)).toBe(mixed)
  const plain = exam([choice('c1')], [part({})])
  expect(takeSection(plain, 'written')).toBe(plain)
  expect(sectionSpan(mixed, 1)).toEqual({ first: 4, count: 2 })
})

const anySections = fc.array(
  fc.record({
    weight: fc.integer({ min: 1, max: 100 }),
    points: fc.nat(50),
    outOf: fc.integer({ min: 50, max: 100 }),
    unmarked: fc.constantFrom(0, 0, 1),
  }),
  { minLength: 1, maxLength: 4 },
)

test('a composite score is between the best and the worst marked section, and only the ratio of weights counts', () => {
  fc.assert(
    fc.property(anySections, fc.integer({ min: 2, max: 9 }), (sections, times) => {
      const score = percentOf(sections)
      const marked = sections.filter(({ unmarked }) => unmarked === 0)
      const shares = marked.map(({ points, outOf }) => (100 * points) / outOf)
      expect(score).toBeGreaterThanOrEqual(Math.floor(Math.min(...shares, 100) * (marked.length > 0 ? 1 : 0)))
      expect(score).toBeLessThanOrEqual(Math.ceil(Math.max(0, ...shares)))
      expect(percentOf(sections.map((one) => ({ ...one, weight: one.weight * times })))).toBe(score)
    }),
  )
})

test('one more point never lowers the score, and full marks are 100 % (EXD-09)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), fc.nat(4), fc.nat(4), (right, first, second) => {
      const answers = Object.fromEntries(
        ['c1', 'c2', 'c3', 'c4'].map((id, index) => [id, Math.min(1, right[index] ?? 0)]),
      )
      const at = (a: number, b: number) => scoreExam(mixed, { ...answers, w1: given([a, b]), w2: given([1]) }).score
      expect(at(first + 1, second)).toBeGreaterThanOrEqual(at(first, second))
    }),
  )
  const best = { c1: 0, c2: 0, c3: 0, c4: 0, w1: given([4, 5]), w2: given([1]) }
  expect(scoreExam(mixed, best).score).toBe(100)
})
