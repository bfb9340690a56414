import { expect, test } from 'vitest'
import { fullBayesianForecast, type ReferenceAnswer } from '#tests/reference/full-bayesian-forecast.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import { logistic, normal } from '#tests/simulation/random-numbers.ts'
import { addAnswer, lessonIn, newCourse } from './course-evidence.ts'
import { forecastExam } from './forecast-exam.ts'
import { inferCourse } from './infer-course.ts'

const DAY = 86_400_000
const lessons = Array.from({ length: 9 }, (_, i) => ({
  module: Math.floor(i / 3),
  share: [0.5, 0.3, 0.2][Math.floor(i / 3)] ?? 0,
})).map(({ module, share }) => ({ module, share: share / 3 }))

/** Answers of somebody: any ability, uneven, some rising, lessons left out; over hours or over months. */
function randomHistory(random: () => number): { answers: ReferenceAnswer[]; now: number } {
  const ability = 5 * random() - 3
  const days = random() < 0.4 ? 0.05 : 100 * random()
  const rise = random() < 0.3 ? 1.5 : 0
  const around = lessons.map(() => 0.8 * normal(random))
  const count = 5 + Math.floor(70 * random())
  const few = 2 + Math.floor(8 * random())
  const answers = Array.from({ length: count }, (_, i) => {
    const lesson = Math.floor(few * random()) % 9
    const difficulty = Math.floor(3 * random()) - 1
    const guess = [0.25, 0.25, 0.02, 0.5][Math.floor(4 * random())] ?? 0.25
    const knows = logistic(ability + (around[lesson] ?? 0) + (rise * i) / count - difficulty)
    const at = Math.round((days * DAY * i) / count)
    return { lesson, at, isCorrect: random() < guess + (1 - guess) * knows, difficulty, guess }
  })
  return { answers, now: Math.round((days + 40 * random()) * DAY) }
}

test('against a full Bayesian reference, forecasts differ by less than a point on average, intervals by little more', () => {
  const random = seededRandom(3)
  const differences = Array.from({ length: 14 }, () => {
    const { answers, now } = randomHistory(random)
    const course = newCourse(0)
    for (const [i, { lesson, at, ...evidence }] of answers.entries()) {
      const place = { courseId: 'C', moduleId: `m${lessons[lesson]?.module}`, lessonId: `l${lesson}` }
      addAnswer(course, lessonIn(course, place), {
        at,
        evidence: { ...evidence, weight: 1 },
        questionId: `q${i}`,
        seed: undefined,
        isExam: false,
        isSkipped: false,
      })
    }
    const ours = forecastExam(inferCourse(course, now), {
      lessons: lessons.map(({ module, share }, i) => ({ moduleId: `m${module}`, lessonId: `l${i}`, share })),
      sections: [{ weight: 1, items: 60, guess: 0.25 }],
    })
    const theirs = fullBayesianForecast(answers, { lessons, items: 60 }, now, random)
    return {
      predicted: Math.abs(ours.predicted - theirs.predicted),
      edges: (Math.abs(ours.low - theirs.low) + Math.abs(ours.high - theirs.high)) / 2,
    }
  })
  const mean = (of: (each: (typeof differences)[number]) => number) =>
    differences.reduce((sum, each) => sum + of(each), 0) / differences.length
  if (process.env.SHOW)
    console.log(
      mean((d) => d.predicted),
      mean((d) => d.edges),
      JSON.stringify(differences),
    )
  expect(mean(({ predicted }) => predicted)).toBeLessThan(1)
  expect(mean(({ edges }) => edges)).toBeLessThan(1.5)
})
