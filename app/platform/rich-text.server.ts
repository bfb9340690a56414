import sanitizeHtml from 'sanitize-html'
import temml from 'temml'
import { createMarkdown } from '#domain/text/parse-markdown.ts'
import { textOfTokens } from '#domain/text/plain-text.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { SANITIZER } from './rich-text-rules.server.ts'

const markdown = createMarkdown()
const { escapeHtml } = markdown.utils

markdown.renderer.rules.maths_inline = (tokens, index) => {
  const token = tokens[index]
  return token ? renderMaths(token.content, token.markup === '$$') : ''
}
markdown.renderer.rules.maths_block = (tokens, index) => `${renderMaths(tokens[index]?.content ?? '', true)}\n`

/**
 * How far mhchem's arrows reach when nothing stands over them. Temml spaces them for a long arrow; the arrow of a maths
 * font does not stretch over a space in Chromium and would stand in a gap.
 */
const LONG_ARROW = '<mspace width="2.8571em"></mspace></mover>'
const SHORT_ARROW = '<mspace width="1.2em"></mspace></mover>'

/** A formula as MathML. One that cannot be read shows its source: a slip of an author must not hide the lesson. */
function renderMaths(source: string, isDisplay: boolean): string {
  try {
    // Macros from one formula must not reach the next, so each gets its own table.
    const html = temml.renderToString(source, { displayMode: isDisplay, throwOnError: true, macros: {}, trust: false })
    return html.replaceAll(LONG_ARROW, SHORT_ARROW)
  } catch {
    return `<code>${escapeHtml(source)}</code>`
  }
}

/** A formula in a line, with what stands close to it: browsers would break the line before its full stop. */
const FORMULA_IN_LINE = /\(?<math(?![^>]*display="block")[^>]*>.*?<\/math>[.,;:!?)]*/gs

/** One paragraph without any tag inside holds nothing to sanitise; half of all texts are like that. */
const PLAIN_PARAGRAPH = /^<p>[^<>]*<\/p>$/

/** Rendered texts, the least recently used first. A page has some hundred texts, a popular course some thousand. */
const CACHE_TEXTS = 4000
/** Longer texts are rendered each time: a few of them could fill the memory. */
const CACHE_LONGEST = 20_000
const cache = new Map<string, RichText>()

/**
 * Markdown with `$maths$` and `$\ce{chemistry}$` to HTML that is safe to insert, and its plain reading. Raw HTML in the
 * text is shown as text; links lead to http(s) or this site only; formulas are MathML. Never throws.
 */
export function renderRichText(source: string): RichText {
  const known = cache.get(source)
  if (known) {
    cache.delete(source)
    cache.set(source, known)
    return known
  }
  const tokens = markdown.parse(source, {})
  const raw = markdown.renderer.render(tokens, markdown.options, {}).trim()
  const html = PLAIN_PARAGRAPH.test(raw) ? raw : keepTogether(sanitizeHtml(raw, SANITIZER))
  const rendered = { html, text: textOfTokens(tokens) }
  if (source.length <= CACHE_LONGEST) cache.set(source, rendered)
  const oldest = cache.size > CACHE_TEXTS ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return rendered
}

function keepTogether(html: string): string {
  return html.replace(FORMULA_IN_LINE, (formula) =>
    formula.startsWith('<') && formula.endsWith('>') ? formula : `<span class="unbroken">${formula}</span>`,
  )
}
