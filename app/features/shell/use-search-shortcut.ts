import { useNavigate } from '@tanstack/react-router'
import { useShortcuts } from '#app/components/use-shortcuts.ts'

/** `/` and Ctrl K lead to a search field on every page: the one that is shown, else the page that has one (D22). */
export function useSearchShortcut() {
  const navigate = useNavigate()
  function search() {
    const fields = document.querySelectorAll<HTMLInputElement>('[data-search-field]')
    const shown = [...fields].findLast((field) => field.checkVisibility())
    // selected, so that typing begins a new question
    if (shown) shown.select()
    else void navigate({ to: '/search' })
  }
  useShortcuts(
    ({ key }) => (key === '/' ? search : undefined),
    ({ key, shiftKey }) => (key.toLowerCase() === 'k' && !shiftKey ? search : undefined),
  )
}
