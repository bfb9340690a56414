import { authoredFigureSchema, figuresOf } from '#domain/figure/authored-figure.ts'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import { createFigureCache } from '#gateway/content/figure-cache.ts'
import { loadAllCourses } from '../load-all-courses.ts'
import { measure, printGoal } from './measure.ts'

// A figure: at most 3 ms the first time, 0.05 ms when it was drawn before (docs/decisions/2026-11-22-figures.md). Every question with a
// figure, and the plots that take the longest to draw.
const questions = loadAllCourses().flatMap((course) =>
  course.modules.flatMap((module) =>
    [...module.questions, ...module.examItems].filter((question) => figuresOf(question).length > 0),
  ),
)
const heavy = {
  kind: 'plot',
  alt: 'A disc and a half-plane',
  axes: 'cross',
  x: { min: -6, max: 6 },
  y: { min: -6, max: 6 },
  marks: [
    { type: 'inequality', of: 'x^2 + y^2 - r^2' },
    { type: 'function', of: 'r * sin(x)', label: '*f*' },
    { type: 'label', at: [1, 1], text: 'P', point: true },
  ],
}
const figure = authoredFigureSchema.parse(heavy)

let seed = 0
const made = questions.map((question) => ({ question, made: instantiateQuestion(question, 1) }))
const kept = createFigureCache()
const contenders: Record<string, () => unknown> = {
  heavy: () => drawFigure(figure, { r: 1 + (seed++ % 5) }),
  cached: () => made.map(({ question, made: one }) => one.ok && kept(question, one.scope, 1, 'prompt')),
}
for (const { question, made: one } of made)
  if (one.ok) contenders[question.id] = () => figuresOf(question).map((own) => drawFigure(own, one.scope))
const times = measure(contenders, 60)
const slowest = Object.entries(times)
  .filter(([name]) => name !== 'cached')
  .sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
console.log(`${questions.length} questions with figures; the slowest is ${slowest[0]}`)
printGoal('a figure, drawn (goal ≤ 3 ms)', slowest[1], slowest[1] <= 3, ' ms')
const each = (times.cached ?? 0) / Math.max(1, questions.length)
printGoal('a figure, kept (goal ≤ 0.05 ms)', each, each <= 0.05, ' ms')
