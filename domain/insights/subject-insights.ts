import type { SkillMastery } from '../learner-model/skill-mastery.ts'
import type { LessonProgress } from '../progress/fold-lesson-progress.ts'
import { tagTitle } from '../recommendation/recommend.ts'
import { type CourseFrame, lessonsOf } from './course-frame.ts'
import type { ReviewArea, SubjectInsight } from './insights.ts'
import { SHAKY } from './mastery-level.ts'

/** Review areas named on one card. */
const MOST_ERRORS = 5

/** What a student has done, as far as subjects show it. */
export type SubjectGrounds = {
  mastery: readonly SkillMastery[]
  /** all lessons ever opened */
  lessons: readonly LessonProgress[]
  /** course id to cards in review, and to questions solved */
  cardsLearned: ReadonlyMap<string, number>
  solved: ReadonlyMap<string, number>
}

/**
 * One insight per subject the student has studied. Mastery of a subject is the mean over its practised lessons, each weighted
 * by how sure it is; review areas are its lessons below 60, weakest first.
 */
export function subjectInsights(courses: readonly CourseFrame[], grounds: SubjectGrounds): SubjectInsight[] {
  const names = [...new Set(courses.map((course) => course.subjectName))]
  return names.map((name) => {
    const ofSubject = courses.filter((course) => course.subjectName === name)
    const ids = new Set(ofSubject.map((course) => course.courseId))
    const mastery = grounds.mastery.filter((skill) => ids.has(skill.courseId))
    return {
      name,
      mastery: Math.round(meanMastery(mastery)),
      lessonsCompleted: ofSubject.reduce((sum, course) => sum + lessonsCompleted(course, grounds.lessons), 0),
      flashcardsLearned: sumOf(ids, grounds.cardsLearned),
      challengesSolved: sumOf(ids, grounds.solved),
      errors: reviewAreas(mastery, ofSubject),
    }
  })
}

/** Mean mastery in points, each lesson weighted by the evidence for it; 0 without any. */
export function meanMastery(mastery: readonly SkillMastery[]): number {
  const weight = mastery.reduce((sum, skill) => sum + skill.evidence, 0)
  return weight === 0 ? 0 : mastery.reduce((sum, skill) => sum + skill.evidence * skill.mastery, 0) / weight
}

/** Lessons of a course whose sections are all completed (any section, where the outline does not name them). */
export function lessonsCompleted(course: CourseFrame, progress: readonly LessonProgress[]): number {
  const byLesson = new Map(
    progress
      .filter((lesson) => lesson.courseId === course.courseId)
      .map((lesson) => [`${lesson.moduleId}/${lesson.lessonId}`, lesson.completedSections]),
  )
  return lessonsOf(course).filter(({ moduleId, lessonId, sectionIds }) => {
    const completed = byLesson.get(`${moduleId}/${lessonId}`) ?? []
    return sectionIds && sectionIds.length > 0 ? sectionIds.every((id) => completed.includes(id)) : completed.length > 0
  }).length
}

function reviewAreas(mastery: readonly SkillMastery[], courses: readonly CourseFrame[]): ReviewArea[] {
  const titles = new Map(
    courses.flatMap((course) =>
      course.modules.flatMap((module) => [
        [`${course.courseId}/${module.id}/`, module.title] as const,
        ...module.lessons.map((lesson) => [`${course.courseId}/${module.id}/${lesson.id}`, lesson.title] as const),
      ]),
    ),
  )
  return mastery
    .filter((skill) => skill.mastery < SHAKY)
    .sort((a, b) => a.mastery - b.mastery)
    .slice(0, MOST_ERRORS)
    .map(({ courseId, moduleId, lessonId }) => {
      const title = titles.get(`${courseId}/${moduleId}/${lessonId ?? ''}`)
      const name = title ?? tagTitle(lessonId ?? moduleId)
      // a lesson that is in no outline any more has no page
      return title === undefined || !lessonId ? { name } : { name, place: { courseId, moduleId, lessonId } }
    })
}

const sumOf = (ids: ReadonlySet<string>, counts: ReadonlyMap<string, number>): number =>
  [...ids].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
