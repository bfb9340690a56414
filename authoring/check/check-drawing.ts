import { readFileSync } from 'node:fs'
import type { Problem } from '../problem.ts'

const FORBIDDEN = [
  [/<script\b/i, 'a script'],
  [/<foreignObject\b/i, 'a foreignObject'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/(?:href|src)\s*=\s*["'](?!#)/i, 'a reference to the outside'],
  [/url\(\s*["']?(?![\s"'#])/i, 'a reference to the outside'],
  [/@import/i, 'a reference to the outside'],
  [/<!ENTITY|<!DOCTYPE/i, 'a document type'],
] as const

/** An SVG of media/ must scale, say what it shows, and hold nothing active (content/README.md, "Drawings"). */
export function checkDrawing(path: string): Problem[] {
  const problem = (message: string): Problem => ({ severity: 'error', file: path, line: 1, message })
  if (!path.endsWith('.svg')) return [problem('only SVG drawings belong in media/')]
  const source = readFileSync(path, 'utf8')
  const [root = ''] = /<svg\b[^>]*>/.exec(source) ?? []
  const problems: Problem[] = []
  if (!/\sviewBox="[^"]+"/.test(root)) problems.push(problem('the drawing has no viewBox'))
  if (!root.includes('xmlns="http://www.w3.org/2000/svg"'))
    problems.push(problem('the drawing has no xmlns and will not show'))
  if (/\s(width|height)=/.test(root)) problems.push(problem('the drawing has a fixed width or height'))
  if (!/<title[^>]*>\s*\S[\s\S]*?<\/title>/.test(source)) problems.push(problem('the drawing has no <title>'))
  const unsafe = new Set(FORBIDDEN.flatMap(([pattern, what]) => (pattern.test(source) ? [what] : [])))
  for (const what of unsafe) problems.push(problem(`the drawing holds ${what}`))
  if (!/<\/svg>\s*$/.test(source)) problems.push(problem('the drawing is not closed'))
  return problems
}
