import type { ContentSource } from '#app/platform/content/content-query.ts'
import { openKeptCourses } from '#app/platform/kept-course/ask-kept-course.ts'
import type { CourseList } from '#domain/content/course-list.ts'
import type { TermPageOf } from '#domain/search/find-term.ts'
import type { SearchResult } from '#domain/search/search-entry.ts'
import type { SearchKind } from '#domain/search/search-limits.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { fetchCourses, fetchSearch, fetchTerm } from './functions.ts'

/** All courses, kept on the device like other content. */
export const allCourses: ContentSource<CourseList> = {
  kind: 'courses',
  params: {},
  load: (signal) => fetchCourses({ signal }),
}

/** What a question finds; without a connection, in the courses on this device. There are too many questions to keep their answers. */
export function foundBy(q: string, kind: SearchKind | undefined): ContentSource<SearchResult> {
  const params = { q, kind }
  return {
    kind: 'search',
    params,
    kept: 'in-memory',
    load: (signal) => fetchSearch({ data: params, signal }),
    fromDevice: async () => {
      const data = await (await openKeptCourses())?.searchKeptCourses({ query: q, kind })
      return data && { data, version: null }
    },
  }
}

/** A key term, kept on the device. */
export function termOf(term: string): ContentSource<TermPageOf<RichText>> {
  return { kind: 'term', params: { term }, load: (signal) => fetchTerm({ data: { term }, signal }) }
}
