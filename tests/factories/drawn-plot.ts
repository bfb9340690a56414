import { figureValues } from '#domain/figure/figure-values.ts'
import { drawPlot } from '#domain/figure/plot/draw-plot.ts'
import { plotSchema } from '#domain/figure/plot/plot-schema.ts'
import type { Point, SvgNode } from '#domain/figure/svg-node.ts'
import type { TemplateScope } from '#domain/template/template-expression.ts'

/** A plot as an author writes it, drawn. */
export function drawnPlot(plot: object, scope: TemplateScope = {}) {
  const { picture, markup, table } = drawPlot(plotSchema.parse({ kind: 'plot', ...plot }), figureValues(scope))
  return { ...picture, markup, table }
}

/** Both axes from 0 to 10, plain, so that places are easy to tell. */
export const onTen = (...marks: object[]) =>
  drawnPlot({ x: { min: 0, max: 10 }, y: { min: 0, max: 10 }, dataTable: false, marks })

/** The words of a text, its raised and lowered parts among them. */
const wordsOf = ({ children }: SvgNode): string =>
  children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('')

/** All texts of a picture with their places. */
export const textsOf = (nodes: readonly SvgNode[]) =>
  nodes
    .filter(({ tag }) => tag === 'text')
    .map((node) => ({ text: wordsOf(node), x: Number(node.attributes.x), y: Number(node.attributes.y), node }))

/** Circles in the order they are drawn. */
export const circlesOf = (nodes: readonly SvgNode[]) =>
  nodes
    .filter(({ tag }) => tag === 'circle')
    .map(({ attributes: { cx, cy, r, fill, stroke } }) => ({ at: [Number(cx), Number(cy)] as Point, r, fill, stroke }))

/** The corners of a path. */
export const cornersOf = (node: SvgNode | undefined): Point[] =>
  [...String(node?.attributes.d ?? '').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  )

/** Strokes of an ink: paths without a filling. */
export const strokesOf = (nodes: readonly SvgNode[], ink: string) =>
  nodes.filter(({ tag, attributes }) => tag === 'path' && attributes.fill === 'none' && attributes.stroke === ink)

/** Where a point of the axes stands in the picture, told by a dot put there in red. */
export const placeIn = (
  plot: { x: object; y?: object; [key: string]: unknown },
  at: Point,
  marks: object[] = [],
): Point => {
  const { nodes } = drawnPlot({
    ...plot,
    marks: [...marks, { type: 'label', at, text: 'here', point: true, color: 'red' }],
  })
  const found = circlesOf(nodes).find(({ fill }) => fill === 'red')
  if (!found) throw new Error('no dot')
  return found.at
}
