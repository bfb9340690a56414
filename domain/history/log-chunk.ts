import { z } from 'zod'
import { type EventReader, type LogEvent, readEventText, thisRelease } from './read-event.ts'

/** A few events as they are stored right after they happen: each one the JSON text of itself, made once. */
const chunkSchema = z.object({
  format: z.literal('ilm-study-chunk'),
  version: z.literal(1),
  events: z.array(z.string()),
})
export type StoredChunk = z.infer<typeof chunkSchema>

export const makeChunk = (lines: readonly string[]): StoredChunk => ({
  format: 'ilm-study-chunk',
  version: 1,
  events: [...lines],
})

/**
 * Reads a stored chunk. One unreadable event does not take its neighbours with it; one that this release does not know stays
 * opaque.
 * @returns the readable events, and why the chunk should be set aside when something in it is not readable
 */
export function readChunk(
  value: unknown,
  reader: EventReader = thisRelease,
): { events: LogEvent[]; damage: string | null } {
  const chunk = chunkSchema.safeParse(value)
  if (!chunk.success) return { events: [], damage: 'not a chunk of events of this version' }
  const events: LogEvent[] = []
  let damaged = 0
  for (const line of chunk.data.events) {
    const event = readEventText(line, reader)
    if (event) events.push(event)
    else damaged++
  }
  return { events, damage: damaged === 0 ? null : `${damaged} of ${chunk.data.events.length} events are not readable` }
}
