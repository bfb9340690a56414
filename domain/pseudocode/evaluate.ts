import { operate } from './operators.ts'
import { ProgramStops } from './program-problem.ts'
import { isDirection } from './robot-grid.ts'
import { copyCounted, countSteps, deeper, type RunState } from './run-state.ts'
import type { Expression } from './syntax.ts'
import { kindOfValue, listIn, numberIn, placeIn, truthIn, type Value } from './values.ts'

/**
 * The value of an expression.
 * @throws ProgramStops with the line where it cannot be worked out
 */
export function evaluate(expression: Expression, state: RunState): Value {
  // each part is a step: a long expression in a loop is work too
  countSteps(state, 1, expression.line)
  return deeper(state, expression.line, () => valueIn(expression, state))
}

function valueIn(expression: Expression, state: RunState): Value {
  const { line } = expression
  switch (expression.kind) {
    case 'value':
      return expression.value
    case 'name':
      return variable(expression.name, state, line)
    case 'list':
      return { items: expression.items.map((item) => copyCounted(evaluate(item, state), state, line)) }
    case 'element':
      return elementOf(expression, state)
    case 'call': {
      const { value } = state.call(expression, state)
      if (value !== undefined) return value
      throw new ProgramStops('value', line, `${expression.name} returns nothing, so it cannot stand in an expression`)
    }
    case 'unary': {
      const operand = evaluate(expression.operand, state)
      if (expression.operator === 'NOT') return !truthIn(operand, line, 'what stands behind NOT')
      return 0 - numberIn(operand, line, 'what stands behind -')
    }
    case 'binary':
      return binary(expression, state)
  }
}

function variable(name: string, { locals, globals, robot }: RunState, line: number): Value {
  const value = locals?.get(name) ?? globals.get(name)
  if (value !== undefined) return value
  // CAN_MOVE(forward): the directions are words of the sheet
  if (robot && isDirection(name)) return name
  throw new ProgramStops('name', line, `there is no variable ${name} yet: give it a value first`)
}

function elementOf({ list, index, line }: Extract<Expression, { kind: 'element' }>, state: RunState): Value {
  const from = evaluate(list, state)
  const items = listIn(from, line, 'what stands before [')
  const place = placeIn(items, evaluate(index, state), line)
  const value = items.items[place]
  if (value === undefined) throw new ProgramStops('value', line, `there is no such element in ${kindOfValue(from)}`)
  return value
}

function binary({ operator, left, right, line }: Extract<Expression, { kind: 'binary' }>, state: RunState): Value {
  const first = evaluate(left, state)
  if (operator !== 'AND' && operator !== 'OR') return operate(operator, first, evaluate(right, state), line)
  const isFirst = truthIn(first, line, `what stands before ${operator}`)
  if (isFirst === (operator === 'OR')) return isFirst
  return truthIn(evaluate(right, state), line, `what stands behind ${operator}`)
}
