import fc from 'fast-check'
import { anyCharacter } from './any-character.ts'
import { anyEvent } from './any-event.ts'

/** Events as JSON values, as any release may have written them: of kinds, with fields and with values that this one does not know. */
export type RawEvent = { id: string; at: number; type: string; [field: string]: unknown }

const name = fc.oneof(
  fc.constantFrom('confidence', 'answers', 'json', 'kind', '#record', '__proto__', 'constructor', ''),
  fc.string({ unit: anyCharacter, maxLength: 8 }),
)
/** JSON values as they are read: -0 is 0, and `__proto__` is a field like any other. */
const more = fc.dictionary(name, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }).map((fields) => JSON.stringify(fields))
const withMore = (event: object, json: string): RawEvent =>
  JSON.parse(`{${[JSON.stringify(event), json].flatMap((text) => text.slice(1, -1) || []).join(',')}}`)

const ofUnknownKind = fc
  .tuple(anyEvent, fc.constantFrom('never-a-kind', 'note-written', '#opaque', 'question-answered/2'), more)
  .map(([{ id, at, zone, device }, type, json]) => withMore({ ...JSON.parse(json), id, at, zone, device, type }, '{}'))

const withUnknownFields = fc
  .tuple(anyEvent, more)
  .map(([event, json]) => withMore({ ...JSON.parse(json), ...event }, '{}'))

/** `exam-submitted`, `own-deck-saved` and `chat-message-added` hold objects within: those may grow as well. */
const withUnknownFieldsWithin = fc.tuple(anyEvent, fc.jsonValue({ maxDepth: 1 })).map(([event, value]): RawEvent => {
  const within = JSON.parse(JSON.stringify(value)) as unknown
  if (event.type === 'own-deck-saved') return { ...event, cards: event.cards.map((card) => ({ ...card, within })) }
  if (event.type === 'exam-submitted')
    return { ...event, responses: event.responses.map((response) => ({ ...response, within })) }
  return { ...event, within }
})

const withUnknownValues = anyEvent.map((event): RawEvent => {
  if (event.type === 'question-answered') return { ...event, questionType: 'hotspot', source: 'peer-quiz' }
  if (event.type === 'card-rated') return { ...event, rating: 5 }
  if (event.type === 'exam-answered') return { ...event, option: [1, 2] }
  return { ...event, type: 'lesson-opened', lessonId: null }
})

export const anyRawEvent: fc.Arbitrary<RawEvent> = fc.oneof(
  { weight: 4, arbitrary: anyEvent.map((event): RawEvent => event) },
  { weight: 2, arbitrary: ofUnknownKind },
  { weight: 2, arbitrary: withUnknownFields },
  { weight: 1, arbitrary: withUnknownFieldsWithin },
  { weight: 2, arbitrary: withUnknownValues },
)

export const anyRawLog: fc.Arbitrary<RawEvent[]> = fc.uniqueArray(anyRawEvent, {
  selector: (event) => event.id,
  maxLength: 30,
})
