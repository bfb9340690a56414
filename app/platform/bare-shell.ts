import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** Name of the <meta> that marks the page which stands in for every other. */
export const BARE_SHELL_MARK = 'bare-shell'

const SHELL_PATH = '/shell'
const never = () => () => undefined

/** Whether an address is that of the page which stands in for others. */
export const isShellPath = (path: string) => path === SHELL_PATH

/**
 * Whether to render nothing yet, on the server and for the browser's first render: the page came from the service worker, which keeps it for
 * every address. What is in it cannot fit the address; so it holds nothing, and the browser renders all.
 */
export function useIsBareShell(): boolean {
  const isShell = useRouterState({ select: ({ location }) => isShellPath(location.pathname) })
  return useSyncExternalStore(
    never,
    () => false,
    () =>
      typeof document === 'undefined' ? isShell : document.querySelector(`meta[name=${BARE_SHELL_MARK}]`) !== null,
  )
}
