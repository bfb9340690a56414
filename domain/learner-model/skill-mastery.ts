import { type Belief, POINTS } from './ability-grid.ts'
import { knowing, tabled } from './answer-chance.ts'
import { type CourseBelief, lessonAbility, moduleAbility } from './infer-course.ts'

/** Mastery of a lesson, as pages show it (of a module, for its answers that name no lesson). */
export type SkillMastery = {
  courseId: string
  moduleId: string
  lessonId?: string
  /** 0..100: the chance, in percent, of knowing how to solve an intermediate question today */
  mastery: number
  /** one standard deviation, in points */
  uncertainty: number
  /** weighted number of answers it rests on, beside those of the lessons around it */
  evidence: number
  /** UTC milliseconds */
  lastPractised: number
}

const knownAt = tabled(knowing)

/** Mean and mean square of a function of ability. */
function momentsOf(ability: Belief, values: Belief): { mean: number; square: number } {
  let mean = 0
  let square = 0
  for (let i = 0; i < POINTS; i++) {
    const part = (ability[i] as number) * (values[i] as number)
    mean += part
    square += part * (values[i] as number)
  }
  return { mean, square }
}

/** Mastery of every skill of a course that has answers of its own. */
export function skillsOf(course: CourseBelief): SkillMastery[] {
  return [...course.evidence.modules].flatMap(([moduleId, lessons]) => {
    const abilities = course.trends.map((trend) => moduleAbility(trend, moduleId))
    return [...lessons].map(([key, { courseId, lessonId, evidence, lastPractised }]): SkillMastery => {
      let mean = 0
      let square = 0
      for (const [i, trend] of course.trends.entries()) {
        const lesson = trend.modules.get(moduleId)?.lessons.get(key)
        const ahead = trend.risen + (lesson ? lesson.growth - lesson.forgotten : 0)
        const moments = momentsOf(lessonAbility(abilities[i] as Belief, lesson), knownAt(ahead))
        mean += trend.weight * moments.mean
        square += trend.weight * moments.square
      }
      return {
        courseId,
        moduleId,
        ...(lessonId === undefined ? {} : { lessonId }),
        mastery: 100 * mean,
        uncertainty: 100 * Math.sqrt(Math.max(0, square - mean * mean)),
        evidence,
        lastPractised,
      }
    })
  })
}
