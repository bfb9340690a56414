import { clsx } from 'clsx'
import { TableCell, TableRow } from '#app/components/ui/table.tsx'
import type { MasteryArea } from '#domain/insights/insights.ts'
import { RADAR_LINE_HEIGHT, radarLabel, radarPoint, radarPolygon } from '#domain/insights/radar-shape.ts'
import { AsTable } from './as-table.tsx'

/** Rings of the scale 0 to 100 (INS-02). */
const RINGS = [25, 50, 75, 100]
const shape = { x: 200, y: 150, radius: 105 }

type MasteryRadarProps = {
  areas: readonly MasteryArea[]
  /** it has the width of the page: the table stands beside it, open */
  isWide?: boolean
}

/** Mastery on a radar from 0 to 100, with the same as a table below it (INS-02, CON-09). */
export function MasteryRadar({ areas, isWide = false }: MasteryRadarProps) {
  const count = areas.length
  const summary = areas.map(({ name, mastery }) => `${name} ${mastery}`).join(', ')
  return (
    <figure
      className={clsx(
        'flex flex-col gap-3 rounded-xl border bg-card p-4',
        isWide && 'lg:flex-row lg:items-center lg:gap-10',
      )}
    >
      {count >= 3 && (
        <svg
          viewBox="0 0 400 300"
          role="img"
          aria-label={`Radar chart of mastery from 0 to 100: ${summary}`}
          className="mx-auto w-full max-w-md overflow-visible"
        >
          {RINGS.map((ring) => (
            <polygon
              key={ring}
              points={radarPolygon(
                shape,
                areas.map(() => ring),
              )}
              className="fill-none stroke-border"
            />
          ))}
          {areas.map(({ name }, index) => {
            const end = radarPoint(shape, index, count, 100)
            return <line key={name} x1={shape.x} y1={shape.y} x2={end.x} y2={end.y} className="stroke-border" />
          })}
          <polygon
            points={radarPolygon(
              shape,
              areas.map(({ mastery }) => mastery),
            )}
            className="fill-theme/20 stroke-2 stroke-theme"
            strokeLinejoin="round"
          />
          {areas.map(({ name, mastery }, index) => {
            const at = radarPoint(shape, index, count, mastery)
            return <circle key={name} cx={at.x} cy={at.y} r={4} className="fill-theme" />
          })}
          {RINGS.map((ring) => (
            <text
              key={ring}
              x={shape.x + 4}
              y={shape.y - (shape.radius * ring) / 100 + 11}
              className="fill-muted-foreground text-[0.6875rem]"
            >
              {ring}
            </text>
          ))}
          {areas.map(({ name }, index) => (
            <RadarLabel key={name} name={name} index={index} count={count} />
          ))}
        </svg>
      )}
      <figcaption className={clsx(isWide && 'lg:flex-1')}>
        <AsTable label="Mastery as a table" columns={['Area', 'Mastery (0–100)']} isOpen={count < 3 || isWide}>
          {areas.map(({ name, mastery }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell className="figures text-end">{mastery}</TableCell>
            </TableRow>
          ))}
        </AsTable>
      </figcaption>
    </figure>
  )
}

function RadarLabel({ name, index, count }: { name: string; index: number; count: number }) {
  const { x, y, anchor, lines } = radarLabel(shape, index, count, name)
  return (
    <text x={x} y={y} textAnchor={anchor} className="fill-foreground text-[0.9375rem]">
      <title>{name}</title>
      {lines.map((line, place) => (
        <tspan key={line} x={x} dy={place === 0 ? 0 : RADAR_LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
