import type { LanguageFn } from 'highlight.js'
import highlight from 'highlight.js/lib/core'
import java from 'highlight.js/lib/languages/java'
import python from 'highlight.js/lib/languages/python'
import type { CodeLanguage } from './code-languages.ts'
import { escapeText } from './svg-node.ts'

/** The pseudocode of the AP Computer Science Principles reference sheet. */
const pseudocode: LanguageFn = (hljs) => ({
  name: 'Pseudocode',
  case_insensitive: false,
  keywords: {
    keyword: 'IF ELSE REPEAT UNTIL TIMES FOR EACH IN PROCEDURE RETURN MOD AND OR NOT',
    literal: 'true false',
    built_in: 'DISPLAY INPUT RANDOM INSERT APPEND REMOVE LENGTH MOVE_FORWARD ROTATE_LEFT ROTATE_RIGHT CAN_MOVE',
  },
  contains: [
    hljs.QUOTE_STRING_MODE,
    hljs.C_LINE_COMMENT_MODE,
    hljs.C_NUMBER_MODE,
    { className: 'operator', begin: /←|≠|≤|≥|[=<>+*/-]/ },
  ],
})

highlight.registerLanguage('java', java)
highlight.registerLanguage('python', python)
highlight.registerLanguage('pseudocode', pseudocode)

/**
 * Code as markup: one <span class="line"> a line, tokens as classes `hljs-…`, which app/figures.css colours. The text is escaped. Line
 * numbers are the stylesheet's, so that they are not copied with the code.
 */
export function highlightCode(code: string, language: CodeLanguage): string {
  const source = code.replace(/(?<!\n)\n+$/, '')
  const html = language === 'text' ? escapeText(source) : highlight.highlight(source, { language }).value
  return `<pre><code>${linesOf(html)
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n')}</code></pre>`
}

/** Cuts markup at line ends; a token that goes on over lines is closed and opened again. */
function linesOf(html: string): string[] {
  let open: string[] = []
  return html.split('\n').map((line) => {
    const start = open.join('')
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g))
      open = tag === '</span>' ? open.slice(0, -1) : [...open, tag]
    return start + line + '</span>'.repeat(open.length)
  })
}
