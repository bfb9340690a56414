import type { CourseContext } from '#domain/catalogue/course-context.ts'

/** Where a section is: for events, and for the tutor. */
export type LessonPlace = { course: CourseContext; moduleId: string; lessonId: string }
