import type { ContentParams } from '#domain/content/content-cache-key.ts'
import {
  type ContentFailure,
  type ContentKind,
  contentFailure,
  contentFailureOf,
  isNonEmpty,
} from '#domain/content/content-error.ts'
import { callGateway } from '../gateway-client.server.ts'
import type { ContentAnswer } from './content-answer.ts'

/**
 * Gets one piece of content from the gateway and brings it into the shape the pages use. `parse` takes the raw answer of any
 * gateway and may throw or return undefined when it makes no sense of it. The call carries no bearer (GWY-12).
 */
export async function loadContent<T>(
  kind: ContentKind,
  path: `/${string}`,
  params: ContentParams,
  parse: (raw: unknown) => T | undefined,
): Promise<ContentAnswer<T>> {
  const answer = await callGateway({ path, query: params })
  if (!answer.ok) return contentFailureOf(answer, kind)
  if (!isNonEmpty(answer.body)) return contentFailure('EMPTY_CONTENT', kind, answer.status)
  return parseContent(kind, answer.status, answer.version, () => parse(answer.body))
}

function parseContent<T>(
  kind: ContentKind,
  status: number,
  version: string | null,
  parse: () => T | undefined,
): { ok: true; data: T; version: string | null } | ContentFailure {
  try {
    const data = parse()
    return data === undefined ? contentFailure('PARSE_ERROR', kind, status) : { ok: true, data, version }
  } catch (error) {
    console.error(`The gateway's ${kind} could not be understood:`, error)
    return contentFailure('PARSE_ERROR', kind, status)
  }
}
