import type { Course } from './course.ts'

/** What is known of a course before its file is read: enough to find it (find-course.ts). */
export type CourseHead = Omit<Course, 'exam' | 'modules' | 'referenceSheet'>

/** `dist/content/manifest.json`: what the content build made and the gateway opens. */
export type ContentManifest = {
  /** changes whenever anything a student can see changes (D15) */
  version: string
  courses: Record<string, { hash: string; media: string[]; head: CourseHead }>
  /** of the courses and of what makes `search.json` and `course-list.json` from them */
  overallHash: string
}
