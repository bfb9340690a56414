/** A program of the reference sheet as a tree. Lines count from 1. */
export type Expression =
  | { kind: 'value'; value: number | string | boolean; line: number }
  | { kind: 'name'; name: string; line: number }
  | { kind: 'list'; items: Expression[]; line: number }
  | { kind: 'element'; list: Expression; index: Expression; line: number }
  | Call
  | { kind: 'unary'; operator: '-' | 'NOT'; operand: Expression; line: number }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression; line: number }

export type Call = { kind: 'call'; name: string; arguments: Expression[]; line: number }
export type BinaryOperator = '+' | '-' | '*' | '/' | 'MOD' | '=' | '≠' | '<' | '>' | '≤' | '≥' | 'AND' | 'OR'

export type Statement =
  | { kind: 'assign'; target: AssignTarget; value: Expression; line: number }
  | { kind: 'if'; condition: Expression; whenTrue: Statement[]; whenFalse: Statement[]; line: number }
  | { kind: 'times'; count: Expression; body: Statement[]; line: number }
  | { kind: 'until'; condition: Expression; body: Statement[]; line: number }
  | { kind: 'each'; item: string; list: Expression; body: Statement[]; line: number }
  | Procedure
  | { kind: 'return'; value?: Expression; line: number }
  | Call

export type AssignTarget = Extract<Expression, { kind: 'name' | 'element' }>
export type Procedure = { kind: 'procedure'; name: string; parameters: string[]; body: Statement[]; line: number }
export type Program = { statements: Statement[] }
