/** Learning cards come back after minutes: what is due is asked again often enough that none waits noticeably, ms. */
export const DUE_CHANGES_EVERY = 15_000

/** Where and when a question to Ilm is asked. In handlers and queries only: it reads the clock. */
export const studyClock = () => ({ now: Date.now(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
