import { AP_SUBJECTS } from '#domain/catalogue/ap-subjects.ts'
import type { CurriculumKey } from '#domain/catalogue/curriculum.ts'

export type StudyMenuItem = { label: string; to: string } | { label: string; isComingSoon: true }

/** The tooltip of an item that cannot be chosen yet (HDR-09). */
export const COMING_SOON = 'Coming soon'

/**
 * The label of the header's second menu (HDR-04..06, CTR-31): AP wins; then a numeric grade route names its grade.
 * `pathname` as in the address, with or without a slash at its end.
 */
export function studyMenuLabel(curriculum: CurriculumKey, pathname: string): string {
  if (curriculum === 'ap') return 'AP Subjects'
  const grade = /^\/grade\/(\d+)(?:\/|$)/.exec(pathname)?.[1]
  return grade === undefined ? 'Find My Grade' : `Grade ${grade}`
}

/** Grade 9 is the one to choose (HDR-07, HDR-08); AP lists all twelve subjects (HDR-10). */
export function studyMenuItems(curriculum: CurriculumKey): StudyMenuItem[] {
  if (curriculum === 'ap') return AP_SUBJECTS.map(({ slug, label }) => ({ label, to: `/ap/${slug}` }))
  return [
    { label: 'Grade 9', to: '/grade/9' },
    ...[10, 11, 12].map((grade) => ({ label: `Grade ${grade}`, isComingSoon: true as const })),
  ]
}
