import type { StorageStatus } from '#app/platform/storage-status.ts'

const IN_MEMORY: Record<NonNullable<StorageStatus['reason']>, string> = {
  'no-database':
    'This browser gives no storage, as in some private windows. Your work stays in this tab only: export it before you close the tab.',
  'quota-full': 'This device is out of storage. New work stays in this tab only: export it, or free some space.',
  'write-failed':
    'Your latest work could not be saved on this device. It stays in this tab: export it before you close the tab.',
}

/** How safely the work is kept, in words. */
export function describeStorage({ kept, reason }: Pick<StorageStatus, 'kept' | 'reason'>): {
  isSafe: boolean
  text: string
} {
  if (kept === 'saved') return { isSafe: true, text: 'Everything you do is saved on this device, at once.' }
  return { isSafe: false, text: IN_MEMORY[reason ?? 'write-failed'] }
}
