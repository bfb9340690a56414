import type { StudyChoice } from './account.ts'

/** What a device last knew to be kept with an account. */
export type KeptChoice = { userId: string; choice: StudyChoice }

export type Settled = 'adopt' | 'send' | 'same'

const areSame = (a: StudyChoice | null, b: StudyChoice | null): boolean =>
  a?.curriculum === b?.curriculum && a?.grade === b?.grade

/**
 * Which of the two choices holds when a device and an account differ (D22). Against what both last agreed on, the side that changed since
 * has the newer one; where both did, the device in the student's hands. A device that never agreed with this account follows it: what is on
 * it may be another student's.
 * @param device null: nothing chosen on it
 * @param account null: nothing kept with it
 * @param kept what this device last agreed on, with whichever account
 * @returns `adopt` the account's choice, `send` the device's, or `same`: nothing to do
 */
export function settleChoice(
  userId: string,
  device: StudyChoice | null,
  account: StudyChoice | null,
  kept: KeptChoice | null,
): Settled {
  if (areSame(device, account)) return 'same'
  if (account === null) return device === null ? 'same' : 'send'
  if (device === null || kept?.userId !== userId) return 'adopt'
  return areSame(device, kept.choice) ? 'adopt' : 'send'
}
