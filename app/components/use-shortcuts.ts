import { useEffect, useEffectEvent } from 'react'

/** Where keys already mean something. */
const TYPING = 'input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]'
const DIALOG = '[role=dialog], [role=alertdialog]'
const PRESSABLE = 'a, button, summary, [role=button], [role=switch], [role=tab]'

/**
 * The keys of a page. They work wherever the focus is on it, but not while something is typed, in a dialog, or with Ctrl, Alt or Cmd.
 * Space and Enter on a control press it.
 * @param actOf what a key does; undefined leaves it to the browser
 */
export function useShortcuts(actOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest(TYPING) || document.querySelector(DIALOG)) return
    if ((event.key === ' ' || event.key === 'Enter') && target.closest(PRESSABLE)) return
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    act()
  })
  // Keys are the document's business, whatever has the focus.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** The digit 1 to 9 of a key, by its place too, so that Shift and other layouts do not change it; undefined for other keys. */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | undefined {
  const digit = /^[1-9]$/.test(key) ? key : /^Digit([1-9])$/.exec(code)?.[1]
  return digit === undefined ? undefined : Number(digit)
}
