/** Bands of an accuracy in percent: 70 and more green, 50 and more amber, else red (CHP-11, ANA-13, CON-10). */
export const accuracyBand = (percent: number): 'success' | 'warning' | 'error' =>
  percent >= 70 ? 'success' : percent >= 50 ? 'warning' : 'error'

/** CHP-09: `33.3%`. */
export const onePlacePercent = (percent: number): string => `${percent.toFixed(1)}%`

/** ANA-12: with its sign, `+12.5%`; nothing is neither up nor down. */
export function signedPercent(points: number): string {
  const text = `${Math.abs(points).toFixed(1)}%`
  if (Number(points.toFixed(1)) === 0) return '0.0%'
  return `${points > 0 ? '+' : '−'}${text}`
}

/** Seconds in words: `45 s`, `2 min 5 s`. */
export function showSeconds(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const rest = whole % 60
  return rest === 0 ? `${Math.floor(whole / 60)} min` : `${Math.floor(whole / 60)} min ${rest} s`
}
