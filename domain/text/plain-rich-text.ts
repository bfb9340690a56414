import type { RichText } from './rich-text.ts'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text exactly as it was typed, where nothing renders it: what a student wrote, before the server has seen it. */
export function plainRichText(text: string): RichText {
  const escaped = text.replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? character)
  return { html: `<p>${escaped.replaceAll(/\r?\n/g, '<br>')}</p>`, text }
}
