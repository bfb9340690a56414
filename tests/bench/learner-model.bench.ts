import { carryFold } from '#domain/history/carry-fold.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import type { CourseFrame } from '#domain/insights/course-frame.ts'
import { forecastExam } from '#domain/learner-model/forecast-exam.ts'
import { inferCourse } from '#domain/learner-model/infer-course.ts'
import { learnerFold } from '#domain/learner-model/learner-fold.ts'
import { demoCourses } from '#tests/demo/demo-courses.ts'
import { demoEvents } from '#tests/demo/demo-student.ts'
import { createWorkerApi } from '#workers/worker-api.ts'
import { answerHistory } from './answer-histories.ts'
import { measure, median, printGoal } from './measure.ts'

// Goals: issue 16 and design/performance.md.
const answers = answerHistory(50_000)
const log = new LoadedLog()
log.add(answers)
const model = carryFold(() => log, learnerFold)
const opened = measure({ fold: () => learnerFold.start(log) }, 10).fold ?? Number.NaN
console.log(`one answer into the learner model, 50,000 at once: ${((1000 * opened) / 50_000).toFixed(2)} µs`)

model()
const more = answerHistory(51_000, 7).slice(50_000)
const single = more.map((answer, i) => {
  log.add([{ ...answer, id: `more-${String(i).padStart(6, '0')}`, at: answer.at + 1e9 }])
  const start = performance.now()
  model()
  return 1000 * (performance.now() - start)
})
printGoal(
  'one answer taken in as it happens, after 50,000 (goal at most 20)',
  median(single),
  median(single) <= 20,
  ' µs',
)

const course = [...model().values()][0]
if (!course) throw new Error('no course')
const now = (answers.at(-1)?.at ?? 0) + 1e9
const lessons = [...course.modules].flatMap(([moduleId, own]) =>
  [...own.keys()].map((lessonId) => ({ moduleId, lessonId, share: 1 / 110 })),
)
const belief = inferCourse(course, now)
const times = measure(
  {
    infer: () => inferCourse(course, now),
    forecast: () => forecastExam(belief, { lessons, sections: [{ weight: 1, items: 60, guess: 0.25 }] }),
  },
  20,
)
console.log(`a course of ${lessons.length} lessons, all practised: ms`, times)

const frames: CourseFrame[] = demoCourses.map(({ modules, ...frame }) => ({
  ...frame,
  subjectName: frame.subject,
  title: frame.courseId,
  modules: modules.map(({ id, lessons: ids }) => ({
    id,
    title: id,
    lessons: ids.map((lesson) => ({ id: lesson, title: lesson, isAvailable: true })),
  })),
}))
const worker = createWorkerApi()
const demo = demoEvents(50_000)
worker.add(demo.slice(0, -1))
const clock = { now: (demo.at(-1)?.at ?? 0) + 1000, zone: 'America/Toronto' }
worker.insights(frames, clock)
const insights = measure({ insights: () => worker.insights(frames, clock) }, 15).insights ?? Number.NaN
printGoal(
  `insights over ${frames.length} courses and 50,000 acts, in the worker (goal at most 20)`,
  insights,
  insights <= 20,
  ' ms',
)

const trends = measure({ trends: () => worker.forecastTrends(frames, clock) }, 15).trends ?? Number.NaN
printGoal(
  `forecasts week by week of ${frames.length} courses, asked again (goal at most 20)`,
  trends,
  trends <= 20,
  ' ms',
)
