import { type Clock, studyDayNumber } from '../history/study-day.ts'
import { newCourse } from '../learner-model/course-evidence.ts'
import { type CourseBelief, inferCourse } from '../learner-model/infer-course.ts'
import { type SkillMastery, skillsOf } from '../learner-model/skill-mastery.ts'
import { type ModuleCards, moduleCards } from '../review/module-cards.ts'
import type { CourseFrame } from './course-frame.ts'
import type { Learner } from './learner.ts'

/** A course, and all that is known and believed about the student in it. */
export type CourseStanding = {
  frame: CourseFrame
  belief: CourseBelief
  skills: SkillMastery[]
  /** of modules with cards that were rated */
  cards: ModuleCards[]
}

/** How a student stands in some courses. */
export function standingsIn(
  { model, schedules }: Learner,
  frames: readonly CourseFrame[],
  { now, zone }: Clock,
): CourseStanding[] {
  const cards = moduleCards(schedules.values(), studyDayNumber(now, zone), now)
  return frames.map((frame) => {
    const belief = inferCourse(model.get(frame.courseId) ?? newCourse(now), now)
    const own = cards.filter(({ courseId }) => courseId === frame.courseId)
    return { frame, belief, skills: skillsOf(belief), cards: own }
  })
}
