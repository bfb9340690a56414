import type { AuthoredType } from '../../authored-type.ts'
import { plainOf } from '../../same-to-reader.ts'

export const authoredMatch: AuthoredType = {
  fields: ['pairs'],
  fill: ({ pairs = [] }, filler) => ({
    pairs: pairs.map((pair) => ({ left: filler.text(pair.left), right: filler.text(pair.right) })),
  }),
  check: ({ pairs }) => {
    const found: string[] = []
    if (pairs.length < 3) found.push('match needs pairs')
    for (const side of ['left', 'right'] as const) {
      const texts = pairs.map((pair) => plainOf(pair[side]))
      const twin = texts.find((text, index) => texts.indexOf(text) < index)
      if (twin !== undefined) found.push(`two pairs have the same ${side} side: "${twin}"`)
    }
    return found
  },
  answers: () => [],
}
