/** A line of a Markdown table. */
export const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
