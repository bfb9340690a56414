import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** An address that ends in `#section-{id}` or `#{id}` opens that section: links from Ilm, from practice, from a bookmark. */
export function useSectionInAddress(sectionIds: readonly string[], onOpen: (sectionId: string) => void) {
  const hash = useRouterState({ select: (state) => state.location.hash })
  const wanted = sectionIds.find((id) => hash === `section-${id}` || hash === id)
  // The server does not see the hash, so the page opens it once it is in the browser.
  useEffect(() => {
    if (wanted === undefined) return
    onOpen(wanted)
    requestAnimationFrame(() => document.getElementById(`section-${wanted}`)?.scrollIntoView({ block: 'start' }))
  }, [wanted, onOpen])
}
