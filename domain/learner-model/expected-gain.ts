import { type Belief, sumOver, times } from './ability-grid.ts'
import { growthOf } from './course-evidence.ts'
import { type ExamShape, marksOf } from './forecast-exam.ts'
import { type CourseBelief, lessonAbility, moduleAbility } from './infer-course.ts'

type Place = { moduleId: string; lessonId: string }
/** What a student might do next with a lesson; what is left out is not done. */
export type StudyStep = {
  /** answers in practice, with feedback: they bring growth, and take back what was forgotten */
  answers?: number
  /** log-odds that reading it, or recalling its facts, adds */
  learning?: number
  /** questions about it in an exam, which shows no solution: a right answer takes back what was forgotten */
  asked?: number
}

/**
 * How many points of the next exam a step is expected to win, 0..100: the integral, over what is believed of the lesson, of the marks after
 * the step less those before.
 */
export function gainsIn(course: CourseBelief, shape: ExamShape): (place: Place, step: StudyStep) => number {
  const marks = marksOf(shape)
  const shares = new Map(shape.lessons.map(({ moduleId, lessonId, share }) => [`${moduleId}/${lessonId}`, share]))
  const modules = new Map<string, Belief[]>()
  const abilitiesOf = (moduleId: string): Belief[] => {
    const known = modules.get(moduleId) ?? course.trends.map((trend) => moduleAbility(trend, moduleId))
    modules.set(moduleId, known)
    return known
  }
  return ({ moduleId, lessonId }, { answers = 0, learning = 0, asked = 0 }) => {
    const share = shares.get(`${moduleId}/${lessonId}`) ?? 0
    if (share === 0) return 0
    const abilities = abilitiesOf(moduleId)
    return course.trends.reduce((sum, trend, i) => {
      const lesson = trend.modules.get(moduleId)?.lessons.get(lessonId)
      const ability = lessonAbility(abilities[i] as Belief, lesson)
      const practised = lesson?.evidence.practised ?? 0
      const forgotten = lesson?.forgotten ?? course.forgotten
      const scored = sumOver(times(ability, marks(trend.risen + growthOf(practised) - forgotten).mean))
      const retrieved = answers > 0 ? 1 : 1 - (1 - scored) ** asked
      const after = trend.risen + growthOf(practised + answers) + learning - (1 - retrieved) * forgotten
      const won = sumOver(times(ability, marks(after).mean)) - scored
      return sum + 100 * share * trend.weight * won
    }, 0)
  }
}
