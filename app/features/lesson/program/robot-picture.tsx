import { cn } from '#app/components/cn.ts'
import type { RobotGrid } from '#domain/pseudocode/robot-grid.ts'
import { wordsOfRobot } from './step-words.ts'

const ARROWS = { north: '▲', east: '▶', south: '▼', west: '◀' } as const

/** The grid from above: open squares light, closed ones dark, the robot an arrow. */
export function RobotPicture({ robot }: { robot: RobotGrid }) {
  const { rows, columns, walls, row, column, facing } = robot
  const squares = Array.from({ length: rows * columns }, (_, at) => [Math.floor(at / columns), at % columns] as const)
  return (
    <div
      role="img"
      aria-label={wordsOfRobot(robot)}
      className="grid w-fit border-t border-l"
      style={{ gridTemplateColumns: `repeat(${columns}, 2rem)` }}
    >
      {squares.map(([r, c]) => (
        <span
          key={`${r},${c}`}
          className={cn(
            'flex size-8 items-center justify-center border-r border-b bg-card text-theme-ink',
            walls.has(`${r},${c}`) && 'bg-muted-foreground',
          )}
        >
          {r === row && c === column && ARROWS[facing]}
        </span>
      ))}
    </div>
  )
}
