import { useEffect } from 'react'

export type PlayerKeys = {
  choose: (option: number) => void
  strike: (option: number) => void
  next: () => void
  previous: () => void
  flag: () => void
  help: () => void
}

const letters = 'abcdefgh'
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(textarea|select)$/i.test(target.tagName) || isTextField(target))
const isTextField = (target: HTMLElement) => target instanceof HTMLInputElement && target.type !== 'radio'

/** Which option a key names: 1 to 8 or A to H; read from the key's place for digits, so that Shift does not change it. */
function optionOfKey(event: KeyboardEvent): number {
  const digit = /^Digit([1-8])$/.exec(event.code)?.[1]
  if (digit) return Number(digit) - 1
  return event.key.length === 1 ? letters.indexOf(event.key.toLowerCase()) : -1
}

/**
 * The exam by keyboard: A–H or 1–8 choose, with Shift strike out; N and P move, F flags, ? helps. Letters that name no option of the
 * question do their other duty (F is an option only with six of them). Nothing happens while typing or in a dialog.
 */
export function usePlayerKeys(keys: PlayerKeys, optionCount: number) {
  // the handlers are new at every render, so the listener is too
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // a stimulus has keys of its own
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog],[role=alertdialog]')) return
      const option = optionOfKey(event)
      if (option >= 0 && option < optionCount) {
        event.preventDefault()
        return event.shiftKey ? keys.strike(option) : keys.choose(option)
      }
      const act = { n: keys.next, p: keys.previous, f: keys.flag, '?': keys.help }[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
