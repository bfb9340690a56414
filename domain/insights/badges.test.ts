import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, HOUR, logOf, NOON } from '#tests/factories/learner.ts'
import { studyDayNumber } from '../history/study-day.ts'
import { type BadgeCounts, badgeNamed, earnBadges } from './earn-badges.ts'
import { sampleCourseOf, sampleInsights } from './sample-insights.ts'
import { type Solves, solveFold } from './solve-fold.ts'

const nothing: BadgeCounts = {
  cleanSolvesInADay: 0,
  solved: 0,
  comebacks: 0,
  longestStreak: 0,
  lessonsCompleted: 0,
  cardsLearned: 0,
  bestExam: null,
}
const idsOf = (counts: Partial<BadgeCounts>) => earnBadges({ ...nothing, ...counts }).map(({ id }) => id)

describe('badges (INS-08)', () => {
  test.each<[string, keyof BadgeCounts, number]>([
    ['quick-learner', 'cleanSolvesInADay', 10],
    ['top-challenger', 'solved', 50],
    ['comeback', 'comebacks', 10],
    ['week-streak', 'longestStreak', 7],
    ['reader', 'lessonsCompleted', 10],
    ['card-keeper', 'cardsLearned', 100],
    ['exam-ready', 'bestExam', 80],
  ])('%s is earned by %s from %i on', (id, count, from) => {
    expect(idsOf({ [count]: from - 1 })).toEqual([])
    expect(idsOf({ [count]: from })).toEqual([id])
    expect(idsOf({ [count]: 10 * from })).toEqual([id])
  })

  test('an exam of 0 % is an exam, and no badge', () => expect(idsOf({ bestExam: 0 })).toEqual([]))

  test('all of them stand in one order, the specification’s two first', () => {
    const all = Object.fromEntries(Object.keys(nothing).map((count) => [count, 1000])) as BadgeCounts
    const badges = earnBadges(all)
    expect(badges.map(({ name }) => name).slice(0, 2)).toEqual(['Quick Learner', 'Top Challenger'])
    expect(new Set(badges.map(({ id }) => id)).size).toBe(7)
    for (const badge of badges) {
      expect(badgeNamed(badge.id)).toEqual(badge)
      expect(Object.keys(badge)).toEqual(['id', 'name', 'description'])
      expect(badge.description).not.toBe('')
    }
    expect(() => badgeNamed('night-owl')).toThrow('no badge is called night-owl')
  })

  test('whatever grows, no badge is lost', () => {
    const counts = fc.record({
      cleanSolvesInADay: fc.nat(12),
      solved: fc.nat(60),
      comebacks: fc.nat(12),
      longestStreak: fc.nat(9),
      lessonsCompleted: fc.nat(12),
      cardsLearned: fc.nat(110),
      bestExam: fc.option(fc.nat(100)),
    })
    fc.assert(
      fc.property(
        counts,
        fc.constantFrom(...(Object.keys(nothing) as (keyof BadgeCounts)[])),
        fc.nat(60),
        (before, key, more) => {
          const after = { ...before, [key]: (before[key] ?? 0) + more }
          const earned = earnBadges(after).map(({ id }) => id)
          for (const { id } of earnBadges(before)) expect(earned).toContain(id)
        },
      ),
    )
  })
})

type Try = { question: string; status: 'correct' | 'incorrect' | 'skipped'; hints: number; source: 'practice' | 'exam' }
/** The same counts, question by question, as a person would tell them. */
function tell(tries: readonly (Try & { at: number })[]) {
  const counted = tries.filter(({ source }) => source === 'practice')
  const questions = [...new Set(counted.map(({ question }) => question))]
  const solved = questions.flatMap((question) => {
    const own = counted.filter((each) => each.question === question && each.status !== 'skipped')
    const first = own.findIndex(({ status }) => status === 'correct')
    const winning = own[first]
    return winning ? [{ isComeback: first > 0, ...winning }] : []
  })
  const clean = solved.filter(({ isComeback, hints }) => !isComeback && hints === 0)
  return {
    attempted: questions.length,
    solved: solved.length,
    comebacks: solved.filter(({ isComeback }) => isComeback).length,
    cleanByDay: Object.fromEntries(
      [...Map.groupBy(clean, ({ at }) => studyDayNumber(at, 'America/Toronto'))].map(([day, list]) => [
        day,
        list.length,
      ]),
    ),
  }
}
const shown = ({ questions, comebacks, cleanByDay }: Solves) => ({
  attempted: questions.size,
  solved: [...questions.values()].filter((state) => state === 'solved').length,
  comebacks,
  cleanByDay: Object.fromEntries(cleanByDay),
})

describe('what is solved', () => {
  const solvesOf = (tries: readonly (Try & { at: number })[]) =>
    solveFold.start(
      logOf(
        tries.map(({ at, question, status, hints, source }) =>
          answered(at, { questionId: question, status, hintsUsed: hints, source }),
        ),
      ),
    )
  const of = (...tries: Partial<Try>[]) =>
    shown(
      solvesOf(
        tries.map((each, index) => ({
          question: 'q',
          status: 'correct',
          hints: 0,
          source: 'practice',
          at: NOON + index,
          ...each,
        })),
      ),
    )
  const today = studyDayNumber(NOON, 'America/Toronto')

  test.each<[string, Partial<Try>[], ReturnType<typeof of>]>([
    ['right at once is clean', [{}], { attempted: 1, solved: 1, comebacks: 0, cleanByDay: { [today]: 1 } }],
    [
      'right again is the same question',
      [{}, {}],
      { attempted: 1, solved: 1, comebacks: 0, cleanByDay: { [today]: 1 } },
    ],
    ['with a hint it is solved, not clean', [{ hints: 1 }], { attempted: 1, solved: 1, comebacks: 0, cleanByDay: {} }],
    [
      'wrong, then right, is a comeback',
      [{ status: 'incorrect' }, {}],
      { attempted: 1, solved: 1, comebacks: 1, cleanByDay: {} },
    ],
    [
      'wrong after right takes nothing away',
      [{}, { status: 'incorrect' }, {}],
      { attempted: 1, solved: 1, comebacks: 0, cleanByDay: { [today]: 1 } },
    ],
    [
      'skipped, then right, is no comeback: it was the first try',
      [{ status: 'skipped' }, {}],
      { attempted: 1, solved: 1, comebacks: 0, cleanByDay: { [today]: 1 } },
    ],
    [
      'wrong, skipped, then right, is one',
      [{ status: 'incorrect' }, { status: 'skipped' }, {}],
      { attempted: 1, solved: 1, comebacks: 1, cleanByDay: {} },
    ],
    ['an exam does not count', [{ source: 'exam' }], { attempted: 0, solved: 0, comebacks: 0, cleanByDay: {} }],
    ['only wrong is attempted', [{ status: 'incorrect' }], { attempted: 1, solved: 0, comebacks: 0, cleanByDay: {} }],
  ])('%s', (_, tries, counts) => expect(of(...tries)).toEqual(counts))

  test('over any history counts what a person would', () => {
    const aTry = fc.record({
      question: fc.constantFrom('a', 'b', 'c'),
      status: fc.constantFrom('correct' as const, 'incorrect' as const, 'skipped' as const),
      hints: fc.nat(1),
      source: fc.constantFrom('practice' as const, 'practice' as const, 'exam' as const),
    })
    fc.assert(
      fc.property(fc.array(aTry, { maxLength: 15 }), (given) => {
        const tries = given.map((each, index) => ({ ...each, at: NOON + index * 7 * HOUR }))
        expect(shown(solvesOf(tries))).toEqual(tell(tries))
      }),
    )
  })

  test('a question is its module’s: two of one name are two, and each course counts its own', () => {
    const { questions, solvedByCourse } = solveFold.start(
      logOf([answered(NOON), answered(NOON + 1, { moduleId: 'space' }), answered(NOON + 2, { courseId: 'MTH1W' })]),
    )
    expect(questions.size).toBe(3)
    expect(Object.fromEntries(solvedByCourse)).toEqual({ SNC1W: 2, MTH1W: 1 })
  })
})

describe('the sample (D19)', () => {
  test('says that it is one, and shows what a page can show', () => {
    expect(sampleInsights.isSample).toBe(true)
    expect(sampleInsights.areas.map(({ name }) => name)).toEqual(['Biology', 'Chemistry', 'Physics', 'Math', 'English'])
    expect(sampleInsights.badges.map(({ name }) => name)).toEqual(['Quick Learner', 'Top Challenger'])
  })
  test.each([
    ['Biology', 'SNC1W'],
    ['Math', 'MTH1W'],
    ['ENGLISH', 'ENG3U'],
    ['Latin', 'SNC1W'],
  ])('%s leads to %s (INS-07)', (subject, courseId) => expect(sampleCourseOf(subject)).toBe(courseId))
})
