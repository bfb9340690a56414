import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** `/` and Ctrl K lead to a search field on every page: the one that is shown, else the page that has one (D22). */
export function useSearchShortcut() {
  const navigate = useNavigate()
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    const fields = document.querySelectorAll<HTMLInputElement>('[data-search-field]')
    const shown = [...fields].findLast((field) => field.checkVisibility())
    // selected, so that typing begins a new question
    if (shown) shown.select()
    else void navigate({ to: '/search' })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => go(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** `/` is only a shortcut where nothing is typed; a dialog on top keeps its keys. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open], [role="dialog"]')) return false
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey)
    return true
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  const { target } = event
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
}
