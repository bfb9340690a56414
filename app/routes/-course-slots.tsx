import type { CourseSlots } from '#app/features/course/course-slots.ts'
import { RecentAttempts } from '#app/features/exam/recent-attempts.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

/** What the other features show on a course's page and on an AP hub. */
export const courseSlots = (course: CourseContext): CourseSlots => ({
  examAttempts: <RecentAttempts course={course} />,
})
