/** What a question to the worker is about: a module, a course, or (both left out) everything. */
export type StudyScope = { courseId?: string; moduleId?: string }
export type ModuleScope = { courseId: string; moduleId: string }
