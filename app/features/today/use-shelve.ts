import { useHistory } from '#app/platform/history-provider.tsx'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import type { StudyEventOf } from '#domain/history/events.ts'

/** Puts a course on the student's list, pins it there, or takes it off (D22). */
export function useShelve(course: CourseContext): (as: StudyEventOf<'course-shelved'>['as']) => void {
  const history = useHistory()
  return (as) => void history.append({ type: 'course-shelved', ...courseOfEvents(course), as })
}
