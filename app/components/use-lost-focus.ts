import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to where a student goes on, once `key` has changed and what had the focus is gone from the page: a keyboard must not start
 * over at the top. A focus that is anywhere stays there, and the page's first look leaves it alone.
 */
export function useLostFocus(target: RefObject<HTMLElement | null>, key: unknown): void {
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [key, target])
}
