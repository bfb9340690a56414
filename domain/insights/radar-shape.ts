/** A radar's middle and the length of its axes, in the drawing's units. */
export type RadarShape = { x: number; y: number; radius: number }

/** Where a value of 0..100 lies on an axis; the first axis points up, the others follow clockwise. */
export function radarPoint(shape: RadarShape, index: number, count: number, value: number): { x: number; y: number } {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2
  const length = (shape.radius * Math.min(100, Math.max(0, value))) / 100
  const round = (coordinate: number) => Math.round(coordinate * 10) / 10
  return { x: round(shape.x + length * Math.cos(angle)), y: round(shape.y + length * Math.sin(angle)) }
}

/** The `points` of a polygon through one value per axis. */
export const radarPolygon = (shape: RadarShape, values: readonly number[]): string =>
  values
    .map((value, index) => radarPoint(shape, index, values.length, value))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')

/** Characters of one line of a label, and lines of it. */
const LINE = 13
const LINES = 2
/** From one line of a label to the next. */
export const RADAR_LINE_HEIGHT = 17
/** From the end of an axis to its label. */
const GAP = 14

/** Where an axis's name stands, broken into short lines. */
export function radarLabel(
  shape: RadarShape,
  index: number,
  count: number,
  name: string,
): { x: number; y: number; anchor: 'start' | 'middle' | 'end'; lines: string[] } {
  const end = radarPoint({ ...shape, radius: shape.radius + GAP }, index, count, 100)
  const side = Math.round((end.x - shape.x) / 10)
  const lines = breakLines(name)
  const isAbove = end.y < shape.y - shape.radius / 2
  return {
    x: end.x,
    // above the radar a second line grows upwards, below it downwards
    y: end.y + (isAbove ? -RADAR_LINE_HEIGHT * (lines.length - 1) : 6),
    anchor: side === 0 ? 'middle' : side > 0 ? 'start' : 'end',
    lines,
  }
}

function breakLines(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES - 1), `${lines[LINES - 1]}…`]
}
