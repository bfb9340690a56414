import type { AuthoredFigureOf } from './authored-figure.ts'
import type { DrawnContent } from './draw-content.ts'
import { BrokenFigure, type FigureValues } from './figure-values.ts'

/** A table with its cells filled. Throws BrokenFigure where a row is short or a cell cannot be worked out. */
export function drawTable({ headers, rows }: AuthoredFigureOf<'table'>, values: FigureValues): DrawnContent {
  const wrong = rows.find((row) => row.length !== headers.length)
  if (wrong) throw new BrokenFigure(`a row of the table has ${wrong.length} cells; there are ${headers.length} headers`)
  return {
    table: {
      headers: headers.map(values.text),
      rows: rows.map((row) =>
        row.map((cell) => (typeof cell === 'number' ? values.text(`@{${cell}}`) : values.text(cell))),
      ),
    },
  }
}
