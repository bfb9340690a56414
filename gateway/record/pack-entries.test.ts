import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RECORD_BOUNDS } from '#domain/history/record-entry.ts'
import { anyRawLog } from '#tests/factories/any-raw-event.ts'
import { packEntries, unpackEntries } from './pack-entries.ts'

const packed = (text: string) => gzipSync(text).toString('base64')

test('what was packed is unpacked to the letter, whatever events a release may have recorded', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyRawLog.filter((log) => log.length > 0),
      async (log) => {
        const texts = log.map((event) => JSON.stringify(event))
        const unpacked = await unpackEntries(await packEntries(texts))
        expect(unpacked).toEqual({ ok: true, entries: log.map(({ id }, i) => ({ id, text: texts[i] })) })
      },
    ),
    { numRuns: 200 },
  )
})

test('whatever else comes is a problem that is named, never an error', async () => {
  const anyLine = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc
      .record({ id: fc.string(), at: fc.integer(), zone: fc.string(), device: fc.string(), type: fc.string() })
      .map((event) => JSON.stringify(event)),
  )
  const anyPack = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.array(anyLine, { maxLength: 20 }).map((lines) => packed(lines.join('\n'))),
  )
  await fc.assert(
    fc.asyncProperty(anyPack, async (pack) => {
      const unpacked = await unpackEntries(pack)
      if (!unpacked.ok) expect(['too-large', 'unreadable']).toContain(unpacked.problem)
      else expect(new Set(unpacked.entries.map(({ id }) => id)).size).toBe(unpacked.entries.length)
    }),
    { numRuns: 500 },
  )
})

test('decompressing ends at the bound: 500 MB in a pack of half a megabyte are never made', async () => {
  const bomb = gzipSync(Buffer.alloc(500_000_000)).toString('base64')
  expect(bomb.length).toBeLessThan(RECORD_BOUNDS.pack)
  expect(await unpackEntries(bomb)).toEqual({ ok: false, problem: 'too-large' })
})

test('as many entries as a push may have, and not one more', async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, n) => JSON.stringify({ id: `e${n}`, at: n, zone: 'UTC', device: 'd', type: 't' }))
  expect(await unpackEntries(packed(lines(RECORD_BOUNDS.entries).join('\n')))).toMatchObject({ ok: true })
  expect(await unpackEntries(packed(lines(RECORD_BOUNDS.entries + 1).join('\n')))).toMatchObject({
    problem: 'too-large',
  })
})
