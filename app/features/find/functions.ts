import { createServerFn } from '@tanstack/react-start'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { normaliseCourseList } from '#domain/content/course-list.ts'
import { readLeniently } from '#domain/response/read-leniently.ts'
import { findTermQuerySchema, termSchemaOf } from '#domain/search/find-term.ts'
import { searchQuerySchema, searchResultSchema } from '#domain/search/search-entry.ts'

/** `GET /content/courses` (D22). */
export const fetchCourses = createServerFn({ method: 'GET' }).handler(() =>
  loadContent('courses', 'courses', { query: {} }, normaliseCourseList),
)

/** `GET /content/search` (D22). */
export const fetchSearch = createServerFn({ method: 'GET' })
  .validator(searchQuerySchema)
  .handler(({ data }) =>
    loadContent('search', 'search', { query: data }, (raw) => readLeniently(raw, searchResultSchema)),
  )

const renderedTerm = termSchemaOf(richText)

/** `GET /content/term` (D22). */
export const fetchTerm = createServerFn({ method: 'GET' })
  .validator(findTermQuerySchema)
  .handler(({ data }) => loadContent('term', 'term', { query: data }, (raw) => readLeniently(raw, renderedTerm)))
