import MarkdownIt, { type MarkdownIt as Markdown, type StateBlock, type StateInline, type Token } from 'markdown-it'

export type { Token }

/**
 * A Markdown parser that knows `$maths$` and `$$display maths$$`; raw HTML stays text. Maths come out as tokens of type
 * `maths_inline` and `maths_block` with the TeX source as content; who renders them adds the renderer rules.
 * For the server only: the client must not carry a Markdown library.
 */
export function createMarkdown(): Markdown {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  markdown.inline.ruler.before('escape', 'maths_inline', inlineMaths)
  markdown.block.ruler.before('fence', 'maths_block', blockMaths, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  return markdown
}

const DOLLAR = 0x24
const BACKSLASH = 0x5c

/**
 * The rule Pandoc uses, so that money stays text: `$` opens before a character that is no space, and closes after one
 * that is no space and before one that is no digit. `\$` is never a delimiter.
 */
function inlineMaths(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state
  if (src.charCodeAt(pos) !== DOLLAR) return false
  const width = src.charCodeAt(pos + 1) === DOLLAR ? 2 : 1
  const start = pos + width
  if (start >= posMax || (width === 1 && /\s/.test(src.charAt(start)))) return skipDollars(state, silent, width)
  for (let at = start; at < posMax; at++) {
    const code = src.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === DOLLAR && at > start && closesAt(src, at, width)) {
      if (!silent) {
        const token = state.push('maths_inline', 'math', 0)
        token.content = src.slice(start, at).trim()
        token.markup = width === 2 ? '$$' : '$'
      }
      state.pos = at + width
      return true
    }
  }
  return skipDollars(state, silent, width)
}

function closesAt(src: string, at: number, width: number): boolean {
  if (width === 2) return src.charCodeAt(at + 1) === DOLLAR
  return !/\s/.test(src.charAt(at - 1)) && !/\d/.test(src.charAt(at + 1))
}

/** A dollar that opens nothing is a dollar. */
function skipDollars(state: StateInline, silent: boolean, width: number): boolean {
  if (!silent) state.pending += '$'.repeat(width)
  state.pos += width
  return true
}

/** Display maths: from a line that starts with `$$` to the next line that ends with it. */
function blockMaths(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const lineAt = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line])
  const first = lineAt(startLine).trimEnd()
  if (!first.startsWith('$$')) return false
  const rest = first.slice(2)
  // `$$x$$ and more` on one line is a paragraph: the inline rule takes it.
  const closesOnFirst = rest.length >= 2 && rest.endsWith('$$')
  if (!closesOnFirst && rest.includes('$$')) return false
  const lines = [closesOnFirst ? rest.slice(0, -2) : rest]
  let line = startLine
  if (!closesOnFirst) {
    let isClosed = false
    while (!isClosed && ++line < endLine) {
      const text = lineAt(line).trimEnd()
      isClosed = text.endsWith('$$')
      lines.push(isClosed ? text.slice(0, -2) : text)
    }
    if (!isClosed) return false
  }
  if (silent) return true
  const token = state.push('maths_block', 'math', 0)
  token.block = true
  token.content = lines.join('\n').trim()
  token.map = [startLine, line + 1]
  token.markup = '$$'
  state.line = line + 1
  return true
}
