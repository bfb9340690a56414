import type { Clock } from '../history/study-day.ts'
import type { CourseFrame } from './course-frame.ts'
import { type CourseStanding, standingsIn } from './course-standing.ts'
import type { LessonTopic, SuggestedTopic } from './insights.ts'
import type { Learner } from './learner.ts'
import { suggestTopics } from './suggest-topics.ts'

/** Topics to study next in these courses, by the student's mastery and lessons (INS-07). */
export function topicsFor(learner: Learner, standings: readonly CourseStanding[]): SuggestedTopic[] {
  const { lessons } = learner.lessons
  return suggestTopics(
    standings,
    (courseId, moduleId, lessonId) =>
      `${courseId}/${moduleId}/${lessonId}` in lessons ||
      learner.model.get(courseId)?.modules.get(moduleId)?.has(lessonId) === true,
  )
}

/**
 * Course id to the lesson that comes next in it; a course whose lessons are all known has none. Cards that are due and exams have places
 * of their own beside it.
 */
export const nextTopics = (
  learner: Learner,
  courses: readonly CourseFrame[],
  clock: Clock,
): Record<string, LessonTopic> =>
  Object.fromEntries(
    standingsIn(learner, courses, clock).flatMap((standing) => {
      const next = topicsFor(learner, [standing]).find(isLessonTopic)
      return next ? [[standing.frame.courseId, next]] : []
    }),
  )

const isLessonTopic = (topic: SuggestedTopic): topic is LessonTopic =>
  topic.reason === 'review' || topic.reason === 'next'
