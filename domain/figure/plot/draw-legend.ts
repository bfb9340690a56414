import { tintOf } from '../colour-words.ts'
import { labelWidth } from '../label-runs.ts'
import { type SvgNode, svg } from '../svg-node.ts'
import { pointShape, strokedPath } from './draw-shapes.ts'
import { TEXT_SIZE, textNode } from './place-labels.ts'
import type { PlotPart } from './plot-part.ts'

const SWATCH = 26
const BETWEEN = 16
const ROW = 22
const EDGE = 4

type Legend = { height: number; nodes: (top: number) => SvgNode[] }

/** What each series is, in rows under the plot. A plot with one named series has one as well: its name stands nowhere else. */
export function drawLegend(parts: readonly PlotPart[], width: number): Legend {
  const entries = parts.flatMap((part) => (part.legend ? [{ ...part.legend, style: part.style }] : []))
  let [left, row] = [EDGE, 0]
  const placed = entries.map((entry) => {
    const size = SWATCH + 6 + labelWidth(entry.label, TEXT_SIZE)
    if (left > EDGE && left + size > width - EDGE) [left, row] = [EDGE, row + 1]
    const at = { ...entry, left, row }
    left += size + BETWEEN
    return at
  })
  return {
    height: entries.length === 0 ? 0 : (row + 1) * ROW + 4,
    nodes: (top) =>
      placed.flatMap(({ label, swatch, style, left: x, row: line }) => {
        const y = top + 4 + (line + 0.5) * ROW
        return [...swatchNodes(swatch, style, x, y), textNode(label, x + SWATCH + 6, y, { anchor: 'start' })]
      }),
  }
}

function swatchNodes(
  swatch: 'line' | 'point' | 'area',
  { ink, dashes, shape }: PlotPart['style'],
  x: number,
  y: number,
): SvgNode[] {
  switch (swatch) {
    case 'line':
      return [strokedPath(`M${x} ${y}H${x + SWATCH}`, ink, dashes)]
    case 'point':
      return [pointShape(shape, [x + SWATCH / 2, y], ink)]
    case 'area':
      return [
        svg('rect', {
          x: x + 4,
          y: y - 7,
          width: SWATCH - 8,
          height: 14,
          fill: tintOf(ink),
          stroke: ink,
          'stroke-width': 2,
          'stroke-dasharray': dashes,
        }),
      ]
  }
}
