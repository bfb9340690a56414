type Section = { order?: number | undefined; title?: string | undefined; isOptional: boolean }

/** Sections by `order`; those without one follow as received (OPN-63). */
export function orderSections<T extends Section>(sections: readonly T[]): T[] {
  const place = (section: T) => section.order ?? Number.POSITIVE_INFINITY
  return [...sections].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

/**
 * "2. The 10 % rule (Optional)" (LES-09, OPN-62). A section without an order is counted by its place, one without a title is
 * "Section N".
 * @param index place in the lesson, from 0
 */
export function sectionHeading(section: Section, index: number): string {
  const title = section.title?.trim()
  const name = title ? `${section.order ?? index + 1}. ${title}` : `Section ${index + 1}`
  return section.isOptional ? `${name} (Optional)` : name
}

export type DifficultyTone = 'success' | 'warning' | 'error' | 'default'

/** The colour of a lesson's difficulty chip (LES-06). */
export function difficultyTone(difficulty: string): DifficultyTone {
  switch (difficulty.trim().toLowerCase()) {
    case 'beginner':
      return 'success'
    case 'intermediate':
      return 'warning'
    case 'advanced':
      return 'error'
    default:
      return 'default'
  }
}

/** Sum of the sections' minutes, 0 when none says how long it takes (LES-26). */
export function lessonMinutes(sections: readonly { estimatedMinutes?: number | undefined }[]): number {
  return sections.reduce((sum, section) => sum + (section.estimatedMinutes ?? 0), 0)
}

/** An address that may be put into a page: this site's own or http(s) (OPN-65). */
export function isSafeMediaUrl(url: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))/i.test(url.trim())
}
