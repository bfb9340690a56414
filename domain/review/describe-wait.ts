const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Average lengths, in days: beyond a month nobody counts days. */
const MONTH = 30.44
const YEAR = 365.25

/**
 * A wait in few letters, for the rating buttons: "1 min", "3 h", "8 d", "2.5 mo", "1.2 y". What rounds up to a whole larger unit is said
 * in that: never "60 min".
 * @param wait milliseconds
 */
export function describeWait(wait: number): string {
  const minutes = Math.max(1, Math.round(wait / MINUTE))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(wait / HOUR)
  if (hours < 24) return `${hours} h`
  const days = wait / DAY
  if (Math.round(days) < MONTH) return `${Math.round(days)} d`
  const months = oneDecimal(days / MONTH)
  return months < 12 ? `${months} mo` : `${oneDecimal(days / YEAR)} y`
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** m:ss (FLC-07). @param seconds whole seconds since the session began */
export function sessionTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
