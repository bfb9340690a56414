import { describe, expect, test } from 'vitest'
import { seededRandom } from '#tests/seeded-random.ts'
import { type Belief, LOWEST, mixtureOf, POINTS, STEP } from './ability-grid.ts'
import { chanceOf, knowing } from './answer-chance.ts'
import { addAnswer, type CourseEvidence, lessonIn, logLikelihoodAt, newCourse, TRENDS } from './course-evidence.ts'
import { forecastExam } from './forecast-exam.ts'
import { inferCourse, LESSON_KERNEL, lessonAbility, MODULE_KERNEL, moduleAbility } from './infer-course.ts'
import { skillsOf } from './skill-mastery.ts'

const DAY = 86_400_000
const tree = [
  { moduleId: 'm', lessonId: 'a' },
  { moduleId: 'm', lessonId: 'b' },
  { moduleId: 'n', lessonId: 'c' },
]

/** Some answers to three lessons in two modules, or to fewer; over an hour, or over some months. */
function randomCourse(random: () => number, days: number, count: number): CourseEvidence {
  const course = newCourse(0)
  const luck = random()
  for (let i = 0; i < count; i++) {
    const place = tree[Math.floor(3 * random())] ?? { moduleId: 'm', lessonId: 'a' }
    addAnswer(course, lessonIn(course, { courseId: 'C', ...place }), {
      at: (i * days * DAY) / count,
      evidence: {
        isCorrect: random() < luck,
        weight: 0.2 + 0.8 * random(),
        difficulty: Math.floor(3 * random()) - 1,
        guess: [0.02, 0.25, 0.5][Math.floor(3 * random())] ?? 0.25,
      },
      questionId: `q${i}`,
      seed: undefined,
      isExam: false,
      isSkipped: false,
    })
  }
  return course
}

/** For each ability, where its children may be. */
const childrenIn = ({ rows }: typeof MODULE_KERNEL): [child: number, chance: number][][] =>
  rows.map((row) =>
    Array.from(row, (chance, child): [number, number] => [child, chance]).filter(([, chance]) => chance > 0),
  )
const modulesAround = childrenIn(MODULE_KERNEL)
const lessonsAround = childrenIn(LESSON_KERNEL)

/** The same tree without messages: each combination of all six abilities, one after another. */
function bruteForce(course: CourseEvidence, trend: number, now: number) {
  const prior = mixtureOf([
    { share: 5 / 6, mean: 0, spread: 1.2 },
    { share: 1 / 6, mean: -5, spread: 0.5 },
  ])
  const likelihoods = tree.map(({ moduleId, lessonId }) => {
    const lesson = course.modules.get(moduleId)?.get(lessonId)
    return lesson ? logLikelihoodAt(lesson, trend, now).map(Math.exp) : new Float64Array(POINTS).fill(1)
  })
  const [inA, inB, inC] = likelihoods as [Belief, Belief, Belief]
  const blank = () => new Float64Array(POINTS)
  const sums = { course: blank(), m: blank(), n: blank(), a: blank(), b: blank(), c: blank() }
  const put = (belief: Belief, at: number, mass: number) => {
    belief[at] = (belief[at] as number) + mass
  }
  let total = 0
  for (let top = 0; top < POINTS; top++)
    for (const [m, ofM] of modulesAround[top] ?? [])
      for (const [a, ofA] of lessonsAround[m] ?? [])
        for (const [b, ofB] of lessonsAround[m] ?? []) {
          const left = (prior[top] as number) * ofM * ofA * (inA[a] as number) * ofB * (inB[b] as number)
          let right = 0
          for (const [n, ofN] of modulesAround[top] ?? [])
            for (const [c, ofC] of lessonsAround[n] ?? []) {
              const mass = left * ofN * ofC * (inC[c] as number)
              right += mass
              put(sums.n, n, mass)
              put(sums.c, c, mass)
            }
          total += right
          put(sums.course, top, right)
          put(sums.m, m, right)
          put(sums.a, a, right)
          put(sums.b, b, right)
        }
  const share = (belief: Belief) => belief.map((mass) => mass / total)
  return {
    total,
    course: share(sums.course),
    modules: { m: share(sums.m), n: share(sums.n) },
    lessons: { a: share(sums.a), b: share(sums.b), c: share(sums.c) },
  }
}

const expectSame = (one: Belief, other: Belief) => {
  for (const [i, value] of one.entries()) expect(value).toBeCloseTo(other[i] as number, 9)
}
const lessonOf = (of: { lessons: Record<string, Belief> }, id: string) => of.lessons[id] as Belief

describe.each([
  ['answers of one hour', 1, 0.04, 9],
  ['months of answers', 2, 120, 14],
  ['one answer, two lessons without any', 3, 0, 1],
])('%s', (_, seed, days, count) => {
  const evidence = randomCourse(seededRandom(seed), days, count)
  const now = (days + 20) * DAY
  const belief = inferCourse(evidence, now)
  const brutes = TRENDS.slice(0, days < 2 ? 1 : 3).map((__, trend) => bruteForce(evidence, trend, now))

  test('messages along the tree give the ability of course, module and lesson that adding up every combination gives', () => {
    const [trend] = belief.trends
    const [brute] = brutes
    if (!trend || !brute) throw new Error('no trend')
    expectSame(trend.posterior, brute.course)
    expectSame(moduleAbility(trend, 'm'), brute.modules.m)
    expectSame(moduleAbility(trend, 'n'), brute.modules.n)
    for (const { moduleId, lessonId } of tree) {
      const lesson = trend.modules.get(moduleId)?.lessons.get(lessonId)
      expectSame(lessonAbility(moduleAbility(trend, moduleId), lesson), lessonOf(brute, lessonId))
    }
  })

  test('and so are the trends weighed: by how many students rise so, and how likely the answers are then', () => {
    const masses = brutes.map(({ total }, i) => (TRENDS[i]?.share ?? 0) * total)
    const all = masses.reduce((sum, mass) => sum + mass, 0)
    expect(belief.trends.map(({ weight }) => weight)).toHaveLength(masses.length)
    for (const [i, { weight }] of belief.trends.entries()) expect(weight).toBeCloseTo((masses[i] ?? 0) / all, 9)
  })

  test('mastery, and the expected score of the exam, are the means over all of it', () => {
    const sections = [{ weight: 1, items: 40, guess: 0.25 }]
    const lessons = tree.map((place, i) => ({ ...place, share: [0.2, 0.5, 0.3][i] ?? 0 }))
    let predicted = 0
    const mastery: Record<string, number> = { a: 0, b: 0, c: 0 }
    for (const [i, trend] of belief.trends.entries()) {
      for (const { moduleId, lessonId, share } of lessons) {
        const lesson = trend.modules.get(moduleId)?.lessons.get(lessonId)
        const { growth, forgotten } = lesson ?? { growth: 0, forgotten: belief.forgotten }
        const ability = lessonOf(brutes[i] as (typeof brutes)[number], lessonId)
        for (const [point, mass] of ability.entries()) {
          const at = LOWEST + point * STEP + trend.risen + growth
          const part = trend.weight * mass
          mastery[lessonId] = (mastery[lessonId] ?? 0) + 100 * part * knowing(at - forgotten)
          for (const forgets of [0.25, 1.75]) {
            const to = at - forgets * forgotten
            const mark = 0.3 * chanceOf(to + 1, 0.25) + 0.5 * chanceOf(to, 0.25) + 0.2 * chanceOf(to - 1, 0.25)
            predicted += (100 * share * part * mark) / 2
          }
        }
      }
    }
    // two questions in a hundred are left open
    expect(forecastExam(belief, { lessons, sections }).predicted).toBeCloseTo(0.98 * predicted, 1)
    for (const skill of skillsOf(belief)) expect(skill.mastery).toBeCloseTo(mastery[skill.lessonId ?? ''] ?? 0, 1)
  })
})

describe('the trend', () => {
  /** Twelve weeks of practice; right from a week on. */
  const risingCourse = (rightFrom: number) => {
    const course = newCourse(0)
    for (let i = 0; i < 120; i++)
      addAnswer(course, lessonIn(course, { courseId: 'C', moduleId: 'm', lessonId: `l${i % 6}` }), {
        at: i * 0.7 * DAY,
        evidence: { isCorrect: i >= rightFrom * 10, weight: 1, difficulty: 0, guess: 0.02 },
        questionId: `q${i}`,
        seed: undefined,
        isExam: false,
        isSkipped: false,
      })
    return inferCourse(course, 85 * DAY)
  }
  test('weights add up to 1, and one that the answers all but rule out is left out', () => {
    const { trends } = risingCourse(6)
    expect(trends.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12)
    expect(trends.every(({ risen }) => risen > 0)).toBe(true)
  })
  test('who was always right need not have risen', () => {
    expect(risingCourse(0).trends[0]).toMatchObject({ risen: 0 })
  })
  test('within two days nobody rises', () => {
    const course = randomCourse(seededRandom(5), 1.9, 30)
    expect(inferCourse(course, 2 * DAY).trends.map(({ weight, risen }) => [weight, risen])).toEqual([[1, 0]])
  })
})

test('without any answer the belief is the prior, and no lesson has a mastery to show', () => {
  const belief = inferCourse(newCourse(0), 0)
  expect(skillsOf(belief)).toEqual([])
  const mean = belief.trends[0]?.posterior.reduce((sum, mass, i) => sum + mass * (LOWEST + i * STEP), 0)
  // five in six around 0, one in six at the bottom
  expect(mean).toBeCloseTo(-5 / 6, 0)
})
