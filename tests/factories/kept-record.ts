import { gunzipSync, gzipSync } from 'node:zlib'
import { readEntryLine } from '#domain/history/record-entry.ts'

/** Lines of a pack, and back (`domain/gateway-contract/record-calls.ts`). */
export const linesOf = (pack: string): string[] => {
  const text = gunzipSync(Buffer.from(pack, 'base64')).toString()
  return text === '' ? [] : text.split('\n')
}
export const packOf = (lines: readonly string[]): string => gzipSync(lines.join('\n')).toString('base64')

/** The record of one account as the gateway keeps it (gateway/data/study-records.ts), in memory. */
export function keptRecord(pageSize = 1000) {
  const entries: { id: string; text: string; place: number }[] = []
  let last = 0
  return {
    ids: () => entries.map(({ id }) => id),
    push(pack: string) {
      const before = last
      for (const text of linesOf(pack)) {
        const entry = readEntryLine(text)
        if (!entry) throw new Error(`no entry: ${text}`)
        last++
        if (!entries.some(({ id }) => id === entry.id)) entries.push({ ...entry, place: last })
      }
      return { before, last }
    },
    pull(after: number) {
      const rest = entries.filter(({ place }) => place > after)
      const page = rest.slice(0, pageSize)
      const pack = packOf(page.map(({ text }) => text))
      return { pack, next: page.at(-1)?.place ?? after, hasMore: rest.length > pageSize }
    },
  }
}
