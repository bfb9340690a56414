import type { AuthoredType } from '../../authored-type.ts'
import { twinOf } from '../../same-to-reader.ts'

export const authoredOrdering: AuthoredType = {
  fields: ['items', 'ends'],
  needs: ['items'],
  fill: ({ items = [], ends }, filler) => ({
    items: items.map(filler.text),
    ...(ends && { ends: { start: filler.text(ends.start), end: filler.text(ends.end) } }),
  }),
  check: ({ items }) => {
    const twin = twinOf(items)
    return twin === undefined ? [] : [`two items say the same, so their order cannot be told: "${twin}"`]
  },
  answers: () => [],
}
