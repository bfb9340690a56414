import type { Problem } from './problem.ts'

/** Prints problems in the order an author works through them, as `file:line severity: message`. */
export function printProblems(problems: readonly Problem[]): void {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  for (const { severity, file, line, message } of sorted) console.log(`${file}:${line} ${severity}: ${message}`)
}

export function countProblems(problems: readonly Problem[], severity: Problem['severity']): number {
  return problems.filter((problem) => problem.severity === severity).length
}
