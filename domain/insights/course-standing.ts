import { newCourse } from '../learner-model/course-evidence.ts'
import { type CourseBelief, inferCourse } from '../learner-model/infer-course.ts'
import { type SkillMastery, skillsOf } from '../learner-model/skill-mastery.ts'
import type { CourseFrame } from './course-frame.ts'
import type { Learner } from './learner.ts'

/** A course, and all that is believed about the student in it. */
export type CourseStanding = { frame: CourseFrame; belief: CourseBelief; skills: SkillMastery[] }

/** @param now UTC milliseconds */
export function standingIn({ model }: Learner, frame: CourseFrame, now: number): CourseStanding {
  const belief = inferCourse(model.get(frame.courseId) ?? newCourse(now), now)
  return { frame, belief, skills: skillsOf(belief) }
}
