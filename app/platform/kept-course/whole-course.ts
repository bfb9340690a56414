import { createServerFn } from '@tanstack/react-start'
import { courseQuerySchema } from '#domain/content/content-query.ts'
import { wholeCourseSchema } from '#domain/kept-course/kept-course.ts'
import { loadContent } from '../content/load-content.server.ts'

/** `GET /content/course`, as text: the page only puts it away. */
export const fetchWholeCourse = createServerFn({ method: 'GET' })
  .validator(courseQuerySchema)
  .handler(({ data }) =>
    loadContent('course', 'wholeCourse', { query: data }, (raw) =>
      wholeCourseSchema.safeParse(raw).success ? JSON.stringify(raw) : undefined,
    ),
  )
