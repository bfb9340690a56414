import { useRef } from 'react'

/**
 * What a dialog's content needs to give the focus back to what had it when it opened, whether that was its trigger, another button or the place
 * where a key was pressed. What is gone by then is left alone, and so is the focus where somebody has put it where the student goes on.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (document.activeElement !== document.body) return event.preventDefault()
      // a browser that gives no focus to what is clicked leaves it to the trigger, if there is one
      if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return
      if (!opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
