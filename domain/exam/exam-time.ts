export type TimerTone = 'blue' | 'orange' | 'red'

/** Colour of the exam timer (EXP-02); whole seconds left. */
export function timerTone(secondsLeft: number): TimerTone {
  if (secondsLeft <= 600) return 'red'
  return secondsLeft <= 1800 ? 'orange' : 'blue'
}

/** `h:mm:ss`, or `m:ss` under an hour (EXP-03); never negative. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** "1 hour 30 minutes", "40 minutes" (EXI-03, OPN-99). */
export function formatDuration(minutes: number): string {
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`
  // rounded first: 59.7 minutes are an hour, not 60 minutes
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return count(rest, 'minute')
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(rest, 'minute')}`
}

/** "2m 5s", or "N/A" when the time is not known (EXR-05); seconds. */
export function formatTimeUsed(seconds: number | undefined): string {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds < 0) return 'N/A'
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}m ${whole % 60}s`
}

/** Minutes shown in a list of attempts: seconds / 60, rounded (CRS-10). */
export const attemptMinutes = (seconds: number) => Math.round(seconds / 60)

const leastPaceSeconds = 15

/** Seconds a student has for one question, at least 15 (EXI-09). */
export function paceSeconds(minutes: number, questions: number): number {
  return questions === 0 ? leastPaceSeconds : Math.max(leastPaceSeconds, Math.round((minutes * 60) / questions))
}

/** Extra time a student may choose before the start. */
export const timeFactors = [1, 1.5, 2] as const
