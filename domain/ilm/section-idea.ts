import { roughText } from '../text/search-words.ts'
import type { LessonSection } from './course-passages.ts'

/** Words of one idea: about a minute's reading for a fourteen-year-old. */
const MOST_WORDS = 130

/** Display maths holds line breaks of its own, so only blank lines part paragraphs. */
export const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** The sentences of a paragraph; one may begin with a formula or a name in bold. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.!?])\s+(?=[A-Z*$\\])/)

/** Whole paragraphs up to a length; the first is kept whatever its length, and one that ends in a colon keeps what it announces. */
export function firstWords(markdown: string, most = MOST_WORDS): string {
  const kept: string[] = []
  let words = 0
  for (const paragraph of paragraphsOf(markdown)) {
    words += paragraph.split(/\s+/).length
    const isAnnounced = kept.at(-1)?.endsWith(':') ?? false
    if (kept.length > 0 && words > most && !isAnnounced) break
    kept.push(paragraph)
  }
  return kept.join('\n\n')
}

/** Letters of an idea that are remembered: its name and what it is. */
const REMEMBERED = 160

/** The beginning of what was explained, for finding what goes on with it. */
export const shortIdea = (markdown: string): string => roughText(markdown).trim().slice(0, REMEMBERED)

/** What a section teaches, short. Every statement is the lesson's own. */
export function sectionIdea(section: LessonSection): string {
  const { text, comparison, comparisonTable, workedExample, diagram, keyTerms, caseStudy } = section
  const parts: string[] = []
  if (text) parts.push(firstWords(text))
  if (comparison.length > 0 && parts.length === 0) {
    parts.push(
      comparison
        .map(({ title, definition, characteristics }) => `- **${title}:** ${definition ?? characteristics[0] ?? ''}`)
        .join('\n'),
    )
  }
  if (comparisonTable && (parts.join(' ').split(/\s+/).length < 40 || parts.length === 0))
    parts.push(tableOf(comparisonTable))
  if (workedExample && parts.length === 0) {
    parts.push(
      `${workedExample.problem}`,
      workedExample.steps
        .slice(0, 2)
        .map(({ action, reasoning }, index) => `${index + 1}. ${action} ${reasoning ?? ''}`.trim())
        .join('\n'),
    )
  }
  if (diagram?.description && parts.length === 0) {
    parts.push(diagram.description, diagram.elements.map((element) => `- ${element}`).join('\n'))
  }
  if (caseStudy && parts.length === 0) parts.push(firstWords(caseStudy.scenario))
  if (keyTerms.length > 0 && parts.join(' ').split(/\s+/).length < 90) {
    parts.push(
      keyTerms
        .slice(0, 2)
        .map(({ term, definition }) => `- **${term}:** ${definition}`)
        .join('\n'),
    )
  }
  return parts.filter(Boolean).join('\n\n')
}

/** Pieces that each say something, as sentences one after the other: "quick" and "the key is shared" are no one sentence. */
export const inSentences = (pieces: readonly (string | undefined)[]): string =>
  pieces
    .flatMap((piece) => piece?.trim() || [])
    .map((piece) => piece[0]?.toUpperCase() + piece.slice(1) + (/[.!?:…]$/.test(piece) ? '' : '.'))
    .join(' ')

/** A table as Markdown. */
export const tableOf = ({ headers, rows }: NonNullable<LessonSection['comparisonTable']>): string =>
  [headers, headers.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
