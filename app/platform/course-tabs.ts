/** The tabs of a course's page, in order (CRS-03). */
export const COURSE_TABS = ['lessons', 'flashcards', 'practice', 'exam', 'ilm'] as const
export type CourseTab = (typeof COURSE_TABS)[number]

/** An address names a tab by its place, 0 to 4 (D16); none means the first. */
export const tabAt = (index: number | undefined): CourseTab => COURSE_TABS[index ?? 0] ?? COURSE_TABS[0]
