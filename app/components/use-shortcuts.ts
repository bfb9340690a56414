import { useEffect, useEffectEvent } from 'react'

/** Where keys already mean something. */
const TYPING = 'input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]'
const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]'
const PRESSABLE = 'a, button, summary, [role=button], [role=switch], [role=tab]'

type ActOf = (event: KeyboardEvent) => (() => void) | undefined

/**
 * The keys of a page. They work wherever the focus is on it, but not while something is typed, in a dialog, or with Alt.
 * Space and Enter on a control press it.
 * @param actOf what a key does; undefined leaves it to the browser
 * @param chordOf what a key does together with Ctrl or Cmd, which may also be pressed while something is typed
 */
export function useShortcuts(actOf: ActOf, chordOf?: ActOf): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector(DIALOG)) return
    const act = event.ctrlKey || event.metaKey ? chordOf?.(event) : isFree(event) ? actOf(event) : undefined
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

/** Whether a key alone means nothing yet where the focus is. */
function isFree({ key, target }: KeyboardEvent): boolean {
  const focused = target instanceof Element ? target : document.body
  if (focused.closest(TYPING)) return false
  return !((key === ' ' || key === 'Enter') && focused.closest(PRESSABLE))
}

/** The digit 1 to 9 of a key, by its place too, so that Shift and other layouts do not change it; undefined for other keys. */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | undefined {
  const digit = /^[1-9]$/.test(key) ? key : /^Digit([1-9])$/.exec(code)?.[1]
  return digit === undefined ? undefined : Number(digit)
}
