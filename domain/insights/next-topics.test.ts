import { describe, expect, test } from 'vitest'
import { answered, clock, HOUR, learnerOf, NOON, place, stampAt } from '#tests/factories/learner.ts'
import type { StudyEvent } from '../history/events.ts'
import { type CourseFrame, lessonsOf } from './course-frame.ts'
import { standingsIn } from './course-standing.ts'
import { nextTopics, topicsFor } from './next-topics.ts'
import { sampleCourseOf, sampleInsights } from './sample-insights.ts'

// INS-05, INS-07: what to study next, from what the student did.

const course = (courseId: string, ...lessons: string[]): CourseFrame => ({
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  subjectName: 'Science',
  courseId,
  title: courseId,
  modules: [
    {
      id: 'matter',
      title: 'Matter',
      lessons: lessons.map((id) => ({ id, title: `About ${id}`, isAvailable: !id.startsWith('planned') })),
    },
  ],
})
const science = course('SNC1W', 'atoms', 'bonds', 'planned-ions', 'acids')
const opened = (at: number, lessonId: string): StudyEvent => ({
  type: 'lesson-opened',
  ...place,
  lessonId,
  ...stampAt(at),
})
const missed = (at: number, lessonId: string, times = 4) =>
  Array.from({ length: times }, (_, n) =>
    answered(at + n * 1000, { questionId: `${lessonId}-${n}`, lessonId, status: 'incorrect' }),
  )
const known = (at: number, lessonId: string) =>
  Array.from({ length: 12 }, (_, n) => answered(at + n * 1000, { questionId: `${lessonId}-${n}`, lessonId }))
const LATER = NOON + 3 * HOUR
const later = { ...clock, now: LATER }
const topicsIn = (events: StudyEvent[], frames: CourseFrame[]) => {
  const learner = learnerOf(events)
  return topicsFor(learner, standingsIn(learner, frames, later))
}
const suggested = (events: StudyEvent[], frame = science) =>
  topicsIn(events, [frame]).map(({ reason, place: at }) => `${reason} ${at?.lessonId}`)

describe('what comes next in a course', () => {
  test.each<[string, StudyEvent[], string[]]>([
    ['to a newcomer the first lesson', [], ['next atoms']],
    ['behind a lesson that was opened the next', [opened(NOON, 'atoms')], ['next bonds']],
    ['a planned lesson is passed over', [opened(NOON, 'atoms'), opened(NOON + HOUR, 'bonds')], ['next acids']],
    ['a lesson that went wrong comes back first', missed(NOON, 'atoms'), ['review atoms', 'next bonds']],
    ['one wrong answer is no reason yet', missed(NOON, 'atoms', 1), ['next bonds']],
    [
      'of two shaky lessons the earlier one',
      [...missed(NOON, 'bonds'), ...missed(NOON + HOUR, 'atoms')],
      ['review atoms', 'next acids', 'review bonds'],
    ],
    ['what is known by now is not repeated', known(NOON, 'atoms'), ['next bonds']],
    [
      'what went wrong and was mended is not repeated',
      [...missed(NOON, 'atoms', 2), ...known(NOON + HOUR, 'atoms')],
      ['next bonds'],
    ],
  ])('%s', (_name, events, wanted) => {
    expect(suggested(events)).toEqual(wanted)
  })

  test('where every lesson is begun and known, nothing does', () => {
    const all = ['atoms', 'bonds', 'acids'].flatMap((lesson, index) => known(NOON + index * HOUR, lesson))
    expect(suggested(all)).toEqual([])
    expect(nextTopics(learnerOf(all), [science], later)).toEqual({})
  })

  test('answers in another course say nothing about this one', () => {
    const elsewhere = missed(NOON, 'atoms').map((event) => ({ ...event, courseId: 'SNC2D' }))
    expect(suggested(elsewhere)).toEqual(['next atoms'])
  })

  test('each course has one next step, under its id, with the way to it', () => {
    const courses = [science, course('SNC2D', 'cells'), course('SBI3U')]
    const next = nextTopics(learnerOf(missed(NOON, 'atoms')), courses, later)
    expect(Object.keys(next)).toEqual(['SNC1W', 'SNC2D'])
    expect(next.SNC1W).toMatchObject({
      subject: 'Science',
      topic: 'About atoms',
      reason: 'review',
      place: {
        curriculum: 'ontario',
        grade: '9',
        subject: 'science',
        courseId: 'SNC1W',
        moduleId: 'matter',
        lessonId: 'atoms',
      },
    })
    expect(next.SNC2D).toMatchObject({ topic: 'About cells', reason: 'next' })
  })

  test('every topic is a lesson that can be opened, named once, six at most', () => {
    const courses = ['SNC1W', 'SNC2D', 'SBI3U', 'SCH3U'].map((id) => course(id, 'atoms', 'bonds', 'acids'))
    const events = courses.flatMap(({ courseId }) =>
      ['atoms', 'bonds'].flatMap((lesson) =>
        missed(NOON, lesson).map((event) => ({ ...event, courseId, id: `${courseId}-${event.id}` })),
      ),
    )
    const topics = topicsIn(events, courses)
    expect(topics).toHaveLength(6)
    const places = topics.map(({ place: at }) => `${at?.courseId}/${at?.lessonId}`)
    expect(new Set(places).size).toBe(6)
    // no course crowds out the others
    expect(topics.slice(0, 4).map(({ place: at }) => at?.courseId)).toEqual(['SNC1W', 'SNC2D', 'SBI3U', 'SCH3U'])
    for (const { place: at } of topics)
      expect(lessonsOf(courses[0] ?? science).some(({ lessonId }) => lessonId === at?.lessonId)).toBe(true)
  })
})

describe('the sample that stands in until there is something to show (D19)', () => {
  test('is marked as one, and its subjects are those of its radar', () => {
    expect(sampleInsights.isSample).toBe(true)
    expect(sampleInsights.areas).toEqual(sampleInsights.subjects.map(({ name, mastery }) => ({ name, mastery })))
    for (const { mastery } of sampleInsights.subjects) expect(mastery > 0 && mastery <= 100).toBe(true)
    expect(sampleInsights.readiness).toEqual([])
  })
  test.each([
    ['Math', 'MTH1W'],
    ['math', 'MTH1W'],
    ['English', 'ENG3U'],
    ['Physics', 'SNC1W'],
    ['Biology', 'SNC1W'],
    ['', 'SNC1W'],
  ])('the links of %s lead to %s', (subject, courseId) => expect(sampleCourseOf(subject)).toBe(courseId))
})
