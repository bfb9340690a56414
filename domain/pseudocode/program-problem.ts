/**
 * What is wrong with a program, in words for the student who wrote it.
 * - `syntax`: it cannot be read
 * - `name`: a variable or a procedure that is not there
 * - `input`: it asks for more input than was given
 * - `robot`: it moves a robot, and there is none
 * - `limit`: it does not end within the steps allowed, or calls itself too deeply
 * - `value`: it stops, as at an index outside a list
 */
export type ProgramProblem = {
  kind: 'syntax' | 'name' | 'input' | 'robot' | 'limit' | 'value'
  /** counted from 1 */
  line: number
  message: string
}

/** Carries the first problem out of parser or run; never leaves this room. */
export class ProgramStops extends Error {
  readonly problem: ProgramProblem

  constructor(kind: ProgramProblem['kind'], line: number, message: string) {
    super(message)
    this.problem = { kind, line, message }
  }
}

/** The problem an exception carries; other exceptions are bugs and go on. */
export function problemOf(error: unknown): ProgramProblem {
  if (error instanceof ProgramStops) return error.problem
  // by name: the InternalError of Firefox is known nowhere else
  if (!(error instanceof Error) || !MACHINE_LIMITS.has(error.name)) throw error
  // whoever asked was itself far down the machine's stack, so that less was left than a program may use
  const isNested = /recursion|call stack/i.test(error.message)
  return { kind: 'limit', line: 1, message: isNested ? 'too much is nested here' : 'a value becomes too large' }
}

/** What machines throw at the end of their stack or memory. */
const MACHINE_LIMITS = new Set(['RangeError', 'InternalError'])
