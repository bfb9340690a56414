import { useSyncExternalStore } from 'react'

/** One small value kept in localStorage (D5: the token, the curriculum, the grade, the theme, debug flags). */
export type BrowserSetting = {
  /** null on the server, when nothing is stored, and where the browser keeps no storage */
  read(): string | null
  /** null removes it; what the browser would not keep holds until the page is closed */
  write(value: string | null): void
  /** tells when the value changes, in this tab or in another one */
  subscribe(listener: () => void): () => void
}

/** What a browser would not keep, by key: it holds as long as the page does. */
const unkept = new Map<string, string | null>()

export function browserSetting(key: string): BrowserSetting {
  const listeners = new Set<() => void>()
  return {
    read() {
      if (typeof window === 'undefined') return null
      const held = unkept.get(key)
      if (held !== undefined) return held
      try {
        return window.localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(value) {
      try {
        if (value === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, value)
        unkept.delete(key)
      } catch (error) {
        unkept.set(key, value)
        console.warn(`This browser cannot keep "${key}":`, error)
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        // key is null when the whole storage was cleared
        if (event.key === null || event.key === key) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The value of a setting; undefined on the server and while hydrating, when it is not known yet. */
export function useBrowserSetting(setting: BrowserSetting): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(setting.subscribe, setting.read, () => undefined)
}
