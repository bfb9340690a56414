/** How safely a student's work is kept right now. */
export type StorageStatus = {
  /**
   * saved: in this browser's database. memory: only in this tab, because the browser gives no database, or no more room; it
   * is lost when the tab closes, unless it is exported.
   */
  kept: 'saved' | 'memory'
  /** why it is kept in memory only */
  reason: 'no-database' | 'no-answer' | 'quota-full' | 'write-failed' | null
  /** the browser has promised not to clear this storage by itself; null while unknown */
  isPersistent: boolean | null
  /** parts of the history that could not be read and were set aside */
  damaged: number
  /** acts that a newer release recorded: kept as they are, and not shown by this one */
  newer: number
  /** acts not written yet */
  pending: number
  /** what reads the history had to be started again, and is not done yet */
  isReopening: boolean
}

export const STATUS_AT_START: StorageStatus = {
  kept: 'saved',
  reason: null,
  isPersistent: null,
  damaged: 0,
  newer: 0,
  pending: 0,
  isReopening: false,
}
