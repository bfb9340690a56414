/** What a piece of content is, for its messages (ERR-10). */
export type ContentKind =
  | 'course'
  | 'outline'
  | 'lessons'
  | 'flashcards'
  | 'practice'
  | 'exam'
  | 'courses'
  | 'search'
  | 'term'

export type ContentErrorCode =
  | 'NETWORK_ERROR'
  | 'TIMEOUT_ERROR'
  | 'AUTH_ERROR'
  | 'CONTENT_NOT_FOUND'
  | 'SERVER_ERROR'
  | 'PARSE_ERROR'
  | 'STORAGE_FULL'
  | 'EMPTY_CONTENT'
  | 'GENERIC_ERROR'

/** Why content is not there, in a form pages can show as it is (ERR-06). */
export type ContentFailure = {
  ok: false
  code: ContentErrorCode
  message: string
  /** of the gateway's answer, where there was one */
  status: number | null
}

/** How a call to the gateway can fail, before it is put into words. */
export type GatewayFailure =
  | { ok: false; reason: 'unreachable' | 'timeout' | 'aborted' }
  | { ok: false; reason: 'refused'; status: number; body: unknown }
  | { ok: false; reason: 'unreadable'; status: number }

const SERVER_MESSAGE = 'Our servers are having a rough moment. Give it a minute, then try again.'

/** Nothing there yet, by kind: NO_LESSONS, NO_FLASHCARDS, NO_PRACTICE, NO_EXAM, or not found (ERR-10, ERR-14). */
const NOTHING_THERE: Record<ContentKind, string> = {
  course: 'This course can’t be kept on a device yet. It works as before while you are online.',
  outline: 'We couldn’t find what you’re looking for. Check the address, or pick your course again.',
  lessons: 'No lessons here yet. We’re still writing them, so try another module for now.',
  flashcards: 'No flashcards here yet. We’re still making them, so try another module for now.',
  practice: 'No practice questions here yet. We’re still writing them, so try another module for now.',
  exam: 'No practice exam here yet. We’re still putting it together, so practise with the modules for now.',
  courses: 'There is no list of courses here.',
  search: 'There is no search here.',
  term: 'No lesson explains that term yet. Try a search for another word for it.',
}

const MESSAGES: Record<ContentErrorCode, (kind: ContentKind) => string> = {
  NETWORK_ERROR: () => 'We couldn’t find that content. Check your connection, refresh the page, or try another module.',
  TIMEOUT_ERROR: () => 'This is taking longer than expected. Give it a moment, then try again.',
  AUTH_ERROR: () => 'Please sign in again. Your session may have expired.',
  CONTENT_NOT_FOUND: (kind) => NOTHING_THERE[kind],
  SERVER_ERROR: () => SERVER_MESSAGE,
  PARSE_ERROR: () => SERVER_MESSAGE,
  STORAGE_FULL: () =>
    'Your device’s storage is full, so this can’t be kept for later. Your work is still safe on our servers.',
  EMPTY_CONTENT: (kind) => NOTHING_THERE[kind],
  GENERIC_ERROR: () => 'Something didn’t go as planned. Try again, and if it keeps happening, let us know.',
}

/** A failure with the friendly message of its code (ERR-06..15). */
export function contentFailure(
  code: ContentErrorCode,
  kind: ContentKind,
  status: number | null = null,
): ContentFailure {
  return { ok: false, code, message: MESSAGES[code](kind), status }
}

/** The code of an HTTP status that is no success (ERR-09..11, ERR-15). */
function contentErrorCodeOfStatus(status: number): ContentErrorCode {
  if (status === 401 || status === 403) return 'AUTH_ERROR'
  if (status === 404) return 'CONTENT_NOT_FOUND'
  return status >= 500 ? 'SERVER_ERROR' : 'GENERIC_ERROR'
}

/** Puts a failed call into the catalogue's words (ERR-07..12). An aborted load is silent before it gets here (CTR-22). */
export function contentFailureOf(failure: GatewayFailure, kind: ContentKind): ContentFailure {
  switch (failure.reason) {
    case 'unreachable':
      return contentFailure('NETWORK_ERROR', kind)
    case 'timeout':
    case 'aborted':
      return contentFailure('TIMEOUT_ERROR', kind)
    case 'unreadable':
      return contentFailure('PARSE_ERROR', kind, failure.status)
    case 'refused':
      return contentFailure(contentErrorCodeOfStatus(failure.status), kind, failure.status)
  }
}

/** The warning when a copy of content could not be kept on the device (GWY-27, ERR-13). */
export function describeCacheWriteFailure(error: unknown): string {
  const isFull = error instanceof Error && error.name === 'QuotaExceededError'
  return isFull
    ? contentFailure('STORAGE_FULL', 'lessons').message
    : 'This couldn’t be kept on your device for later. Your work is still safe on our servers.'
}

/**
 * Whether an answer holds content: a non-blank string, a non-empty list, a non-empty object, or any other value that is not
 * null (GWY-25).
 */
export function isNonEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' ? Object.keys(value).length > 0 : true
}
