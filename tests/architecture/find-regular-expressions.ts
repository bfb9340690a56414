import { parseSync } from 'vite'

export type FoundExpression = { pattern: string; flags: string; line: number }

/** Every regular expression that stands literally in a source text, with its line. */
export function findRegularExpressions(path: string, source: string): FoundExpression[] {
  const found: FoundExpression[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    else if (typeof node === 'object' && node !== null) {
      const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number }
      if (regex) found.push({ ...regex, line: source.slice(0, start).split('\n').length })
      for (const part of Object.values(node)) visit(part)
    }
  }
  visit(parseSync(path, source).program)
  return found
}
