import { z } from 'zod'
import { LONGEST_QUERY, SEARCH_KINDS } from './search-limits.ts'

const searchKindSchema = z.enum(SEARCH_KINDS)

/** One thing that can be found, and where it is. Texts are plain. */
const searchEntrySchema = z.object({
  kind: searchKindSchema,
  title: z.string(),
  /** a line of what it says; '' where the title says it all */
  snippet: z.string().default(''),
  courseId: z.string(),
  courseTitle: z.string(),
  moduleId: z.string().optional(),
  moduleTitle: z.string().optional(),
  lessonId: z.string().optional(),
  lessonTitle: z.string().optional(),
  /** a section of a lesson, or the section where a term is explained */
  sectionId: z.string().optional(),
})
export type SearchEntry = z.infer<typeof searchEntrySchema>

export const searchResultSchema = z.object({
  groups: z.array(
    z.object({
      kind: searchKindSchema,
      /** how many there are, of which `entries` are the best */
      total: z.number().int().nonnegative(),
      entries: z.array(searchEntrySchema),
    }),
  ),
  /** titles of the courses that were looked through, where it was not all of them */
  within: z.array(z.string()).optional(),
})
export type SearchResult = z.infer<typeof searchResultSchema>

/** A question in a query string. */
export const searchQuerySchema = z.object({
  q: z.string().trim().min(1, 'Type what you are looking for.').max(LONGEST_QUERY, 'That is too long to search for.'),
  kind: searchKindSchema.optional(),
  courseId: z.string().trim().toUpperCase().max(100).optional(),
})
