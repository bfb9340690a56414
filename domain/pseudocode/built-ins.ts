import { drawIndex } from '../seed/seeded-random.ts'
import { ProgramStops } from './program-problem.ts'
import { canMove, moveForward, type RobotGrid, rotate } from './robot-grid.ts'
import { type Called, copyCounted, countSteps, type RunState } from './run-state.ts'
import { kindOfValue, type ListValue, listIn, numberIn, placeIn, showValue, type Value } from './values.ts'

/** Letters a program may display. */
const MOST_OUTPUT = 20_000
/** Letters of a text that is entered; nothing else makes a text longer than the program. */
const LONGEST_INPUT = 1000
const NOTHING: Called = { value: undefined }

type Given = { values: Value[]; state: RunState; line: number }
type BuiltIn = { takes: number; run: (given: Given) => Called }

/** The procedures of the reference sheet. */
const BUILT_INS: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ['DISPLAY', { takes: 1, run: display }],
  ['INPUT', { takes: 0, run: ({ state, line }) => ({ value: nextInput(state, line) }) }],
  ['RANDOM', { takes: 2, run: random }],
  ['LENGTH', { takes: 1, run: length }],
  ['APPEND', { takes: 2, run: (given) => putIn(given, given.values[1], 'end') }],
  ['INSERT', { takes: 3, run: (given) => putIn(given, given.values[2], 'index') }],
  ['REMOVE', { takes: 2, run: remove }],
  ['MOVE_FORWARD', { takes: 0, run: (given) => moved(given, (robot) => moveForward(robot, given.line)) }],
  ['ROTATE_LEFT', { takes: 0, run: (given) => moved(given, (robot) => rotate(robot, 3)) }],
  ['ROTATE_RIGHT', { takes: 0, run: (given) => moved(given, (robot) => rotate(robot, 1)) }],
  ['CAN_MOVE', { takes: 1, run: isOpen }],
])

/**
 * Calls a procedure of the sheet.
 * @param count how many values stand in brackets; `values` works them out
 * @throws ProgramStops of kind `name` where there is no such procedure, else as the sheet says that the program ends
 */
export function callBuiltIn(name: string, count: number, values: () => Value[], state: RunState, line: number): Called {
  const builtIn = BUILT_INS.get(name)
  if (!builtIn) {
    const capital = name.toUpperCase()
    const hint = BUILT_INS.has(capital) ? `: write ${capital}` : ''
    throw new ProgramStops('name', line, `there is no procedure ${name}${hint}`)
  }
  if (count !== builtIn.takes) {
    const takes = builtIn.takes === 1 ? 'one value' : `${builtIn.takes === 0 ? 'no' : builtIn.takes} values`
    throw new ProgramStops('value', line, `${name} takes ${takes} in brackets, not ${count}`)
  }
  return builtIn.run({ values: values(), state, line })
}

function display({ values: [value = ''], state, line }: Given): Called {
  const shown = `${showValue(value, false, MOST_OUTPUT)} `
  if (state.output.length + shown.length > MOST_OUTPUT)
    throw new ProgramStops('limit', line, 'the program displays too much')
  state.output += shown
  return NOTHING
}

function nextInput(state: RunState, line: number): Value {
  const next = state.input.next()
  if (next.done) throw new ProgramStops('input', line, 'INPUT waits for a value, and none is left')
  const entered = String(next.value)
  if (entered.length > LONGEST_INPUT)
    throw new ProgramStops('value', line, `what was entered is too long: a text may have ${LONGEST_INPUT} characters`)
  return entered.trim() !== '' && Number.isFinite(Number(entered)) ? Number(entered) : entered
}

function random({ values: [from = 0, to = 0], state, line }: Given): Called {
  const [a, b] = [numberIn(from, line, 'the first value of RANDOM'), numberIn(to, line, 'the second value of RANDOM')]
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || a > b)
    throw new ProgramStops('value', line, 'RANDOM takes two whole numbers, the smaller one first')
  return { value: a + drawIndex(state.random, b - a + 1) }
}

function length({ values: [value = 0], line }: Given): Called {
  // the sheet has it for lists; the exam's questions use it for texts too
  return {
    value: typeof value === 'string' ? value.length : listIn(value, line, 'what LENGTH is asked for').items.length,
  }
}

function putIn(
  { values: [value = 0, index = 0], state, line }: Given,
  item: Value = 0,
  where: 'end' | 'index',
): Called {
  const list = listIn(value, line, 'the first value in brackets')
  const place = where === 'end' ? list.items.length : placeIn(list, index, line)
  countMoved(list, place, state, line)
  list.items.splice(place, 0, copyCounted(item, state, line))
  return NOTHING
}

function remove({ values: [value = 0, index = 0], state, line }: Given): Called {
  const list = listIn(value, line, 'the first value in brackets')
  const place = placeIn(list, index, line)
  countMoved(list, place, state, line)
  list.items.splice(place, 1)
  return NOTHING
}

/** The elements behind a place make room or close up: a step each. */
const countMoved = ({ items }: ListValue, place: number, state: RunState, line: number) =>
  countSteps(state, items.length - place, line)

function robotOf({ robot }: RunState, line: number): RobotGrid {
  if (robot) return robot
  throw new ProgramStops('robot', line, 'there is no robot here')
}

function moved({ state, line }: Given, move: (robot: RobotGrid) => RobotGrid): Called {
  state.robot = move(robotOf(state, line))
  return NOTHING
}

function isOpen({ values: [direction = ''], state, line }: Given): Called {
  const robot = robotOf(state, line)
  const open = typeof direction === 'string' ? canMove(robot, direction) : undefined
  if (open !== undefined) return { value: open }
  throw new ProgramStops(
    'value',
    line,
    `CAN_MOVE takes left, right, forward or backward, not ${kindOfValue(direction)}`,
  )
}
