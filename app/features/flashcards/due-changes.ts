/** Learning cards come back after minutes: what is due is asked again often enough that none waits noticeably, ms. */
export const DUE_CHANGES_EVERY = 15_000
