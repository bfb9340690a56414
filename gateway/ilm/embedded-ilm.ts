import type { Course } from '#domain/content/course.ts'
import { nearestCourse } from '#domain/content/find-course.ts'
import { type CourseGuide, createCourseGuide } from '#domain/ilm/course-guide.ts'
import { replyToMessage } from '#domain/ilm/reply-to-message.ts'
import type { WordVectors } from '#domain/ilm/word-vectors.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { WorkOut } from '../maths/maths-thread.ts'
import type { Ilm, IlmRequest } from './ilm.ts'

/** Guides kept, the least recently used first; one takes about 3 MB. */
const KEPT_GUIDES = 12

/** What Ilm knows of the course a message is about. */
export type CourseGuides = (request: Pick<IlmRequest, 'course' | 'subject' | 'studentGrade'>) => CourseGuide

/**
 * Guides over all content, made at the first message of a course. What nobody has written yet has a guide without lessons.
 * @param vectors of words, for a search that knows what is used alike
 */
export function createCourseGuides(
  content: Pick<ContentStore, 'courses'> & Partial<Pick<ContentStore, 'wholeCourse'>>,
  vectors?: WordVectors,
): CourseGuides {
  const kept = new Map<string, CourseGuide>()
  return (request) => {
    const course = courseOf(content, request)
    if (!course) return createCourseGuide({ courseId: request.course, title: request.course, modules: [] })
    const guide =
      kept.get(course.courseId) ?? createCourseGuide(content.wholeCourse?.(course.courseId) ?? course, vectors)
    kept.delete(course.courseId)
    kept.set(course.courseId, guide)
    const oldest = kept.size > KEPT_GUIDES ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return guide
  }
}

/** By course id; else by subject and grade, an AP subject by its slug (D12, D13). */
function courseOf(
  { courses }: Pick<ContentStore, 'courses'>,
  { course, subject, studentGrade }: Pick<IlmRequest, 'course' | 'subject' | 'studentGrade'>,
): Course | undefined {
  const slug = subject.toLowerCase()
  const named = courses.get(course.toUpperCase()) ?? courses.get(`AP-${slug.toUpperCase()}`)
  if (named) return named
  const grade = Number(studentGrade)
  if (!Number.isInteger(grade)) return undefined
  // a request does not say its curriculum: the nearest of Ontario's, as for a curriculum without a course of its own
  return nearestCourse(courses.values(), 'ontario', slug, grade)
}

/** Ilm without a model and without a network (D20). */
export function createEmbeddedIlm(guides: CourseGuides, workOut: WorkOut): Ilm {
  return {
    reply: (request) => replyToMessage(guides(request), request, (task) => workOut(task, request.source)),
  }
}
