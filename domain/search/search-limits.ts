/** What a search finds, in the order in which it is shown. */
export const SEARCH_KINDS = ['course', 'term', 'lesson', 'section', 'card'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** The longest question that is searched for, in characters. */
export const LONGEST_QUERY = 200
