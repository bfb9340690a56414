import type { CodeRun } from '#domain/figure/code-run.ts'
import type { Question } from '#domain/question/question.ts'
import type { FilePath, LoadedFile } from '../read-yaml-file.ts'

/** The languages that the content check runs. */
export type RunLanguage = 'java' | 'pseudocode'

/** A listing of a course with the numbers of one seed: a code figure, or a fenced block of a text. */
export type Listing = {
  language: RunLanguage
  code: string
  run: CodeRun
  loaded: LoadedFile<unknown>
  path: FilePath
  /** listings that stand ahead of it in the same lesson, set or question, on which it may build */
  earlier: readonly Listing[]
  /** the question whose prompt shows it, as its last listing */
  asks?: Question
  /** in an option that is wrong: it may be wrong in every way */
  isWrongOption: boolean
}

/** What came of running a listing. */
export type Outcome =
  /** without output where nothing can be said of it: nothing was run, or what is printed is a matter of chance */
  | { kind: 'ran'; output?: string }
  | { kind: 'threw'; name: string; message: string }
  | { kind: 'endless' }
  /** `isWhole`: it is plainly a whole program, class, method or row of statements, without a gap */
  | { kind: 'refused'; message: string; isWhole: boolean }
  /** nothing is wrong with it but that it uses what it does not declare */
  | { kind: 'names-missing'; message: string }
  /** an expression, a line of a class: nothing that can be run */
  | { kind: 'fragment' }

/** A listing to run, with what its question asks of it: `wanted` in full, `asked` the expression that is printed at its end. */
export type Job = { listing: Listing; wanted?: Asked; asked?: string }

/** What a question asks of its listing: all that it prints, or the value of an expression at its end. */
export type Asked = { what: 'output' } | { what: 'value'; expression: string }

const PRINTS = /\bSystem\.out\b|\bDISPLAY\b/

/** Whether a listing prints anything by itself. */
export const printsItself = (code: string): boolean => PRINTS.test(code)

/** Printed where a listing itself begins: what stands ahead of it counts as no output. */
export const BEGIN = '\u0001'

/** What was printed from there on. */
export const printedBy = (output: string): string => output.slice(output.indexOf(BEGIN) + 1)
