import { z } from 'zod'
import { type StudyEvent, studyEventSchema } from './events.ts'

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
 * Reads a stored chunk. One unreadable event does not take its neighbours with it.
 * @returns the readable events, and why the chunk should be set aside when something in it is not readable
 */
export function readChunk(value: unknown): { events: StudyEvent[]; damage: string | null } {
  const chunk = chunkSchema.safeParse(value)
  if (!chunk.success) return { events: [], damage: 'not a chunk of events' }
  const events: StudyEvent[] = []
  let damaged = 0
  for (const line of chunk.data.events) {
    const event = readLine(line)
    if (event) events.push(event)
    else damaged++
  }
  return { events, damage: damaged === 0 ? null : `${damaged} of ${chunk.data.events.length} events are not readable` }
}

function readLine(line: string): StudyEvent | undefined {
  try {
    const parsed = studyEventSchema.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
