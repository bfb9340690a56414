import { useEffect } from 'react'

/** Records what waits when the page or the component is left: leaving must not wait for a pause. */
export function useFlushOnLeave(flush: () => Promise<void>) {
  useEffect(() => {
    const record = () => void flush()
    const onHide = () => window.document.hidden && record()
    window.document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', record)
    return () => {
      window.document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', record)
      record()
    }
  }, [flush])
}
