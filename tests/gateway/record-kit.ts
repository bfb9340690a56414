import { gunzipSync, gzipSync } from 'node:zlib'
import type { z } from 'zod'
import type { pulledSchema } from '#domain/gateway-contract/record-calls.ts'
import { documentEntry } from '#domain/history/record-entry.ts'

/** An event of a kind that no release knows: the gateway looks at its envelope only. */
export const act = (id: string, more: object = {}) =>
  JSON.stringify({ id, at: 1_700_000_000_000, zone: 'America/Toronto', device: 'd', type: 'from-later', ...more })
export const documentLine = (id: string, value: unknown) => documentEntry(id, value)?.text ?? ''

/** Lines as a pack (`domain/gateway-contract/record-calls.ts`). */
export const packed = (lines: readonly string[]): string => gzipSync(lines.join('\n')).toString('base64')
export const unpacked = ({ pack }: Pick<z.output<typeof pulledSchema>, 'pack'>): string[] => {
  const text = gunzipSync(Buffer.from(pack, 'base64')).toString()
  return text === '' ? [] : text.split('\n')
}
export const ENTRIES = '/me/record/entries'
export const pullPath = (recordId: string, after: number) => `${ENTRIES}?recordId=${recordId}&after=${after}`
