import { showMastery } from '../mastery/mastery-fold.ts'
import type { CourseFrame } from './course-frame.ts'
import type { SuggestedTopic } from './insights.ts'
import { type Learner, lessonsOfLearner } from './learner.ts'
import { suggestTopics } from './suggest-topics.ts'

/** Topics to study next in these courses, by the student's mastery and lessons (INS-07). */
export function topicsFor(learner: Learner, courses: readonly CourseFrame[]): SuggestedTopic[] {
  const { mastery } = learner
  const { lessons } = lessonsOfLearner(learner)
  return suggestTopics(
    courses,
    (...place) => {
      const state = mastery.get(place.join('/'))
      return state && showMastery(state)
    },
    (...place) => place.join('/') in lessons || mastery.has(place.join('/')),
  )
}

/** Course id to the one step that comes next in it; a course whose lessons are all known has none. */
export const nextTopics = (learner: Learner, courses: readonly CourseFrame[]): Record<string, SuggestedTopic> =>
  Object.fromEntries(
    courses.flatMap((course) => {
      const [next] = topicsFor(learner, [course])
      return next ? [[course.courseId, next]] : []
    }),
  )
