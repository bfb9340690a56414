import type { SkillMastery } from '../learner-model/skill-mastery.ts'
import type { CourseFrame } from './course-frame.ts'
import type { MasteryArea, SubjectInsight } from './insights.ts'
import { meanMastery } from './subject-insights.ts'

/** A radar needs three axes to be a shape, and with more than these its labels run into each other. */
const FEWEST = 3
const MOST = 8

/**
 * What the radar shows (INS-02): mastery per subject. A student of one or two subjects sees the modules of the courses studied
 * last instead, because two points make no shape.
 * @param studied courses, the one studied last first
 */
export function radarAreas(
  subjects: readonly SubjectInsight[],
  studied: readonly CourseFrame[],
  mastery: readonly SkillMastery[],
): MasteryArea[] {
  const bySubject = subjects.map(({ name, mastery: points }) => ({ name, mastery: points }))
  if (bySubject.length >= FEWEST) return bySubject.slice(0, MOST)
  const modules = studied.flatMap((course) =>
    course.modules.map((module) => ({
      name: module.title,
      mastery: Math.round(
        meanMastery(mastery.filter((skill) => skill.courseId === course.courseId && skill.moduleId === module.id)),
      ),
    })),
  )
  return modules.length >= FEWEST ? modules.slice(0, MOST) : bySubject
}
