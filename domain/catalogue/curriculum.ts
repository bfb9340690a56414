/** The curricula a student can pick (SES-14, HDR-02). */
export const CURRICULUM_KEYS = ['ontario', 'alberta', 'ap'] as const
export type CurriculumKey = (typeof CURRICULUM_KEYS)[number]

export type Curriculum = { key: CurriculumKey; label: string }

/** In the order of the picker (HDR-02). */
export const CURRICULA: readonly Curriculum[] = [
  { key: 'ontario', label: 'Ontario' },
  { key: 'alberta', label: 'Alberta' },
  { key: 'ap', label: 'AP' },
]

/** A student who has not chosen studies Ontario (SES-13, CON-01). */
export const DEFAULT_CURRICULUM: CurriculumKey = 'ontario'

/** The stored value as a curriculum; anything else is the default (SES-13, OPN-30). */
export function readCurriculum(stored: unknown): CurriculumKey {
  return CURRICULA.find((curriculum) => curriculum.key === stored)?.key ?? DEFAULT_CURRICULUM
}

/** Whether a path is one of the AP pages, by segment: `/ap` and `/ap/…`, not `/april` (SHL-17, OPN-13). */
export function isApPath(pathname: string): boolean {
  return pathname === '/ap' || pathname.startsWith('/ap/')
}

/**
 * The curriculum of a page: `ap` on every AP page (SHL-17); the page of a course under its grade is never AP's, whatever was picked (CTR-32);
 * everywhere else, a grade's own page among them (CTR-31), it is the picked one.
 */
export function curriculumAt(pathname: string, selected: CurriculumKey): CurriculumKey {
  if (isApPath(pathname)) return 'ap'
  return /^\/grade\/[^/]+\/subject\//.test(pathname) ? curriculumOfGradePages(selected) : selected
}

/** The curriculum that content calls of a grade page send: the selected one, unless that is AP, then Ontario (CTR-32). */
export function curriculumOfGradePages(selected: CurriculumKey): 'ontario' | 'alberta' {
  return selected === 'ap' ? 'ontario' : selected
}
