import { useEffect, useRef } from 'react'
import type { Rating } from './use-review.ts'

export type SessionKeys = {
  flip: () => void
  step: (by: 1 | -1) => void
  rate: (rating: Rating) => void
  bookmark: () => void
  undo: () => void
  help: () => void
}

/** Where keys already mean something. */
const TYPING =
  'input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable], [role=dialog], [role=alertdialog]'
const PRESSABLE = 'a, button, summary, [role=button], [role=switch], [role=tab]'

/** The keyboard of a session: Space or Enter flips, 1 to 4 rate, arrows step, B bookmarks, U undoes, ? shows the keys. */
export function useSessionKeys(keys: SessionKeys) {
  const latest = useRef(keys)
  latest.current = keys
  // Keys work wherever the focus is on the page, so they are heard on the document.
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : document.body
      if (target.closest(TYPING)) return
      const act = actOf(event.key, latest.current, target.closest(PRESSABLE) !== null)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function actOf(key: string, keys: SessionKeys, isOnControl: boolean): (() => void) | undefined {
  switch (key) {
    case ' ':
    case 'Enter':
      // on a control they press it
      return isOnControl ? undefined : keys.flip
    case 'ArrowLeft':
      return () => keys.step(-1)
    case 'ArrowRight':
      return () => keys.step(1)
    case '1':
    case '2':
    case '3':
    case '4':
      return () => keys.rate(Number(key) as Rating)
    case 'b':
    case 'B':
      return keys.bookmark
    case 'u':
    case 'U':
      return keys.undo
    case '?':
      return keys.help
    default:
      return undefined
  }
}
