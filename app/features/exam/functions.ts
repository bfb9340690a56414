import { createServerFn } from '@tanstack/react-start'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { courseQuerySchema } from '#domain/content/content-query.ts'
import { markdownSchema } from '#domain/content/rich-text.ts'
import { seedSchema } from '#domain/exam/exam.ts'
import { normaliseExam } from '#domain/exam/normalise-exam.ts'

/**
 * `GET /content/exam` (GWY-05, GWY-19). `exam` is rendered for the page; `source` is the same exam as the gateway wrote it, which
 * goes back with a submission (EXD-13). An exam that cannot be played says why (ERR-36, ERR-42).
 */
export const fetchExam = createServerFn({ method: 'GET' })
  .validator(courseQuerySchema.extend({ seed: seedSchema.optional() }))
  .handler(({ data }) =>
    loadContent('exam', '/content/exam', data, (raw) => {
      const route = { ...data, subject: data.subject ?? '', courseId: data.courseId ?? '' }
      const shown = normaliseExam(raw, route, richText)
      const sent = normaliseExam(raw, route, markdownSchema)
      if (shown.ok && sent.ok) return { ok: true as const, exam: shown.exam, source: sent.exam, dropped: shown.dropped }
      const reason = shown.ok ? ('not-an-exam' as const) : shown.reason
      return reason === 'not-an-exam' ? undefined : { ok: false as const, reason }
    }),
  )
