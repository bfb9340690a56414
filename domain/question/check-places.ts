import type { Checked, MalformedReason, PartChecked, Scored } from './checked.ts'

/** One place as it was checked; `malformed` where it cannot be read, and is asked again. */
export type CheckedPlace<T> = PartChecked<T> & { malformed?: MalformedReason }

/**
 * Scores what was put into the places of an answer, each one point: right when all are right, else the share of them. An open place is
 * wrong; a text that cannot be read is asked again, and in an exam counts as it stands.
 * @param check judges what was put into one place, which is never empty
 */
export function checkPlaces<P, T>(
  places: readonly P[],
  given: readonly string[],
  check: (place: P, text: string) => CheckedPlace<T>,
): Checked<T> {
  if (places.length === 0) return { kind: 'malformed', reason: 'cannot-be-answered' }
  if (given.every((text) => text.trim() === '')) return { kind: 'malformed', reason: 'empty' }
  const checked = places.map((place, index): CheckedPlace<T> => {
    const text = given[index] ?? ''
    return text.trim() === '' ? { isRight: false } : check(place, text)
  })
  const parts = checked.map(({ isRight, mistake }): PartChecked<T> => ({ isRight, ...(mistake && { mistake }) }))
  const scored = scoreParts(parts, parts.filter(({ isRight }) => isRight).length / parts.length)
  const malformed = checked.find((one) => one.malformed)?.malformed
  return malformed ? { kind: 'malformed', reason: malformed, asItStands: scored } : scored
}

/** The score of an answer with several places; the first that has something to say says it. @param share of the points, 0 to 1 */
export function scoreParts<T>(parts: PartChecked<T>[], share: number): Scored<T> {
  if (share === 1) return { kind: 'checked', status: 'correct', parts }
  const mistake = parts.find((part) => part.mistake?.feedback ?? part.mistake?.misconception)?.mistake
  return {
    kind: 'checked',
    status: 'incorrect',
    ...(share > 0 && { score: share }),
    parts,
    ...(mistake && { mistake }),
  }
}
