import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * A page change inside the app is as noticeable as a page load: the focus goes to the new page's content, and a screen reader
 * hears its title. A change of the search alone (a tab) is none.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  // The router's events, the focus and document.title all live outside of React.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        setTitle(document.title)
        // a page that placed the focus itself (a dialog, a field) keeps it
        const focused = document.activeElement
        if (focused && focused !== document.body && document.getElementById('content')?.contains(focused)) return
        document.getElementById('content')?.focus({ preventScroll: true })
      }),
    [router],
  )
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
