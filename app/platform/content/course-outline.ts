import { createServerFn } from '@tanstack/react-start'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import { courseQuerySchema } from '#domain/content/content-query.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import { normaliseOutline } from '#domain/content/normalise-outline.ts'
import type { ContentSource } from './content-query.ts'
import { loadContent } from './load-content.server.ts'

/** `GET /content/course-outline` (GWY-07). */
const fetchOutline = createServerFn({ method: 'GET' })
  .validator(courseQuerySchema)
  .handler(({ data }) =>
    loadContent('outline', 'courseOutline', { query: data }, (raw) => {
      const outline = normaliseOutline(raw, data.courseId ?? '')
      return outline.ok ? outline.outline : undefined
    }),
  )

/** The outline of a course: its modules in order, what each holds, the exam's profile (CRS-15). */
export function outlineOf(context: CourseContext): ContentSource<CourseOutline> {
  const params = contentParamsOf(context)
  return { kind: 'outline', params, load: (signal) => fetchOutline({ data: params, signal }) }
}
