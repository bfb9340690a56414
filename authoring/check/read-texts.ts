import temml from 'temml'
import { createMarkdown, type Token } from '#domain/text/parse-markdown.ts'
import type { FilePath } from '../read-yaml-file.ts'

const markdown = createMarkdown()

/** Fields that hold ids, addresses or formulas, not sentences. */
const NO_TEXT = new Set(
  'id enemies lesson stimulus misconception tags type difficulty formula computed constraints parameters name url imageUrl category unit kind at of and file svg with code run input grid asked section terms'.split(
    ' ',
  ),
)

/** Calls back with every text a student reads, and where it stands. */
export function eachText(value: unknown, visit: (text: string, path: FilePath) => void, path: FilePath = []): void {
  if (typeof value === 'string') visit(value, path)
  else if (Array.isArray(value)) value.forEach((part, index) => void eachText(part, visit, [...path, index]))
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) if (!NO_TEXT.has(key)) eachText(part, visit, [...path, key])
  }
}

/** What a Markdown text holds, as far as the check looks at it. */
export type TextParts = { maths: string[]; links: string[]; images: { address: string; alt: string }[]; words: string }

/** Takes a text apart. `words` is its prose without maths and code. */
export function partsOf(text: string): TextParts {
  const parts: TextParts = { maths: [], links: [], images: [], words: '' }
  if (!/[$[\]<`*_|!\\&#\n]/.test(text)) return { ...parts, words: text }
  const walk = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'maths_inline' || token.type === 'maths_block') parts.maths.push(token.content)
      else if (token.type === 'image') {
        parts.images.push({ address: String(token.attrGet('src')), alt: token.content.trim() })
      } else if (token.type === 'link_open') parts.links.push(String(token.attrGet('href')))
      else if (token.type === 'text') parts.words += token.content
      else if (token.type === 'softbreak' || token.type === 'hardbreak') parts.words += ' '
      else if (token.children) {
        walk(token.children)
        parts.words += '\n'
      }
    }
  }
  walk(markdown.parse(text, {}))
  return parts
}

const mathsKnown = new Map<string, string | undefined>()

/** Why a formula cannot be typeset, or undefined when it can. */
export function mathsError(source: string): string | undefined {
  if (mathsKnown.has(source)) return mathsKnown.get(source)
  let message: string | undefined
  try {
    temml.renderToString(source, { throwOnError: true })
  } catch (error) {
    message = error instanceof Error ? error.message.split('\n')[0] : String(error)
  }
  // Templates bring thousands of variants; old ones are of no more use.
  if (mathsKnown.size > 20_000) mathsKnown.clear()
  mathsKnown.set(source, message)
  return message
}

/** Whether a quotation goes on into a line that was meant to follow it: without a blank line between, Markdown takes it in. */
export const hasOpenQuotation = (text: string): boolean =>
  /^>[^\n]*\n[^\n>]*[^\s>]/m.test(text.replaceAll(/```[\s\S]*?```/g, ''))

/** Whether a text holds a dollar sign that neither opens nor ends a formula nor is written `\\$`, as for money. */
export function hasLooseDollar(text: string): boolean {
  if (!text.includes('$')) return false
  const filled = text.replaceAll(/@\{[^}]*\}/g, '0')
  let rest = filled.replaceAll(/```[\s\S]*?```|`[^`]*`|\$\$[\s\S]*?\$\$/g, '')
  // a formula has its own dollars: those of \$ inside it are no others
  for (const formula of partsOf(filled).maths) rest = rest.replace(`$${formula}$`, () => '')
  return rest.replaceAll('\\$', '').includes('$')
}
