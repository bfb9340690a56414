/**
 * A calculation as a tree. Students' notation (read-notation.ts) and the templates of the content (read-template.ts) are read into the same tree,
 * by the same parser, and evaluated by the same evaluator.
 */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'text'; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'property'; of: Expression; name: string }
  | { kind: 'call'; name: string; args: readonly Expression[] }
  | { kind: 'unary'; sign: UnarySign; of: Expression }
  | { kind: 'operation'; sign: string; left: Expression; right: Expression }
  | { kind: 'choice'; condition: Expression; then: Expression; otherwise: Expression }

/** Before a value: `-`, `not`. After it: factorial, percent, degrees. */
type UnarySign = '-' | 'not' | '!' | '%' | '°'

export type Token =
  | { kind: 'number'; value: number }
  | { kind: 'text'; text: string }
  | { kind: 'name'; name: string }
  /** `isRoot`: a √, whose argument without brackets is one value only */
  | { kind: 'function'; name: string; isRoot?: boolean }
  | { kind: 'sign'; sign: string }

/** Why a text is no expression. Thrown while reading; the readers turn it into a value, so that it never leaves the folder. */
export class Unreadable extends Error {}
