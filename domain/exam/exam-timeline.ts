import type { ExamPart } from './exam-part.ts'
import { kindOf } from './part-defaults.ts'

/** What the times of a part follow from. */
type TimedPart = Pick<ExamPart, 'minutes' | 'kind' | 'isSession'>

/** The longest break before another section or session: as long as in AP examinations. It is no part of the exam's minutes, whatever the time factor. */
export const BREAK_MINUTES = 10

const MINUTE = 60_000
const lengthOf = (part: TimedPart | undefined, timeFactor: number) =>
  Math.round((part?.minutes ?? 0) * timeFactor * MINUTE)

/** Milliseconds of the break before a part: there is one where another section or session begins. */
export function breakBefore(parts: readonly TimedPart[], part: number): number {
  const [before, after] = [parts[part - 1], parts[part]]
  const isAnother = before && after && (kindOf(before) !== kindOf(after) || after.isSession === true)
  return isAnother ? BREAK_MINUTES * MINUTE : 0
}

/** All breaks of an exam, in minutes. */
export const breakMinutes = (parts: readonly TimedPart[]): number =>
  parts.reduce((sum, _, index) => sum + breakBefore(parts, index), 0) / MINUTE

/** When `first` and the parts after it end at the latest, if `first` begins at `start`. */
function deadlinesFrom(parts: readonly TimedPart[], first: number, start: number, timeFactor: number): number[] {
  let end = start
  return parts.slice(first).map((part, index) => {
    if (index > 0) end += breakBefore(parts, first + index)
    end += lengthOf(part, timeFactor)
    return end
  })
}

/**
 * When each part ends at the latest, in UTC milliseconds, if every part and every break takes its whole time (D8: deadlines are fixed at
 * the start, so a reload, a closed lid or a changed clock display gains nothing).
 */
export const partDeadlines = (parts: readonly TimedPart[], startedAt: number, timeFactor: number): number[] =>
  deadlinesFrom(parts, 0, startedAt, timeFactor)

/** Deadlines after a part was finished early at `now`: the next part starts then, or the break before it. */
export function deadlinesAfterPart(
  parts: readonly TimedPart[],
  deadlines: readonly number[],
  finishedPart: number,
  now: number,
  timeFactor: number,
): number[] {
  const next = finishedPart + 1
  const rest = deadlinesFrom(parts, next, now + breakBefore(parts, next), timeFactor)
  return [...deadlines.slice(0, finishedPart), now, ...rest]
}

/** Deadlines after the break before `part` was ended at `now`: the part begins then. */
export const deadlinesAfterBreak = (
  parts: readonly TimedPart[],
  deadlines: readonly number[],
  part: number,
  now: number,
  timeFactor: number,
): number[] => [...deadlines.slice(0, part), ...deadlinesFrom(parts, part, now, timeFactor)]

/** The part running at `now`: the first whose deadline is still ahead; the number of parts when all are over. */
export function currentPart(deadlines: readonly number[], now: number): number {
  const index = deadlines.findIndex((deadline) => now < deadline)
  return index === -1 ? deadlines.length : index
}

/** Where a student is in a running exam. `startsAt`: while the break before the part lasts, when it begins by itself. */
export type ExamPlace = { part: number; startsAt?: number }

/**
 * The part, or the break before it, that runs at `now`: whatever became of the page in between, it follows from the deadlines alone (D8).
 * Once all time is over it is the last part, which is then handed in.
 * @param finished parts that were finished, early or by their deadline
 */
export function placeInExam(
  parts: readonly TimedPart[],
  { deadlines, part: finished, timeFactor }: { deadlines: readonly number[]; part: number; timeFactor: number },
  now: number,
): ExamPlace {
  const part = Math.min(Math.max(finished, currentPart(deadlines, now)), parts.length - 1)
  const startsAt = (deadlines[part] ?? now) - lengthOf(parts[part], timeFactor)
  return breakBefore(parts, part) > 0 && now < startsAt ? { part, startsAt } : { part }
}

/**
 * Milliseconds of an exam that were breaks, by its end.
 * @param breaks how long the breaks lasted that the student ended, by the part they were before
 */
export function breakTime(
  parts: readonly TimedPart[],
  { deadlines, breaks }: { deadlines: readonly number[]; breaks: Readonly<Record<number, number>> },
  endedAt: number,
): number {
  return parts.reduce((sum, _, part) => {
    const longest = breakBefore(parts, part)
    const since = endedAt - (deadlines[part - 1] ?? endedAt)
    return sum + Math.max(0, Math.min(breaks[part] ?? longest, longest, since))
  }, 0)
}
