/** When and where a question to the worker is asked. In handlers and queries only: it reads the clock. */
export const studyClock = () => ({ now: Date.now(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
