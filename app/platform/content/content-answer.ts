import type { ContentFailure } from '#domain/content/content-error.ts'

/**
 * What a content server function answers. `version` is the content version it came from, null where there is none (D15).
 * `isOldCopy`: a copy of the device that stands in for an answer that could not be had (GWY-26).
 */
export type ContentAnswer<T> = { ok: true; data: T; version: string | null; isOldCopy?: true } | ContentFailure
