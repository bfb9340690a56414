/** How much a JSON value from outside may hold before anything looks at it. */
export interface JsonBudget {
  /** how deep lists and objects may lie inside each other */
  depth: number
  /** how many values in all: every list, object and thing in them */
  values: number
  /** letters of all texts and names together (UTF-16 units) */
  letters: number
}

/**
 * The budget of a call's body. A handed-in exam has about 50 values a question, five deep, and 500 questions at most. Checked before
 * the schemas, so that none of them ever walks through a list of a hundred thousand made-up answers.
 * The letters are those of the largest body a server takes: plain JSON cannot have more.
 */
export const CALL_BUDGET: JsonBudget = { depth: 24, values: 50_000, letters: 2_000_000 }

export type JsonProblem = 'too-deep' | 'too-much' | 'nul'

/**
 * Looks through a parsed JSON value in linear time and without recursion, so that a hundred thousand nested lists cannot exhaust the
 * stack. `nul`: a text or key holds the character NUL, which PostgreSQL cannot store and nobody types. undefined: all is well.
 */
export function findJsonProblem(value: unknown, { depth, values, letters }: JsonBudget): JsonProblem | undefined {
  let level: unknown[] = [value]
  let seen = 0
  let read = 0
  for (let deep = 0; level.length > 0; deep++) {
    const inside: unknown[] = []
    for (const one of level) {
      if (++seen > values) return 'too-much'
      if (typeof one === 'string') {
        read += one.length
        if (read > letters) return 'too-much'
        if (one.includes('\0')) return 'nul'
      }
      if (typeof one !== 'object' || one === null) continue
      if (deep >= depth) return 'too-deep'
      for (const name of Array.isArray(one) ? [] : Object.keys(one)) {
        read += name.length
        if (name.includes('\0')) return 'nul'
      }
      if (read > letters) return 'too-much'
      for (const inner of Object.values(one)) {
        inside.push(inner)
        if (seen + inside.length > values) return 'too-much'
      }
    }
    level = inside
  }
  return undefined
}
