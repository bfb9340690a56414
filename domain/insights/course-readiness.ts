import type { SkillState } from '../mastery/mastery-fold.ts'
import { type ExamSkill, predictExamScore } from '../mastery/predict-exam-score.ts'
import { type CourseFrame, lessonsOf } from './course-frame.ts'
import type { CourseReadiness } from './insights.ts'

/** Questions of an exam whose outline does not say (CON-11: the default profile has 60). */
const DEFAULT_ITEMS = 60
/** With answers in fewer lessons than this a prediction would be a guess about the average student. */
const ENOUGH_LESSONS = 2

/** Predicted exam score of a course with its interval, null while there is too little to go by. */
export function courseReadiness(course: CourseFrame, states: ReadonlyMap<string, SkillState>): CourseReadiness | null {
  const weights = new Map(course.modules.map((module) => [module.id, module.weight ?? 1]))
  const lessons = lessonsOf(course)
  const inModule = (moduleId: string) => lessons.filter((lesson) => lesson.moduleId === moduleId).length
  const raw = lessons.map((lesson) => (weights.get(lesson.moduleId) ?? 1) / inModule(lesson.moduleId))
  const total = raw.reduce((sum, share) => sum + share, 0)
  if (total === 0) return null
  const skills: ExamSkill[] = lessons.map(({ moduleId, lessonId }, i) => ({
    share: (raw[i] ?? 0) / total,
    estimate: states.get(`${course.courseId}/${moduleId}/${lessonId}`) ?? states.get(`${course.courseId}/${moduleId}/`),
  }))
  if (skills.filter((skill) => skill.estimate).length < ENOUGH_LESSONS) return null
  const readiness = predictExamScore(skills, course.examItems ?? DEFAULT_ITEMS)
  return { courseId: course.courseId, title: course.title, ...readiness }
}
