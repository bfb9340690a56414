import { roughText } from './search-words.ts'

/** Markdown as one line of plain text. */
export const plainLine = (markdown: string): string => roughText(markdown).replaceAll(/\s+/g, ' ').trim()
