import { type ContentKind, contentFailure, contentFailureOf, isNonEmpty } from '#domain/content/content-error.ts'
import type { CallInput, ContentCallName } from '#domain/gateway-contract/call-input.ts'
import { logLine } from '#server/log-line.ts'
import { callGateway } from '../gateway-client.server.ts'
import { holdsForThisReaderOnly } from '../passing-page.server.ts'
import type { ContentAnswer } from './content-answer.ts'

/**
 * Gets one piece of content from the gateway and brings it into the shape the pages use. `normalise` takes the raw answer of any
 * gateway and returns undefined when it makes no sense of it. The call carries no bearer (GWY-12).
 */
export async function loadContent<T, Name extends ContentCallName>(
  kind: ContentKind,
  call: Name,
  input: CallInput<Name>,
  normalise: (raw: unknown) => T | undefined,
): Promise<ContentAnswer<T>> {
  const answer = await readContent(kind, call, input, normalise)
  if (!answer.ok || answer.version === null) holdsForThisReaderOnly()
  return answer
}

async function readContent<T, Name extends ContentCallName>(
  kind: ContentKind,
  call: Name,
  input: CallInput<Name>,
  normalise: (raw: unknown) => T | undefined,
): Promise<ContentAnswer<T>> {
  const answer = await callGateway(call, input)
  if (!answer.ok) return contentFailureOf(answer, kind)
  if (!isNonEmpty(answer.body)) return contentFailure('EMPTY_CONTENT', kind, answer.status)
  const data = normalise(answer.body)
  if (data === undefined) return contentFailure('PARSE_ERROR', kind, answer.status)
  warnOfDropped(kind, input, data)
  return { ok: true, data, version: answer.version }
}

/** Items that could not be read are left out of the page; whoever runs the gateway should hear of it. */
function warnOfDropped(kind: ContentKind, asked: unknown, data: unknown) {
  if (typeof data !== 'object' || data === null || !('dropped' in data)) return
  if (typeof data.dropped === 'number' && data.dropped > 0) {
    logLine('warn', 'malformed items were left out', { kind, dropped: data.dropped, asked: JSON.stringify(asked) })
  }
}
