import { useState } from 'react'

/**
 * For a dialog that is put on the page when it opens: gives the focus back to what had it then. Pass it as `onCloseAutoFocus`.
 * What is gone or off by then is left alone.
 */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  return (event) => {
    event.preventDefault()
    // somebody has put the focus where the student goes on
    if (document.activeElement !== document.body) return
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
}
