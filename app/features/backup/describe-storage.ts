import type { StorageStatus } from '#app/platform/storage-status.ts'

const IN_MEMORY: Record<NonNullable<StorageStatus['reason']>, string> = {
  'no-database':
    'This browser gives no storage, as in some private windows. Your work stays in this tab only: export it before you close the tab.',
  'no-answer':
    'The storage of this browser does not answer, so what you did before is not shown. Your work stays in this tab: reload the page in a while, or export it before you close the tab.',
  'quota-full': 'This device is out of storage. New work stays in this tab only: export it, or free some space.',
  'write-failed':
    'Your latest work could not be saved on this device. It stays in this tab: export it before you close the tab.',
}

/** What opening the record found, in words; null when there is nothing to say. */
export function describeFound({
  damaged,
  newer,
  isReopening,
}: Pick<StorageStatus, 'damaged' | 'newer' | 'isReopening'>): string | null {
  if (isReopening) return 'Your study record is being opened again. It takes a moment, and nothing is lost.'
  if (damaged > 0) return 'Part of your study record could not be read and was set aside; everything else is here.'
  if (newer === 0) return null
  return 'Some of your work was recorded by a newer version of Ilm Study. It is safe. Reload this page to get that version and see all of it.'
}

/** How safely the work is kept, in words. */
export function describeStorage({ kept, reason }: Pick<StorageStatus, 'kept' | 'reason'>): {
  isSafe: boolean
  text: string
} {
  if (kept === 'saved') return { isSafe: true, text: 'Everything you do is saved on this device, at once.' }
  return { isSafe: false, text: IN_MEMORY[reason ?? 'write-failed'] }
}
