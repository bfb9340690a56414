import type { CourseFrame } from './course-frame.ts'
import { type CourseStanding, standingIn } from './course-standing.ts'
import type { SuggestedTopic } from './insights.ts'
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

/** Course id to the one step that comes next in it; a course whose lessons are all known has none. @param now UTC milliseconds */
export const nextTopics = (
  learner: Learner,
  courses: readonly CourseFrame[],
  now: number,
): Record<string, SuggestedTopic> =>
  Object.fromEntries(
    courses.flatMap((course) => {
      const [next] = topicsFor(learner, [standingIn(learner, course, now)])
      return next ? [[course.courseId, next]] : []
    }),
  )
