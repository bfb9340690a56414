import { labelNodes, labelWidth } from '../label-runs.ts'
import { type Point, type SvgNode, svg } from '../svg-node.ts'
import type { Box } from './clip-line.ts'
import type { Side } from './plot-part.ts'

/** Font size of every text of a plot, in units: 12 px on the smallest phone (256 px for 320 units). */
export const TEXT_SIZE = 15
/** From a point to the nearest edge of its label. */
const DISTANCE = 8
/** Labels stay this far from each other. */
const BETWEEN = 2
/** Height of a line of text over and under its middle. */
const HALF_LINE = TEXT_SIZE * 0.56

export type WantedLabel = { text: string; at: Point; sides: readonly Side[]; ink: string | undefined }

/**
 * Puts labels beside their points: on the wanted side that is free of other labels and covers the fewest marks, first at the usual
 * distance, then farther off.
 * @param taken boxes of texts that are there already; the placed ones are added
 */
export function placeLabels(
  wanted: readonly WantedLabel[],
  frame: Box,
  taken: Box[],
  marks: readonly Point[],
): SvgNode[] {
  return wanted.map(({ text, at, sides, ink }) => {
    const width = labelWidth(text, TEXT_SIZE)
    const boxes = candidates(at, width, sides).map((box) => pushedInside(box, frame))
    const best = cheapest(boxes, taken, marks)
    taken.push(best)
    return textNode(text, (best.left + best.right) / 2, (best.top + best.bottom) / 2, {
      anchor: 'middle',
      ink,
      hasHalo: true,
    })
  })
}

/** Over another label is worse than over any marks; of equals the first. Curves have thousands of marks, so what cannot win is left at once. */
function cheapest(boxes: readonly Box[], taken: readonly Box[], marks: readonly Point[]): Box {
  let [best, least] = [boxes[0] as Box, Number.POSITIVE_INFINITY]
  for (const [index, box] of boxes.entries()) {
    let cost = index
    for (const other of taken) if (touches(box, other)) cost += 1000
    for (let at = 0; at < marks.length && cost < least; at++) {
      const [x, y] = marks[at] as Point
      if (x > box.left && x < box.right && y > box.top && y < box.bottom) cost += 10
    }
    if (cost < least) [best, least] = [box, cost]
  }
  return best
}

function candidates([x, y]: Point, width: number, sides: readonly Side[]): Box[] {
  const around = (cx: number, cy: number): Box => ({
    left: cx - width / 2,
    right: cx + width / 2,
    top: cy - HALF_LINE,
    bottom: cy + HALF_LINE,
  })
  const at = (side: Side, distance: number): Box => {
    const beside = distance + width / 2
    switch (side) {
      case 'above':
        return around(x, y - distance - HALF_LINE)
      case 'below':
        return around(x, y + distance + HALF_LINE)
      case 'left':
        return around(x - beside, y)
      case 'right':
        return around(x + beside, y)
      case 'centre':
        return around(x, y)
    }
  }
  const corner = (sx: number, sy: number, distance: number) =>
    around(x + sx * (distance * 0.7 + width / 2), y + sy * (distance * 0.7 + HALF_LINE))
  return [
    ...sides.map((side) => at(side, DISTANCE)),
    ...[
      [1, -1],
      [-1, -1],
      [1, 1],
      [-1, 1],
    ].map(([sx = 1, sy = 1]) => corner(sx, sy, DISTANCE)),
    ...(['above', 'below', 'right', 'left'] as const).flatMap((side) => [
      at(side, DISTANCE * 2.5),
      at(side, DISTANCE * 4.5),
      at(side, DISTANCE * 7),
    ]),
    ...[
      [1, -1],
      [-1, -1],
      [1, 1],
      [-1, 1],
    ].map(([sx = 1, sy = 1]) => corner(sx, sy, DISTANCE * 4)),
  ]
}

function pushedInside(box: Box, frame: Box): Box {
  const right = Math.max(0, frame.left - box.left) - Math.max(0, box.right - frame.right)
  const down = Math.max(0, frame.top - box.top) - Math.max(0, box.bottom - frame.bottom)
  return { left: box.left + right, right: box.right + right, top: box.top + down, bottom: box.bottom + down }
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right + BETWEEN && b.left < a.right + BETWEEN && a.top < b.bottom + BETWEEN && b.top < a.bottom + BETWEEN

type TextLook = { anchor: 'start' | 'middle' | 'end'; ink?: string | undefined; hasHalo?: boolean }

/** A text whose middle line is at `y`. A halo in the colour of the paper keeps it readable over lines. */
export function textNode(
  text: string,
  x: number,
  y: number,
  { anchor, ink = 'black', hasHalo = false }: TextLook,
): SvgNode {
  const halo = hasHalo
    ? { stroke: 'white', 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
    : {}
  const attributes = { x, y: y + TEXT_SIZE * 0.35, 'font-size': TEXT_SIZE, 'text-anchor': anchor, fill: ink, ...halo }
  return svg('text', attributes, ...labelNodes(text, TEXT_SIZE))
}

/** The box a text takes. */
export function textBox(text: string, x: number, y: number, anchor: TextLook['anchor']): Box {
  const width = labelWidth(text, TEXT_SIZE)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE }
}

/** A text in lines no wider than `width`, broken at spaces; a single word may be wider. */
export function brokenLines(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && labelWidth(`${last} ${word}`, TEXT_SIZE) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
