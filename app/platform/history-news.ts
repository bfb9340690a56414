import { type LogEvent, thisRelease } from '#domain/history/read-event.ts'

/** What tabs of one user tell each other. */
export type HistoryNews = { kind: 'acts'; events: LogEvent[] } | { kind: 'reloaded' } | { kind: 'deleted' }

/**
 * News as another tab sent it, which may be of another release: its acts are read as any stored ones are. News of a kind that
 * this release does not know says only that something changed, and so the log is read again.
 */
export function readNews(data: unknown): HistoryNews {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return { kind: 'reloaded' }
  if (data.kind === 'deleted') return { kind: 'deleted' }
  if (data.kind !== 'acts' || !('events' in data) || !Array.isArray(data.events)) return { kind: 'reloaded' }
  const events = data.events.flatMap((event: unknown) => thisRelease.read(event) ?? [])
  return events.length === data.events.length ? { kind: 'acts', events } : { kind: 'reloaded' }
}
