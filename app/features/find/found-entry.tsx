import { Link } from '@tanstack/react-router'
import { addressesOf, courseLink } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { type CourseContext, contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import { termSlug } from '#domain/search/term-slug.ts'

/** One find: a link to it, where it stands, and a line of what it says. */
export function FoundEntry({ entry }: { entry: SearchEntry }) {
  const course = contextOfCourseId(entry.courseId, useCurriculum())
  const target = targetOf(entry, course)
  if (!target) return null
  return (
    <Link {...target} className="block rounded-lg border bg-card px-4 py-3 hover:border-primary">
      <span className="font-medium">{entry.title}</span>
      <span className="block text-muted-foreground text-sm">{placeOf(entry)}</span>
      {entry.snippet && <span className="mt-1 line-clamp-2 block text-sm">{entry.snippet}</span>}
    </Link>
  )
}

function placeOf({ kind, courseId, courseTitle, moduleTitle, lessonTitle }: SearchEntry): string {
  if (kind === 'course') return courseId
  const course = courseId.startsWith('AP-') ? courseTitle : courseId
  return [course, moduleTitle, kind === 'lesson' ? undefined : lessonTitle].filter(Boolean).join(' › ')
}

/** Where a find is. A term has a page of its own; a card is in its module's deck. */
function targetOf(entry: SearchEntry, course: CourseContext | undefined) {
  const { kind, moduleId, lessonId, sectionId } = entry
  if (kind === 'term') return { to: `/term/${encodeURIComponent(termSlug(entry.title))}` }
  if (!course) return undefined
  if (kind === 'course' || moduleId === undefined) return courseLink(course)
  if (kind === 'card') return { to: addressesOf(course).flashcards(moduleId) }
  return {
    to: addressesOf(course).lesson(moduleId, lessonId),
    ...(kind === 'section' && sectionId && { hash: sectionId }),
  }
}
