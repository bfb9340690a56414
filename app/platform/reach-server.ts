/**
 * Rejects where the server cannot be reached. A script that could not be fetched once is never asked for again by some browsers, until the page is
 * loaded anew: so where no service worker holds the scripts, the server is asked for first.
 */
export async function reachServer(): Promise<void> {
  if (navigator.serviceWorker?.controller) return
  await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
}
