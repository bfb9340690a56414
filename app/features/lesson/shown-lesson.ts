import type { CourseContext } from '#domain/catalogue/course-context.ts'

/** Where a section is: for events, and for Ilm. */
export type ShownLesson = { course: CourseContext; moduleId: string; lessonId: string }
