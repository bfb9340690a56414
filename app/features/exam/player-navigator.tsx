import { cn } from '#app/components/cn.ts'

export type NavigatorCell = {
  number: number
  isAnswered: boolean
  isFlagged: boolean
  /** number of the set it belongs to */
  set: number | undefined
}

type PlayerNavigatorProps = {
  cells: readonly NavigatorCell[]
  /** position in `cells` */
  current: number
  onGo: (position: number) => void
}

type CellLook = 'current' | 'flagged' | 'answered' | 'open'
// words and marks repeat what the colours say, and so do borders where the colours are the reader's own (media.css)
const LOOKS: Record<CellLook, string> = {
  current: 'border-info bg-info text-info-foreground',
  flagged: 'border-warning bg-warning-surface text-warning',
  answered: 'border-success bg-success-surface text-success',
  open: 'bg-white text-black',
}
// current over flagged over answered (OPN-103)
const lookOf = (cell: NavigatorCell, isCurrent: boolean): CellLook =>
  isCurrent ? 'current' : cell.isFlagged ? 'flagged' : cell.isAnswered ? 'answered' : 'open'
const LEGEND: [CellLook, string][] = [
  ['current', 'Current'],
  ['answered', 'Answered'],
  ['flagged', 'Flagged'],
  ['open', 'Open'],
]
const stateWords = ({ set, isAnswered, isFlagged }: NavigatorCell) =>
  `${set === undefined ? '' : `set ${set}, `}${isAnswered ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`

/** A line under the questions of a set, through the gaps between them. */
function setLine(cells: readonly NavigatorCell[], position: number): string | undefined {
  const set = cells[position]?.set
  if (set === undefined) return undefined
  const goesOn = (to: number) => cells[to]?.set === set
  return cn(
    'after:absolute after:inset-x-0 after:-bottom-1 after:h-0.5 after:rounded-full after:bg-muted-foreground',
    goesOn(position - 1) && 'after:-left-1',
    goesOn(position + 1) && 'after:-right-1',
  )
}

/** The grid of questions: current blue, answered green, flagged orange, else white (EXP-08), with its counts (EXP-09). */
export function PlayerNavigator({ cells, current, onGo }: PlayerNavigatorProps) {
  const answered = cells.filter((cell) => cell.isAnswered).length
  const flagged = cells.filter((cell) => cell.isFlagged).length
  return (
    <nav aria-label="Questions" className="grid gap-3">
      <p className="flex gap-4 text-sm">
        <span>
          Answered: <strong className="figures">{answered}</strong> of {cells.length}
        </span>
        <span>
          Flagged: <strong className="figures">{flagged}</strong>
        </span>
      </p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
        {cells.map((cell, position) => (
          <li key={cell.number} className={cn('relative', setLine(cells, position))}>
            <button
              type="button"
              onClick={() => onGo(position)}
              aria-current={position === current ? 'step' : undefined}
              aria-label={`Question ${cell.number}, ${stateWords(cell)}`}
              data-cell={lookOf(cell, position === current)}
              className={cn(
                'figures relative grid h-11 w-full place-items-center rounded-md border font-medium text-sm',
                LOOKS[lookOf(cell, position === current)],
              )}
            >
              {cell.number}
              {cell.isFlagged && (
                <span aria-hidden className="absolute top-0 right-1 text-xs">
                  ⚑
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-xs" aria-label="Colours">
        {LEGEND.map(([look, label]) => (
          <li key={look} className="flex items-center gap-1.5">
            <span aria-hidden data-cell={look} className={cn('size-3 rounded-sm border', LOOKS[look])} />
            {label}
          </li>
        ))}
        {cells.some(({ set }) => set !== undefined) && (
          <li className="flex items-center gap-1.5">
            <span aria-hidden className="h-0.5 w-3 rounded-sm border-muted-foreground border-t-2" />
            One set
          </li>
        )}
      </ul>
    </nav>
  )
}
