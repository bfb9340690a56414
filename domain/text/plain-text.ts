import { createMarkdown, type Token } from './parse-markdown.ts'
import { readFormula } from './read-formula.ts'

const markdown = createMarkdown()

/** Markdown as plain text: no marks, formulas readable, blocks separated by a line break. For the server only. */
export function plainText(source: string): string {
  return textOfTokens(markdown.parse(source, {}))
}

/** The same for tokens that are parsed already. */
export function textOfTokens(tokens: readonly Token[]): string {
  let text = ''
  for (const token of tokens) {
    switch (token.type) {
      case 'text':
      case 'code_inline':
        text += token.content
        break
      case 'maths_inline':
        text += readFormula(token.content)
        break
      case 'maths_block':
        text += `${readFormula(token.content)}\n`
        break
      case 'fence':
      case 'code_block':
        text += `${token.content}\n`
        break
      case 'softbreak':
        text += ' '
        break
      case 'inline':
      case 'image':
        text += textOfTokens(token.children ?? [])
        break
      case 'td_close':
      case 'th_close':
        text += ' · '
        break
      case 'hardbreak':
      case 'paragraph_close':
      case 'heading_close':
      case 'tr_close':
        text = `${text.replace(/ · $/, '')}\n`
        break
      default:
    }
  }
  return text.replaceAll(/\n{2,}/g, '\n').trim()
}
