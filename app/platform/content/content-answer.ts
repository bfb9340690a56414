import type { ContentFailure } from '#domain/content/content-error.ts'

/**
 * What a content server function answers. `version` is the content version it came from, null where there is none (D15).
 * `isOldCopy`: a copy of the device that stands in for an answer that could not be had (GWY-26). `mayHaveCopy`: the server got
 * no answer, and only the browser can look whether this device has a copy.
 */
export type ContentAnswer<T> = { ok: true; data: T; version: string | null; isOldCopy?: true } | FailedContent
export type FailedContent = ContentFailure & { mayHaveCopy?: true }

export const isOldCopy = (answer: ContentAnswer<unknown> | undefined): boolean =>
  answer?.ok === true && answer.isOldCopy === true
