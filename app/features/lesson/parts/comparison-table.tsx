import { RichText } from '#app/components/rich-text.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#app/components/ui/table.tsx'
import type { ShownSection } from '../queries.ts'

/** A real table: the first cell of a row names the row (LES-24). */
export function ComparisonTable({ table }: { table: NonNullable<ShownSection['comparisonTable']> }) {
  const title = table.title ?? 'Comparison'
  return (
    <figure className="overflow-hidden rounded-xl border bg-card">
      <figcaption className="border-b px-4 py-3 font-semibold">{title}</figcaption>
      <Table label={title} className="text-base">
        <TableHeader>
          <TableRow>
            {table.headers.map((header, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table's columns never move, and the first may be empty
              <TableHead key={index} className="whitespace-normal px-4 py-2 text-foreground">
                <RichText value={header} inline />
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {table.rows.map(([first, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table's rows never move
            <TableRow key={row}>
              {first && (
                <TableHead scope="row" className="min-w-28 whitespace-normal px-4 py-3 align-top text-foreground">
                  <RichText value={first} inline />
                </TableHead>
              )}
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table's cells never move
                <TableCell key={column} className="min-w-36 px-4 py-3 align-top">
                  <RichText value={cell} inline />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </figure>
  )
}
