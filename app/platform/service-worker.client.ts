import { trustedWorkerUrl } from '#app/components/trusted-types.ts'
import { TAKE_OVER } from '#workers/kept-shell.ts'

/** A page that stays open looks for a new version this often, when somebody comes back to it. */
const LOOK_EVERY_MS = 60 * 60_000

/**
 * Starts what keeps the app on this device (workers/service-worker.ts). A browser without it, or one that forbids it, goes on as before.
 * @param onWaiting told once a new version is there and waits for the pages of this one to close
 * @returns ends the watching; the service worker stays
 */
export function startServiceWorker(onWaiting: (worker: ServiceWorker) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const watch = (registration: ServiceWorkerRegistration) => {
    const tell = () => {
      // without a controller it is the first version, which takes over by itself
      if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting)
    }
    tell()
    const onFound = () => registration.installing?.addEventListener('statechange', tell, { signal })
    registration.addEventListener('updatefound', onFound, { signal })
    onFound()
    let looked = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return
      looked = Date.now()
      registration.update().catch(() => undefined) // no network: another time
    }
    document.addEventListener('visibilitychange', look, { signal })
  }
  void register().then((registration) => registration && !signal.aborted && watch(registration))
  return () => ending.abort()
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    // the browser knows no type for addresses that a policy has allowed
    return await navigator.serviceWorker?.register(trustedWorkerUrl('/service-worker.js') as string)
  } catch {
    return undefined
  }
}

/**
 * Changes to the new version and loads this page again.
 * @returns how many other pages of the old version are open: while there are some, nothing happens, so that theirs go on
 */
export async function takeNewVersion(worker: ServiceWorker): Promise<number> {
  const changed = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<number>((resolve) => {
    port1.onmessage = (message: MessageEvent<{ otherPages: number }>) => resolve(message.data.otherPages)
  })
  worker.postMessage(TAKE_OVER, [port2])
  const otherPages = await answer
  if (otherPages === 0) {
    await changed
    location.reload()
  }
  return otherPages
}
