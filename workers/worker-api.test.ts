import { expect, test } from 'vitest'
import type { StudyEvent } from '#domain/history/events.ts'
import type { CourseFrame } from '#domain/insights/course-frame.ts'
import { sampleInsights } from '#domain/insights/sample-insights.ts'
import { demoCourses } from '#tests/demo/demo-courses.ts'
import { demoEvents } from '#tests/demo/demo-student.ts'
import { createWorkerApi } from './worker-api.ts'

const clock = { now: Date.UTC(2026, 10, 20, 1), zone: 'America/Toronto' }
const frames: CourseFrame[] = demoCourses.map((course) => ({
  ...course,
  subjectName: course.subject === 'science' ? 'Science' : course.subject === 'math' ? 'Math' : course.subject,
  title: course.courseId,
  modules: course.modules.map((module) => ({
    id: module.id,
    title: module.id,
    lessons: module.lessons.map((id) => ({
      id,
      title: `Lesson ${id}`,
      isAvailable: true,
      sectionIds: ['section-1', 'section-2', 'section-3'],
    })),
  })),
}))
const worker = createWorkerApi()
const events = demoEvents(4000)
worker.add(events)

test('without data insights are the sample of the specification, labelled so (D19, INS-08, INS-10)', () => {
  const insights = createWorkerApi().insights(frames, clock)
  expect(insights).toEqual(sampleInsights)
  expect(insights.isSample).toBe(true)
  expect(insights.subjects.map((subject) => subject.name)).toEqual([
    'Biology',
    'Chemistry',
    'Physics',
    'Math',
    'English',
  ])
  expect(insights.badges.map((badge) => badge.name)).toEqual(['Quick Learner', 'Top Challenger'])
})

test("insights come from the student's own data: subjects, badges, topics that exist, readiness (INS-02, INS-03, INS-04, INS-05, INS-06, INS-07)", () => {
  const insights = worker.insights(frames, clock)
  expect(insights.isSample).toBe(false)
  expect(insights.subjects.length).toBeGreaterThan(1)
  for (const subject of insights.subjects) {
    expect(subject.mastery).toBeGreaterThanOrEqual(0)
    expect(subject.mastery).toBeLessThanOrEqual(100)
    expect(subject.challengesSolved).toBeGreaterThan(0)
  }
  expect(insights.badges.map((badge) => badge.id)).toContain('top-challenger')
  expect(insights.suggestedTopics.length).toBeGreaterThan(0)
  for (const { place } of insights.suggestedTopics) {
    const course = demoCourses.find((each) => each.courseId === place?.courseId)
    const module = course?.modules.find((each) => each.id === place?.moduleId)
    if (place?.lessonId !== undefined) expect(module?.lessons).toContain(place.lessonId)
    else if (place?.moduleId !== undefined) expect(module).toBeDefined()
    else expect(course).toBeDefined()
  }
  for (const { low, predicted, high } of insights.readiness) {
    expect(low).toBeLessThanOrEqual(predicted)
    expect(predicted).toBeLessThanOrEqual(high)
  }
})

test('results carried along act by act are those of a history opened at once', () => {
  const live = createWorkerApi()
  const half = events.length >> 1
  live.add(events.slice(0, half))
  const ask = (api: typeof live) => ({
    metrics: api.practiceMetrics({}).attempted,
    insights: api.insights(frames, clock),
    today: api.today(clock),
    forecast: api.forecast(undefined, clock),
    states: api.questionStates({ courseId: 'SNC1W', moduleId: demoCourses[0]?.modules[0]?.id ?? '' }),
    summary: api.learnerSummary('SNC1W', clock),
  })
  ask(live)
  for (let i = half; i < events.length; i += 50) live.add(events.slice(i, i + 50))
  expect(ask(live)).toEqual(ask(worker))
})

test('the summary for the worker is short and names weak topics and mistakes', () => {
  const summary = worker.learnerSummary('SNC1W', clock)
  expect(summary.attempted).toBeGreaterThan(0)
  expect(summary.weakTopics.length).toBeLessThanOrEqual(3)
  expect(summary.recentMistakes.length).toBeLessThanOrEqual(3)
  expect(JSON.stringify(summary).length).toBeLessThan(2000)
})

test('due cards, counts and an undo agree', () => {
  const api = createWorkerApi()
  const place = { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W', moduleId: 'm' }
  const deck = { courseId: 'SNC1W', moduleId: 'm', deckId: 'd', cardIds: ['a', 'b', 'c'] }
  const rating: StudyEvent = {
    ...place,
    type: 'card-rated',
    id: 'r1',
    at: clock.now - 3_600_000,
    zone: clock.zone,
    device: 'x',
    deckId: 'd',
    cardId: 'a',
    rating: 3,
    seconds: 4,
  }
  api.add([rating])
  expect(api.dueCards([deck], clock).cards).toEqual([
    { deckId: 'd', cardId: 'a', kind: 'learning' },
    { deckId: 'd', cardId: 'b', kind: 'new' },
    { deckId: 'd', cardId: 'c', kind: 'new' },
  ])
  api.add([{ id: 'u', at: clock.now, zone: clock.zone, device: 'x', type: 'card-rating-undone', ratingId: 'r1' }])
  expect(api.deckCounts([deck], clock)).toEqual([
    { deckId: 'd', moduleId: 'm', total: 3, learned: 0, learning: 0, review: 0, new: 3 },
  ])
})
