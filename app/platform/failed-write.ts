import type { StorageStatus } from './storage-status.ts'

/** What a failed write means, by the error's name: browsers call a full disk QuotaExceededError. */
export const reasonOf = (error: unknown): NonNullable<StorageStatus['reason']> =>
  REASONS[error instanceof Error ? error.name : ''] ?? 'write-failed'

const REASONS: Record<string, StorageStatus['reason']> = {
  QuotaExceededError: 'quota-full',
  SilentDatabaseError: 'no-answer',
}
