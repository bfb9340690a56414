import type { ContentFailure } from '#domain/content/content-error.ts'

/** What a content server function answers. `version` is the content version it came from, null where there is none (D15). */
export type ContentAnswer<T> = { ok: true; data: T; version: string | null } | ContentFailure
