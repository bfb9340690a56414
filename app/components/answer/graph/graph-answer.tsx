import { Plus, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { checkAnswer } from '#domain/question/check-answer.ts'
import { type GraphEnds, type GraphPoint, pointCount } from '#domain/question/types/graph/drawn-graph.ts'
import { describeDrawn } from '#domain/question/types/graph/graph.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { AnswerProblem } from '../answer-problem.tsx'
import { type AnswerViewProps, replyOfType } from '../answer-view.ts'
import { snap } from './board-scale.ts'
import { CoordinateFields } from './coordinate-fields.tsx'
import { GraphBoard, type ShownGraph } from './graph-board.tsx'

const TASKS = {
  points: 'Place the points',
  line: 'Place two points of the line',
  parabola: 'Place the vertex, then another point of the parabola',
  vector: 'Place where the arrow begins, then where it ends',
  interval: 'Place the two ends, and say whether they belong to it',
} as const
const NAMES: Partial<Record<ShownGraph['shape'], readonly string[]>> = {
  parabola: ['Vertex', 'Point'],
  vector: ['Start', 'Tip'],
  interval: ['Left end', 'Right end'],
}
const CLOSED: GraphEnds = { start: 'closed', end: 'closed' }

/** Something to draw on axes: by finger, mouse or arrow keys on the grid, or as numbers typed beneath it. */
export function GraphAnswer({ question, reply, stage, malformed, onDraft }: AnswerViewProps) {
  const { graph } = question
  const frame = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  if (!graph) return null
  const given = replyOfType(reply, 'graph')
  const count = pointCount(graph)
  const points = Array.from({ length: count }, (_, index): GraphPoint | null => given?.points[index] ?? null)
  const isFlat = graph.shape === 'interval'
  const ends = isFlat ? (given?.ends ?? CLOSED) : undefined
  const isOpen = stage === 'open'
  const names = points.map(
    (_, index) => graph.names[index] ?? NAMES[graph.shape]?.[index] ?? (count === 1 ? 'Point' : `Point ${index + 1}`),
  )
  const next = points.indexOf(null)
  const checked = stage === 'shown' && reply ? checkAnswer(question, reply) : undefined
  const isSolved = stage === 'shown' && !(checked?.kind === 'checked' && checked.status === 'correct')

  const draft = (moved: readonly (GraphPoint | null)[], changed = ends) =>
    onDraft({
      type: 'graph',
      points: moved.map((point) => point && [point[0], point[1]]),
      ...(changed && { ends: changed }),
    })
  function move(index: number, point: GraphPoint | null) {
    if (!isOpen) return
    // the left end stays left of the right one
    const other = isFlat ? points[1 - index] : undefined
    if (point && other && (index === 0 ? point[0] > other[0] : point[0] < other[0])) return
    say(point ? `${names[index]}: ${isFlat ? point[0] : `${point[0]}, ${point[1]}`}` : `${names[index]} taken away`)
    draft(points.map((old, at) => (at === index ? point : old)))
  }
  function changeEnd(which: 'start' | 'end', kind: GraphEnds['start']) {
    const index = which === 'start' ? 0 : 1
    // an end that goes on for ever needs no place of its own
    const filled = points.map((point, at): GraphPoint | null =>
      at === index && kind === 'none' ? [index === 0 ? (graph?.x.min ?? 0) : (graph?.x.max ?? 0), 0] : point,
    )
    draft(filled, { ...(ends ?? CLOSED), [which]: kind })
  }
  function placeNext() {
    const { x, y } = graph as ShownGraph
    const middle = (axis: ShownGraph['x'], share: number) => snap(axis, axis.min + (axis.max - axis.min) * share)
    move(next, [middle(x, (next + 1) / (count + 1)), y ? middle(y, 0.5) : 0])
    requestAnimationFrame(() => frame.current?.querySelector<SVGGElement>(`[data-point="${next}"]`)?.focus())
  }

  return (
    <div ref={frame} className="flex flex-col gap-4">
      {isOpen && (
        <p className="text-muted-foreground text-sm">
          {TASKS[graph.shape]}: press on the grid, or type the numbers. A point is moved by dragging or with the arrow
          keys.
        </p>
      )}
      <GraphBoard
        graph={graph}
        points={points}
        ends={ends}
        names={names}
        isOpen={isOpen}
        isSolved={isSolved}
        onMove={move}
      />
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would stand inside the lesson's */}
      <div role="group" aria-label="The points as numbers" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {points.map((point, index) => {
          const which = index === 0 ? 'start' : 'end'
          const kind = ends?.[which]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the points' places in the reply are what they are
            <span key={index} className="flex flex-wrap items-center gap-2">
              {kind !== 'none' && (
                <CoordinateFields
                  name={names[index] ?? ''}
                  point={point}
                  isFlat={isFlat}
                  isOpen={isOpen}
                  onMove={(moved) => move(index, moved)}
                />
              )}
              {kind && (
                <Select
                  aria-label={`${names[index]}: does it belong?`}
                  value={kind}
                  aria-disabled={!isOpen}
                  onChange={(event) => isOpen && changeEnd(which, event.target.value as GraphEnds['start'])}
                  className="w-44"
                >
                  <option value="closed">belongs ●</option>
                  <option value="open">does not belong ○</option>
                  <option value="none">{index === 0 ? 'no left end ←' : 'no right end →'}</option>
                </Select>
              )}
            </span>
          )
        })}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" aria-disabled={next < 0} onClick={() => next >= 0 && placeNext()}>
            <Plus aria-hidden />
            {next >= 0 ? `Place ${names[next]?.toLowerCase()}` : 'All points are placed'}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              draft(
                points.map(() => null),
                isFlat ? CLOSED : undefined,
              )
            }
          >
            <Undo2 aria-hidden />
            Start over
          </Button>
        </div>
      )}
      {isSolved && (
        <p className="font-medium text-sm text-success">
          Right, dashed in green: {describeDrawn(graph, { points: graph.answer, ends: graph.ends })}
        </p>
      )}
      <AnswerProblem question={question} malformed={malformed} />
    </div>
  )
}
