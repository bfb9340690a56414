import { describe, expect, test } from 'vitest'
import { answered, clock, learnerOf, NOON, rated } from '#tests/factories/learner.ts'
import type { StudyEvent } from '../history/events.ts'
import type { CourseFrame } from './course-frame.ts'
import { standingsIn } from './course-standing.ts'
import { nextTopics, topicsFor } from './next-topics.ts'

const DAY = 86_400_000
const course: CourseFrame = {
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  subjectName: 'Science',
  courseId: 'SNC1W',
  title: 'Science',
  modules: ['matter', 'space'].map((id) => ({
    id,
    title: `About ${id}`,
    cards: 20,
    lessons: ['1', '2'].map((lesson) => ({ id: `${id}-${lesson}`, title: lesson, isAvailable: true })),
  })),
}
const topicsOf = (events: readonly StudyEvent[], frame = course) => {
  const learner = learnerOf(events)
  return topicsFor(learner, standingsIn(learner, [frame], clock))
}
/** Some answers in every lesson, most of them right, so many days ago. */
const practised = (daysAgo: number) =>
  Array.from({ length: 48 }, (_, i) => {
    const moduleId = i % 4 < 2 ? 'matter' : 'space'
    return answered(NOON - daysAgo * DAY + i * 60_000, {
      moduleId,
      lessonId: `${moduleId}-${(i % 2) + 1}`,
      questionId: `q${i}`,
      status: i % 6 === 0 ? 'incorrect' : 'correct',
    })
  })
/** Cards learned so many days ago and not seen since. */
const cardsSeen = (daysAgo: number, count: number, moduleId = 'matter') =>
  Array.from({ length: count }, (_, i) =>
    [0, 1, 2].map((again) =>
      rated(NOON - daysAgo * DAY + (3 * i + again) * 600_000, { moduleId, cardId: `${moduleId}-${i}` }),
    ),
  ).flat()

describe('cards that are due', () => {
  test('are suggested by module, with how many they are, what they take and what they win', () => {
    const cards = topicsOf([...practised(30), ...cardsSeen(30, 12)]).find(({ reason }) => reason === 'cards')
    expect(cards).toMatchObject({ topic: 'About matter', cards: 12, minutes: 2, place: { moduleId: 'matter' } })
    expect(cards?.gain).toBeGreaterThan(0)
  })
  test('come before practice: a minute of them wins more; the module whose minutes win most', () => {
    const events = [...practised(30), ...cardsSeen(30, 12), ...cardsSeen(8, 12, 'space')]
    const [first, ...others] = topicsOf(events)
    expect(first).toMatchObject({ reason: 'cards', place: { moduleId: 'matter' } })
    expect(others.filter(({ reason }) => reason === 'cards')).toEqual([])
  })
  test('that are not due, or of a module that is no more, are no topic', () => {
    for (const events of [[...practised(1), ...cardsSeen(0.5, 12)], cardsSeen(30, 5, 'gone')])
      expect(topicsOf(events).map(({ reason }) => reason)).not.toContain('cards')
  })
  test('and where nobody says how many cards there are, a lesson has five', () => {
    const unsaid = { ...course, modules: course.modules.map(({ cards: _, ...module }) => module) }
    const gainIn = (frame: CourseFrame) =>
      topicsOf([...practised(30), ...cardsSeen(30, 12)], frame).find(({ reason }) => reason === 'cards')?.gain ?? 0
    // twelve of ten: all that there are
    expect(gainIn(unsaid)).toBeGreaterThan(1.5 * gainIn(course))
  })
})

test('of many courses two sets of cards are named, those of most worth; lessons keep their place', () => {
  const ids = ['SNC1W', 'SNC2D', 'SBI3U', 'SCH3U']
  const events = ids.flatMap((courseId, i) =>
    [...practised(90).slice(0, 40), ...cardsSeen(30 * (i + 1), 12)].map((event) => ({
      ...event,
      courseId,
      id: `${courseId}-${event.id}`,
    })),
  )
  const learner = learnerOf(events)
  const frames = ids.map((courseId) => ({ ...course, courseId }))
  const topics = topicsFor(learner, standingsIn(learner, frames, clock))
  const cards = topics.flatMap((topic) => (topic.reason === 'cards' ? [topic] : []))
  expect(cards.map(({ place }) => place.courseId).sort()).toEqual(['SBI3U', 'SCH3U'])
  expect(topics.length).toBeGreaterThan(4)
})

describe('an exam', () => {
  const examIn = (events: readonly StudyEvent[], frame = course) =>
    topicsOf(events, frame).find(({ reason }) => reason === 'exam')
  test('is suggested once something was forgotten, with the minutes it takes', () => {
    expect(examIn(practised(90))).toMatchObject({ topic: 'Practice exam', minutes: 75 })
    const part = { title: 'I', minutes: 60, questions: 40, calculator: true }
    expect(examIn(practised(90), { ...course, examParts: [part, { ...part, minutes: 30 }] })?.minutes).toBe(90)
  })
  test('not right after study, nor before any', () => {
    expect(examIn(practised(0.2))).toBeUndefined()
    expect(examIn([])).toBeUndefined()
  })
})

test('everything stands by what a minute of it is expected to win', () => {
  const worth = topicsOf([...practised(90), ...cardsSeen(60, 12)]).map(({ gain = 0, minutes = 1 }) => gain / minutes)
  expect(worth.length).toBeGreaterThan(1)
  // the minutes of cards are shown rounded
  expect(worth).toEqual(worth.toSorted((a, b) => b - a))
})

test('the one lesson that comes next in a course is a lesson, whatever is due', () => {
  const events = [...practised(90).filter(({ lessonId }) => lessonId !== 'space-2'), ...cardsSeen(60, 12)]
  expect(nextTopics(learnerOf(events), [course], clock).SNC1W).toMatchObject({
    reason: 'next',
    place: { lessonId: 'space-2' },
  })
})
