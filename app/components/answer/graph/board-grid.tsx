import { labelNodes } from '#domain/figure/label-runs.ts'
import type { SvgNode } from '#domain/figure/svg-node.ts'
import type { GraphOf } from '#domain/question/types/graph/drawn-graph.ts'
import type { BoardScale } from './board-scale.ts'

const TEXT_SIZE = 15

/** Lines, numbers and names of the axes; a name is written as on a plot: `*x*`, `m/s^2`. */
export function BoardGrid({ graph, scale }: { graph: Pick<GraphOf<unknown>, 'x' | 'y'>; scale: BoardScale }) {
  const { x, y } = graph
  const [left, right] = [scale.toX(x.min), scale.toX(x.max)]
  const [bottom, top] = y ? [scale.toY(y.min), scale.toY(y.max)] : [scale.xAxisAt + 6, scale.xAxisAt - 6]
  const name = ({ label, unit }: typeof x) => [label, unit && `(${unit})`].filter(Boolean).join(' ')
  return (
    <g aria-hidden>
      <g stroke="var(--fig-silver)">
        {scale.xLines.map(({ value, at }) => (
          <line key={value} x1={at} y1={bottom} x2={at} y2={top} />
        ))}
        {scale.yLines.map(({ value, at }) => (
          <line key={value} x1={left} y1={at} x2={right} y2={at} />
        ))}
      </g>
      <g stroke="var(--fig-black)" strokeWidth={1.5}>
        <line x1={left} y1={scale.xAxisAt} x2={right} y2={scale.xAxisAt} />
        {y && <line x1={scale.yAxisAt} y1={bottom} x2={scale.yAxisAt} y2={top} />}
      </g>
      <g fill="var(--fig-grey)" fontSize={TEXT_SIZE}>
        {scale.xLines.map(({ value, at, text }) =>
          text === undefined ? null : (
            <text key={value} x={at} y={(y ? bottom : scale.xAxisAt + 8) + 17} textAnchor="middle">
              {text}
            </text>
          ),
        )}
        {scale.yLines.map(({ value, at, text }) =>
          text === undefined ? null : (
            <text key={value} x={left - 6} y={at + 5} textAnchor="end">
              {text}
            </text>
          ),
        )}
      </g>
      <g fill="var(--fig-black)" fontSize={TEXT_SIZE}>
        <text x={(left + right) / 2} y={scale.height - 5} textAnchor="middle">
          {labelNodes(name(x), TEXT_SIZE).map(tspanOf)}
        </text>
        {y && (
          <text x={left - 34} y={12}>
            {labelNodes(name(y), TEXT_SIZE).map(tspanOf)}
          </text>
        )}
      </g>
    </g>
  )
}

const tspanOf = (node: SvgNode | string, index: number) =>
  typeof node === 'string' ? (
    node
  ) : (
    <tspan
      key={index}
      dy={node.attributes.dy}
      fontSize={node.attributes['font-size']}
      fontStyle={node.attributes['font-style']}
    >
      {node.children[0]?.toString()}
    </tspan>
  )
