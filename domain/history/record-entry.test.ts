import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRawLog } from '#tests/factories/any-raw-event.ts'
import { eventText, thisRelease } from './read-event.ts'
import { bytesOf, documentEntry, eventEntry, RECORD_BOUNDS, readEntryLine, readPulledLine } from './record-entry.ts'

test('an event of any release goes over as one line and comes back as it was', () => {
  fc.assert(
    fc.property(anyRawLog, (log) => {
      for (const raw of log) {
        const event = thisRelease.read(raw)
        const entry = event && eventEntry(event)
        if (!event || !entry) throw new Error('every event is an entry')
        expect(entry.text).not.toContain('\n')
        expect(readEntryLine(entry.text)).toEqual(entry)
        const pulled = readPulledLine(entry.text)
        expect(pulled && 'event' in pulled && JSON.parse(eventText(pulled.event))).toEqual(raw)
      }
    }),
    { numRuns: 200 },
  )
})

test('an event that a backup holds over several lines goes over as one, its numbers and texts to the letter', () => {
  const json =
    '{\n  "type": "later",\r\n "id": "n1", "at": 1.0, "zone": "UTC",\n "device": "d", "n": 12345678901234567890, "t": "a\\nb" }'
  const event = thisRelease.read(JSON.parse(json), json)
  const entry = event && eventEntry(event)
  expect(entry?.text).toBe(
    '{   "type": "later",  "id": "n1", "at": 1.0, "zone": "UTC",  "device": "d", "n": 12345678901234567890, "t": "a\\nb" }',
  )
  expect(JSON.parse(entry?.text ?? '')).toEqual(JSON.parse(json))
})

test('a document goes over under its id and comes back as it was, whatever it is', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.jsonValue(), (id, value) => {
      const document: unknown = JSON.parse(JSON.stringify(value))
      const entry = documentEntry(`exam-${id}`, document)
      expect(entry && readPulledLine(entry.text)).toEqual({ documentId: `exam-${id}`, document })
    }),
  )
})

test('the largest entry has as many bytes as a push, letters of several bytes counted as such', () => {
  const event = (device: string) =>
    ({ id: 'e', at: 1, zone: 'UTC', device, type: 'own-deck-deleted', deckId: 'd' }) as const
  const frame = bytesOf(JSON.stringify(event('')))
  const room = RECORD_BOUNDS.bytes - frame
  expect(eventEntry(event('x'.repeat(room)))).toBeDefined()
  expect(eventEntry(event('x'.repeat(room + 1)))).toBeUndefined()
  expect(eventEntry(event('é'.repeat(room / 2 + 1)))).toBeUndefined()
  expect(documentEntry('exam-1', 'x'.repeat(RECORD_BOUNDS.bytes))).toBeUndefined()
})
