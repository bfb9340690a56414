/** The one order of a history: by time, then by id (D5). */
export const compareEvents = (a: { at: number; id: string }, b: { at: number; id: string }): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Events in their one order, each id once. Already ordered input is given back in one pass, without sorting. */
export function orderEvents<E extends { at: number; id: string }>(events: readonly E[]): E[] {
  let isOrdered = true
  for (let i = 1; i < events.length && isOrdered; i++) {
    const before = events[i - 1]
    const event = events[i]
    isOrdered = before !== undefined && event !== undefined && compareEvents(before, event) < 0
  }
  if (isOrdered) return [...events]
  const seen = new Set<string>()
  return [...events].sort(compareEvents).filter((event) => {
    if (seen.has(event.id)) return false
    seen.add(event.id)
    return true
  })
}
