import sanitizeHtml from 'sanitize-html'
import temml from 'temml'
import { createMarkdown } from '#domain/text/parse-markdown.ts'
import { plainRichText } from '#domain/text/plain-rich-text.ts'
import { textOfTokens } from '#domain/text/plain-text.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { SANITIZER } from './rich-text-rules.server.ts'

const markdown = createMarkdown()
const { escapeHtml } = markdown.utils

markdown.renderer.rules.maths_inline = (tokens, index, _options, env) => {
  const token = tokens[index]
  return token ? renderMaths(token.content, token.markup === '$$', (env as RenderBudget | undefined) ?? {}) : ''
}
markdown.renderer.rules.maths_block = (tokens, index, _options, env) =>
  `${renderMaths(tokens[index]?.content ?? '', true, (env as RenderBudget | undefined) ?? {})}\n`

/** What the formulas of one text may cost: the length of each, and when (performance.now()) no more is begun. Absent: no bound. */
type RenderBudget = { formulaLength?: number; until?: number }

/**
 * How far mhchem's arrows reach when nothing stands over them. Temml spaces them for a long arrow; the arrow of a maths
 * font does not stretch over a space in Chromium and would stand in a gap.
 */
const LONG_ARROW = '<mspace width="2.8571em"></mspace></mover>'
const SHORT_ARROW = '<mspace width="1.2em"></mspace></mover>'

/** A formula as MathML. One that cannot be read shows its source: a slip of an author must not hide the lesson. */
function renderMaths(source: string, isDisplay: boolean, { formulaLength, until }: RenderBudget): string {
  const isTooLong = formulaLength !== undefined && source.length > formulaLength
  if (isTooLong || (until !== undefined && performance.now() > until)) return `<code>${escapeHtml(source)}</code>`
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

/** Rendered texts, the least recently used first, in so many characters. A popular course has some 10 million. */
const CACHE_CHARACTERS = 20_000_000
const cache = new Map<string, RichText>()
let cached = 0
const sizeOf = (source: string, { html, text }: RichText) => source.length + html.length + text.length

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
  const rendered = render(source, {})
  cache.set(source, rendered)
  cached += sizeOf(source, rendered)
  for (const [oldest, value] of cache) {
    if (cached <= CACHE_CHARACTERS) break
    cache.delete(oldest)
    cached -= sizeOf(oldest, value)
  }
  return rendered
}

/** A text as it was rendered for the content, while that is kept. */
export const renderedBefore = (source: string): RichText | undefined => cache.get(source)

/** A formula of a student or of a model is shorter; the time Temml takes can grow with the square of it. */
const OUTSIDE_FORMULA = 1000
/** Longer texts are no replies and no cards. */
const OUTSIDE_TEXT = 20_000

/**
 * The same for a text from outside (a student's card, a reply), in a bounded time: formulas that are too long, or come when the time is used
 * up, show their source. Nothing of it is kept, so that it cannot crowd out the content.
 * @param ms how long its formulas may take together; one that has begun is ended
 */
export function renderOutsideText(source: string, ms = 250): RichText {
  if (source.length > OUTSIDE_TEXT) return plainRichText(source)
  return render(source, { formulaLength: OUTSIDE_FORMULA, until: performance.now() + ms })
}

/**
 * Renders texts from outside that share a time.
 * @param ms the time all of them together may take; what comes later is not rendered, undefined
 */
export function renderWithin(ms: number): (source: string) => RichText | undefined {
  let left = ms
  return (source) => {
    if (left <= 0) return undefined
    const start = performance.now()
    const rendered = renderOutsideText(source, left)
    left -= performance.now() - start
    return rendered
  }
}

function render(source: string, budget: RenderBudget): RichText {
  const tokens = markdown.parse(source, {})
  const raw = markdown.renderer.render(tokens, markdown.options, budget).trim()
  const html = PLAIN_PARAGRAPH.test(raw) ? raw : keepTogether(sanitizeHtml(raw, SANITIZER))
  return { html, text: textOfTokens(tokens) }
}

function keepTogether(html: string): string {
  return html.replace(FORMULA_IN_LINE, (formula) =>
    formula.startsWith('<') && formula.endsWith('>') ? formula : `<span class="unbroken">${formula}</span>`,
  )
}
