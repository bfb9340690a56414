import type { ReactNode } from 'react'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '#app/components/ui/table.tsx'

/** A chart's numbers in a table, folded away below it. The first column names the row. */
export function AsTable({
  label,
  columns,
  isOpen = false,
  children,
}: {
  label: string
  columns: readonly string[]
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen}>
      <summary className="touch-target w-fit content-center py-1 text-muted-foreground text-sm">
        The same as a table
      </summary>
      <Table label={label}>
        <TableHeader>
          <TableRow>
            {columns.map((column, index) => (
              <TableHead key={column} className={index > 0 ? 'text-end' : undefined}>
                {column}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>{children}</TableBody>
      </Table>
    </details>
  )
}
