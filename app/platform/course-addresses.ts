import type { ResolveParams } from '@tanstack/react-router'
import type { FileRouteTypes } from '#app/routeTree.gen.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { COURSE_TABS, type CourseTab } from './course-tabs.ts'

/** What the lesson part of an AP address may hold instead of an id: the module's first lesson. */
export const AP_FIRST_LESSON = 'introduction'

/** The id of the chat on an AP hub, which has no tabs. */
export const CHAT_ANCHOR = 'ilm'

/** Where the pages of a course are. */
export type CourseAddresses = {
  /** without a lesson: the module's first one */
  lesson(moduleId: string, lessonId?: string): string
  flashcards(moduleId: string): string
  challenges(moduleId: string): string
  /** what was missed in the whole course */
  mistakes: string
  exam: string
  examPlayer: string
  examResults(attemptId: string): string
  examReview: string
}

/** The addresses of a course's pages, under its grade or under AP (SHL-03..09, APX-07). */
export function addressesOf({ isAp, gradeKey: grade, subject, courseId }: CourseContext): CourseAddresses {
  if (isAp) {
    const ap = { subject }
    return {
      // AP has the two-part form only; a module's first lesson is found by the hub, which knows the outline
      lesson: (moduleId, lessonId = AP_FIRST_LESSON) =>
        addressOf('/ap/$subject/lessons/$moduleId/$lessonId', { ...ap, moduleId, lessonId }),
      flashcards: (moduleId) => addressOf('/ap/$subject/flashcards/$moduleId', { ...ap, moduleId }),
      challenges: (moduleId) => addressOf('/ap/$subject/challenges/$moduleId', { ...ap, moduleId }),
      mistakes: addressOf('/ap/$subject/mistakes', ap),
      exam: addressOf('/ap/$subject/exam', ap),
      examPlayer: addressOf('/ap/$subject/exam-player', ap),
      examResults: (attemptId) => addressOf('/ap/$subject/exam-results/$attemptId', { ...ap, attemptId }),
      examReview: addressOf('/ap/$subject/exam-review', ap),
    }
  }
  const of = { grade, subject, courseId }
  return {
    lesson: (moduleId, lessonId) =>
      lessonId === undefined
        ? addressOf('/grade/$grade/subject/$subject/$courseId/lesson/$moduleId', { ...of, moduleId })
        : addressOf('/grade/$grade/subject/$subject/$courseId/lessons/$moduleId/$lessonId', {
            ...of,
            moduleId,
            lessonId,
          }),
    flashcards: (moduleId) =>
      addressOf('/grade/$grade/subject/$subject/$courseId/flashcards/$moduleId', { ...of, moduleId }),
    challenges: (moduleId) =>
      addressOf('/grade/$grade/subject/$subject/$courseId/challenges/$moduleId', { ...of, moduleId }),
    mistakes: addressOf('/grade/$grade/subject/$subject/$courseId/mistakes', of),
    exam: addressOf('/grade/$grade/subject/$subject/$courseId/exam', of),
    examPlayer: addressOf('/grade/$grade/subject/$subject/$courseId/exam-player', of),
    examResults: (attemptId) =>
      addressOf('/grade/$grade/subject/$subject/$courseId/exam-results/$attemptId', { ...of, attemptId }),
    examReview: addressOf('/grade/$grade/subject/$subject/$courseId/exam-review', of),
  }
}

/** Where a lesson is read: at a section of it, where one is meant. */
export type ReadingPlace = { moduleId: string; lessonId: string; sectionId?: string | undefined }

/** A link to a lesson, which opens at the section where one is named. */
export const lessonLink = (
  course: CourseContext,
  { moduleId, lessonId, sectionId }: ReadingPlace,
): { to: string; hash?: string } => ({
  to: addressesOf(course).lesson(moduleId, lessonId),
  ...(sectionId !== undefined && { hash: sectionId }),
})

/** What a link to a course's own page is made of. */
export type CourseLink = {
  to: string
  search: { courseId?: string; tab?: number }
  hash?: string
  state: { level?: string; courseId?: string }
}

/**
 * A link to the page of a course, at one of its tabs; the subject and the course travel along in the state (CTR-09, LES-04). An AP
 * course's page is its hub, which has no tabs (CTR-10).
 */
export function courseLink(course: CourseContext, tab: CourseTab = 'lessons'): CourseLink {
  const { isAp, gradeKey: grade, subject, courseId } = course
  if (isAp) {
    const to = addressOf('/ap/$subject', { subject })
    return { to, search: {}, state: {}, ...(tab === 'ilm' && { hash: CHAT_ANCHOR }) }
  }
  const index = COURSE_TABS.indexOf(tab)
  return {
    to: addressOf('/grade/$grade/subject/$subject', { grade, subject }),
    search: { courseId, ...(index > 0 && { tab: index }) },
    state: { level: subject, courseId },
  }
}

/** A grade's page (GRD-01). */
export const gradeAddress = (gradeId: string): string => addressOf('/grade/$gradeId', { gradeId })

/** The address of a route of this app, its parameters filled in and encoded; a route that is not there does not compile. */
function addressOf<To extends FileRouteTypes['to']>(to: To, params: ResolveParams<To>): string {
  const values = new Map(Object.entries<string>(params))
  return to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}
