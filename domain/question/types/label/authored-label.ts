import { figuresOf } from '../../../figure/authored-figure.ts'
import type { AuthoredQuestion } from '../../authored-question.ts'
import type { AuthoredType, Filler } from '../../authored-type.ts'
import { checkAuthoredBlanks, filledBlank } from '../../blank/authored-blanks.ts'
import { blanksOfPlaces, DRAWING_AT } from './label.ts'

type Frame = { left: number; top: number; width: number; height: number }

export const authoredLabel: AuthoredType = {
  fields: ['places', 'choices'],
  needs: ['places'],
  figurePlaces: [DRAWING_AT],
  fill: (authored, filler) => {
    const frame = frameOf(authored, filler)
    return {
      places: (authored.places ?? []).map(({ at: [x, y], ...place }, index) => {
        const name = `Place ${index + 1}`
        const choices = place.choices ?? authored.choices
        if (!choices) return filler.refuse(`${name} has nothing to choose from: give it choices, or the question`)
        const share = {
          x: (filler.number(x, `the place of ${name}`) - frame.left) / frame.width,
          y: (filler.number(y, `the place of ${name}`) - frame.top) / frame.height,
        }
        if (Math.min(share.x, share.y) < 0 || Math.max(share.x, share.y) > 1)
          return filler.refuse(`${name} lies outside the drawing`)
        return { ...share, blank: filledBlank({ ...place, choices }, filler, name) }
      }),
    }
  },
  check: (question) => {
    const near = question.places?.find((place, index, all) =>
      all.slice(0, index).some((other) => Math.hypot(place.x - other.x, place.y - other.y) < NEAREST),
    )
    return [
      ...(near ? [`${near.blank.name} lies so near to another place that a finger cannot tell them apart`] : []),
      ...checkAuthoredBlanks(blanksOfPlaces(question)),
    ]
  },
  answers: () => [],
}

/** Share of the drawing's size: 320 px wide, this is the width of a finger. */
const NEAREST = 0.08

/** The frame of the drawing that the places lie on. */
function frameOf(authored: AuthoredQuestion, filler: Filler): Frame {
  const figure = figuresOf(authored).find(({ at }) => at === DRAWING_AT)
  if (figure?.kind !== 'drawing')
    return filler.refuse(`a label question needs a drawing that stands at ${DRAWING_AT} (at: ${DRAWING_AT})`)
  const [left, top, width, height] = (/viewBox="([^"]+)"/.exec(figure.svg ?? '')?.[1] ?? '').split(/[\s,]+/).map(Number)
  if (left === undefined || top === undefined || !(Number(width) > 0) || !(Number(height) > 0))
    return filler.refuse('the drawing has no viewBox, so its places cannot be told')
  return { left, top, width: Number(width), height: Number(height) }
}
