const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Average lengths: beyond a month nobody counts days. */
const MONTH = 30.44 * DAY
const YEAR = 365.25 * DAY

/** A wait in few letters, for the rating buttons: "1 min", "3 h", "8 d", "2.5 mo", "1.2 y". @param wait milliseconds */
export function describeWait(wait: number): string {
  if (wait < HOUR) return `${Math.max(1, Math.round(wait / MINUTE))} min`
  if (wait < DAY) return `${Math.round(wait / HOUR)} h`
  if (wait < MONTH) return `${Math.round(wait / DAY)} d`
  if (wait < YEAR) return `${oneDecimal(wait / MONTH)} mo`
  return `${oneDecimal(wait / YEAR)} y`
}

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10)

/** m:ss (FLC-07). @param seconds whole seconds since the session began */
export function sessionTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
