import { z } from 'zod'
import { courseListSchema } from '../content/course-list.ts'
import { findTermQuerySchema, termSchema } from '../search/find-term.ts'
import { searchQuerySchema, searchResultSchema } from '../search/search-entry.ts'
import { badInput, type GatewayCall, throttled } from './gateway-call.ts'

/** The calls that find things: ours (D22); another gateway may not have them, and the pages then say what they can without. */
export const catalogueCalls = {
  courses: {
    method: 'get',
    path: '/content/courses',
    summary: 'Every course with what it holds',
    bearer: false,
    query: z.object({}),
    answer: courseListSchema,
    errors: {},
  },
  search: {
    method: 'get',
    path: '/content/search',
    summary: 'Courses, key terms, lessons, sections and cards that a question finds, grouped, the best of each first',
    bearer: false,
    query: searchQuerySchema,
    answer: searchResultSchema,
    errors: { ...badInput, ...throttled },
  },
  term: {
    method: 'get',
    path: '/content/term',
    summary: 'What a key term means wherever it is explained, with cards and questions about it',
    bearer: false,
    query: findTermQuerySchema,
    answer: termSchema,
    errors: { ...badInput, 404: 'No lesson explains that term.', ...throttled },
  },
} as const satisfies Record<string, GatewayCall>
