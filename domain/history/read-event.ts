import type { z } from 'zod'
import {
  EVENTS_SHAPE,
  type EventEnvelope,
  envelopeSchema,
  type StudyEvent,
  type StudyEventType,
  studyEventSchema,
} from './events.ts'

/** No kind of event is ever called so: '#' begins no name that is stored. */
export const OPAQUE = '#opaque'

/**
 * An event of a kind, or with fields, that this release does not know: a newer release wrote it, on this device or another.
 * No fold sees it. It is kept, passed on and exported as it came, until a release that knows it reads it.
 */
type OpaqueEvent = EventEnvelope & {
  type: typeof OPAQUE
  /** its own type */
  kind: string
  /** the whole event as it came */
  json: string
}
/** What a log holds. */
export type LogEvent = StudyEvent | OpaqueEvent

/** How one release reads events: this one (`thisRelease`), or another one in tests. */
export type EventReader = {
  /** number of the release's set of events (`EVENTS_SHAPE`) */
  shape: number
  knows: (type: string) => type is StudyEventType
  /**
   * @param text the value's JSON text, when it is at hand
   * @returns the event with every field it came with; an opaque one when the release does not know it; undefined when it is
   *   no event at all: without id, time, zone, device and type there is nothing to order or merge it by
   */
  read: (value: unknown, text?: string) => LogEvent | undefined
}

/** @param schema a union of events, all of them among this release's */
export function eventReader(
  schema: z.ZodType<StudyEvent>,
  types: Iterable<StudyEventType>,
  shape: number,
): EventReader {
  const known = new Set<string>(types)
  return {
    shape,
    knows: (type): type is StudyEventType => known.has(type),
    read: (value, text) => {
      const event = schema.safeParse(value)
      if (event.success && hasStorableNames(value)) return withUnknownFields(value, event.data) as StudyEvent
      const opaque = envelopeSchema.safeParse(value)
      if (!opaque.success) return undefined
      const { type: kind, ...envelope } = opaque.data
      return { ...envelope, type: OPAQUE, kind, json: text ?? JSON.stringify(value) }
    },
  }
}

export const thisRelease: EventReader = eventReader(
  studyEventSchema,
  studyEventSchema.options.map((option) => option.shape.type.value),
  EVENTS_SHAPE,
)

/** Reads an event from its JSON text; undefined when it is none. */
export function readEventText(text: string, reader: EventReader = thisRelease): LogEvent | undefined {
  try {
    return reader.read(JSON.parse(text), text)
  } catch {
    return undefined
  }
}

/** The JSON text of an event, as it is stored and exported. */
export const eventText = (event: LogEvent): string => (event.type === OPAQUE ? event.json : JSON.stringify(event))

/** Names of fields become names of columns, where '#' marks a computed one, and what every object has cannot be told apart. */
const hasStorableNames = (value: unknown): boolean =>
  Object.keys(value as object).every((name) => !name.startsWith('#') && !(name in Object.prototype))

/**
 * A parsed value with the fields put back that its schema left out, at every depth: a newer release added them. What the schema
 * filled in (defaults) stays.
 */
function withUnknownFields(raw: unknown, parsed: unknown): unknown {
  if (raw === parsed || typeof raw !== 'object' || typeof parsed !== 'object' || !raw || !parsed) return parsed
  if (Array.isArray(parsed)) return parsed.map((item, i) => withUnknownFields((raw as unknown[])[i], item))
  const fields = Object.entries(parsed).map(([name, value]) => [
    name,
    withUnknownFields((raw as Record<string, unknown>)[name], value),
  ])
  return { ...raw, ...Object.fromEntries(fields) }
}
