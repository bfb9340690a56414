/** How much time a student has, as far as a message says. */
export type StudyTime = {
  /** minutes for now */
  minutes?: number
  /** days until it counts */
  days?: number
  /** how the student says it: "tomorrow", "in 2 weeks" */
  when?: string
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Reads minutes and days of a message in its plain form. A weekday counts as some days off: what day it is, a message does not say. */
export function readStudyTime(plain: string): StudyTime {
  const [, amount = '', unit = ''] =
    /\b(\d+(?:\.\d+)?|an|half an) ?(h|hr|hrs|hours?|min|mins|minutes?)\b/.exec(plain) ?? []
  const count = amount === 'an' ? 1 : amount === 'half an' ? 0.5 : Number(amount)
  const minutes = unit === '' || !(count > 0) ? undefined : Math.round(count * (unit.startsWith('h') ? 60 : 1))
  const ahead = daysAhead(plain)
  return { ...(minutes !== undefined && { minutes }), ...ahead }
}

function daysAhead(plain: string): Pick<StudyTime, 'days' | 'when'> {
  const [, number = '', span = ''] = /\bin (\d+|a|one|two|three|four) (days?|weeks?|months?)\b/.exec(plain) ?? []
  if (span !== '') {
    const count = Number(number) || { a: 1, one: 1, two: 2, three: 3, four: 4 }[number] || 1
    const each = span.startsWith('day') ? 1 : span.startsWith('week') ? 7 : 30
    return { days: count * each, when: `in ${number} ${span}` }
  }
  if (/\b(?:tonight|today)\b/.test(plain)) return { days: 0, when: 'today' }
  if (/\b(?:tomorrow|tmrw|tmr|tmw)\b/.test(plain)) return { days: 1, when: 'tomorrow' }
  if (/\bthis week\b/.test(plain)) return { days: 5, when: 'this week' }
  if (/\bnext week\b/.test(plain)) return { days: 7, when: 'next week' }
  const day = DAYS.find((one) => plain.includes(one))
  return day ? { days: 3, when: `on ${day[0]?.toUpperCase()}${day.slice(1)}` } : {}
}
