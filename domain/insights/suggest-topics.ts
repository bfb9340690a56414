import { gainsIn } from '../learner-model/expected-gain.ts'
import { type FramedLesson, lessonsOf } from './course-frame.ts'
import type { CourseStanding } from './course-standing.ts'
import { examShape } from './exam-shape.ts'
import type { SuggestedTopic } from './insights.ts'

/** Topics suggested at most, and of them lessons of one course to go back to. */
const MOST = 6
const MOST_REVIEWS = 2
/** Below this mastery a topic is worth going back to, in points (INS-05: 60 and more is no longer an error). */
const SHAKY = 60
/** Fewer answers than this say too little to send somebody back. */
const ENOUGH_EVIDENCE = 2
/** A set of practice: answers, and the minutes they take. */
const SET = { answers: 8, minutes: 10 }
/** A new lesson is read first: minutes where the outline does not say, and log-odds that reading is worth. */
const USUAL_READING = 15
const READING = 0.4

/**
 * Topics to study next, by what raises the expected exam result most per minute: lessons begun and still shaky, and of each module the
 * first one not begun (a module's lessons build on each other). Who has begun nothing starts at the beginning.
 * @param standings courses the student has studied in, the one studied last first
 * @param isBegun whether a lesson has been opened or practised
 */
export function suggestTopics(
  standings: readonly CourseStanding[],
  isBegun: (courseId: string, moduleId: string, lessonId: string) => boolean,
): SuggestedTopic[] {
  const topics = standings.map((standing) => topicsOf(standing, isBegun))
  // the best suggestion of each course, then the second of each: no course crowds out the others
  const longest = Math.max(0, ...topics.map((list) => list.length))
  const mixed = Array.from({ length: longest }, (_, i) => topics.flatMap((list) => list[i] ?? [])).flat()
  return mixed.slice(0, MOST)
}

function topicsOf(
  { frame, belief, skills }: CourseStanding,
  isBegun: Parameters<typeof suggestTopics>[1],
): SuggestedTopic[] {
  const shape = examShape(frame)
  const gainOf = shape ? gainsIn(belief, shape) : () => 0
  const lessons = lessonsOf(frame)
  const begun = lessons.map(({ moduleId, lessonId }) => isBegun(frame.courseId, moduleId, lessonId))
  const unread = begun.includes(true) ? lessons.filter((_, i) => !begun[i]) : lessons.slice(0, 1)
  const nexts = unread.filter(({ moduleId }, i) => unread.findIndex((other) => other.moduleId === moduleId) === i)
  const told = new Map(
    skills
      .filter(({ evidence }) => evidence >= ENOUGH_EVIDENCE)
      .map(({ moduleId, lessonId, mastery }) => [`${moduleId}/${lessonId ?? ''}`, mastery]),
  )
  const masteryOf = ({ moduleId, lessonId }: FramedLesson): number => told.get(`${moduleId}/${lessonId}`) ?? 100
  /** A lesson rests on the one before it in its module: what is learned in it is won as far as that one is mastered. */
  const groundFor = (lesson: FramedLesson): number => {
    const before = lessons[lessons.indexOf(lesson) - 1]
    return before?.moduleId === lesson.moduleId ? masteryOf(before) / 100 : 1
  }
  const ranked = (list: readonly FramedLesson[], reason: 'review' | 'next') =>
    list
      .map((lesson) => {
        const reading = reason === 'next' ? (lesson.minutes ?? USUAL_READING) : 0
        const minutes = SET.minutes + reading
        const step = { answers: SET.answers, reading: reading > 0 ? READING : 0 }
        const gain = groundFor(lesson) * gainOf(lesson, step)
        return { lesson, reason, minutes, gain, perMinute: gain / minutes }
      })
      .sort((a, b) => b.perMinute - a.perMinute)
  const reviews = lessons.filter((lesson) => masteryOf(lesson) < SHAKY)
  const { curriculum, grade, subject, courseId, subjectName } = frame
  return [...ranked(reviews, 'review').slice(0, MOST_REVIEWS), ...ranked(nexts, 'next').slice(0, 1)]
    .sort((a, b) => b.perMinute - a.perMinute)
    .map(({ lesson: { moduleId, lessonId, title }, reason, minutes, gain }) => ({
      subject: subjectName,
      topic: title,
      place: { curriculum, grade, subject, courseId, moduleId, lessonId },
      reason,
      minutes,
      gain,
    }))
}
