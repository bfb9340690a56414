/**
 * How it stands between this device and the account. off: nothing is asked of it here, since another tab does, or before the
 * beginning. waiting: the account could not be reached and is tried again. full: the account has no more room.
 */
export type SyncStatus = 'off' | 'busy' | 'kept' | 'waiting' | 'full'

const listeners = new Set<() => void>()
let current: SyncStatus = 'off'

/** For this tab, for a notice beside the switch. */
export const syncStatus = {
  read: (): SyncStatus => current,
  write(status: SyncStatus): void {
    current = status
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
