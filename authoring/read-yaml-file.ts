import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './problem.ts'

export type FilePath = readonly PropertyKey[]

/** A parsed file that still knows where each of its values stands. */
export type LoadedFile<T> = {
  /** relative to the content folder's parent, as an author would open it */
  file: string
  data: T
  /** 1-based line of the value at a path, or of the nearest thing around it */
  lineOf: (path: FilePath) => number
}

export type ReadYaml<T> = { ok: true; loaded: LoadedFile<T> } | { ok: false; problems: Problem[] }

/** Reads one YAML file into a schema's shape. Every mistake of the file is reported at once, with its line. */
export function readYamlFile<T>(path: string, file: string, schema: z.ZodType<T>): ReadYaml<T> {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    const problems = document.errors.map(
      (error): Problem => ({
        severity: 'error',
        file,
        line: lines.linePos(error.pos[0]).line,
        message: `this is not YAML: ${error.message}`,
      }),
    )
    return { ok: false, problems }
  }
  const lineOf = (at: FilePath): number => {
    for (let length = at.length; length >= 0; length--) {
      const node: unknown = length === 0 ? document.contents : document.getIn(at.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return { ok: true, loaded: { file, data: parsed.data, lineOf } }
  const problems = parsed.error.issues.flatMap(deepestIssues).map(
    (issue): Problem => ({
      severity: 'error',
      file,
      line: lineOf(issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path),
      message: sentenceOf(issue),
    }),
  )
  return { ok: false, problems }
}

/** A union's issue hides the real one; the alternative that got furthest is the one the author meant. */
function deepestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const depth = (issues: z.core.$ZodIssue[]) => Math.max(0, ...issues.map((one) => one.path.length))
  const [best = []] = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)
  if (best.length === 0) return [issue]
  return best.flatMap((inner) => deepestIssues({ ...inner, path: [...issue.path, ...inner.path] }))
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const where = issue.path.map(String).join(' › ')
  const at = where ? `${where}: ` : ''
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${at}there is no field called ${issue.keys.map((key) => `"${key}"`).join(', ')}`
    case 'invalid_type':
      return `${at}${issue.input === undefined && issue.message.includes('undefined') ? 'is missing, or ' : ''}should be ${aOrAn(issue.expected)}`
    case 'invalid_value':
      return `${at}should be one of ${issue.values.map(String).join(', ')}`
    default:
      return `${at}${issue.message}`
  }
}

function aOrAn(kind: string): string {
  const words: Record<string, string> = { string: 'text (quote it)', array: 'a list', object: 'a group of fields' }
  return words[kind] ?? `a ${kind}`
}
