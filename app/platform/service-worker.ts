import { createClientOnlyFn } from '@tanstack/react-start'

/** What keeps the app on this device; not a part of what a page loads at first. */
export const openServiceWorker = createClientOnlyFn(() => import('./service-worker.client.ts'))
