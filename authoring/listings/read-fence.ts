import { type CodeRun, codeRunSchema } from '#domain/figure/code-run.ts'
import { createMarkdown } from '#domain/text/parse-markdown.ts'
import type { RunLanguage } from './listing.ts'

export type Fence = { language: RunLanguage; code: string; run: CodeRun } | { wrong: string }

const markdown = createMarkdown()
/** The reference sheet of AP Computer Science Principles; other pseudocode, as of Ontario's Grade 9, is not run. */
const REFERENCE_SHEET =
  /←|\b(DISPLAY|INPUT|APPEND|INSERT|REMOVE|CAN_MOVE|MOVE_FORWARD|ROTATE_(LEFT|RIGHT)) ?\(|\bREPEAT (UNTIL|\w+ TIMES)\b|\bFOR EACH\b|\bPROCEDURE\b/

/** The language a listing is run in, or undefined where it is in none of them. */
export function runLanguageOf(language: string, code: string): RunLanguage | undefined {
  if (language === 'java') return 'java'
  return (language === 'pseudocode' || language === '') && REFERENCE_SHEET.test(code) ? 'pseudocode' : undefined
}

/** The fenced blocks of a Markdown text that can be run. What follows the language says how: `java prints="3 4"`. */
export function fencesOf(text: string): Fence[] {
  if (!text.includes('```')) return []
  return markdown.parse(text, {}).flatMap((token): Fence[] => {
    if (token.type !== 'fence') return []
    const [, name = '', rest = ''] = /^\s*([\w-]*)(.*)$/.exec(token.info) ?? []
    const language = runLanguageOf(name, token.content)
    if (!language) return []
    const run = runOf(rest)
    return [run ? { language, code: token.content, run } : { wrong: rest.trim() }]
  })
}

const unescaped = (_all: string, sign: string) => (sign === 'n' ? '\n' : sign)

/** The words behind the language, as the fields of `run`; undefined where they are none. A bare `skip` needs no reason. */
function runOf(words: string): CodeRun | undefined {
  const fields = new Map<string, string>()
  const rest = words.replaceAll(
    /(\w+)(?:=(?:"((?:[^"\\]|\\.)*)"|([^\s"]+)))?(?=\s|$)/g,
    (_all, name: string, quoted, bare) => {
      fields.set(
        name,
        (quoted ?? bare ?? '').replaceAll(/\\([n"])/g, unescaped) || (name === 'skip' ? 'its author says so' : ''),
      )
      return ''
    },
  )
  const { input, ...others } = Object.fromEntries(fields)
  const parsed = codeRunSchema.safeParse({ ...others, ...(input !== undefined && { input: input.split('\n') }) })
  return rest.trim() === '' && parsed.success ? parsed.data : undefined
}
