import type { WovenPage } from './woven-page.ts'

/** Pages that are the same for every reader, the longest unread leaving first. */
export type KeptPages = {
  find(key: string): WovenPage | undefined
  keep(key: string, page: WovenPage): void
}

/** @param mostBytes what all kept pages together may hold in memory; 0 keeps none */
export function keptPages(mostBytes: number): KeptPages {
  const pages = new Map<string, WovenPage>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  return {
    find(key) {
      const page = pages.get(key)
      if (!page) return undefined
      // a Map keeps its order: the last is the one read last
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    keep(key, page) {
      remove(key)
      if (page.bytes > mostBytes) return
      pages.set(key, page)
      bytes += page.bytes
      for (const [oldest] of pages) {
        if (bytes <= mostBytes) break
        remove(oldest)
      }
    },
  }
}
