import type { CalculatorEntries, GraphWindow } from './calculator-entries.ts'

const FUNCTION_COUNT = 4
export const STANDARD_WINDOW: GraphWindow = { xMin: -10, xMax: 10, yMin: -10, yMax: 10 }
export const NO_ENTRIES: CalculatorEntries = {
  functions: Array.from({ length: FUNCTION_COUNT }, () => ''),
  window: STANDARD_WINDOW,
  lists: ['', ''],
}

/** Far from where floating point has no room between two numbers, or beyond them. */
const LARGEST = 1e9
const NARROWEST = 1e-6

/** Whether a window can be drawn: its ends in order, wide enough for its size, and not too far out. */
export function isUsableWindow({ xMin, xMax, yMin, yMax }: GraphWindow): boolean {
  const isRange = (min: number, max: number) =>
    Math.abs(min) <= LARGEST &&
    Math.abs(max) <= LARGEST &&
    max - min >= NARROWEST * Math.max(1, Math.abs(min), Math.abs(max))
  return isRange(xMin, xMax) && isRange(yMin, yMax)
}

/** Twelve digits: what zooming in and out again leaves of rounding is taken off. */
const neat = (value: number) => Number(value.toPrecision(12))

/**
 * The window with its middle where it was; as it is where it would be no window any more.
 * @param factor below 1 zooms in, above 1 out
 */
export function zoomWindow(window: GraphWindow, factor: number): GraphWindow {
  const around = (min: number, max: number): [number, number] => {
    const [middle, half] = [(min + max) / 2, ((max - min) / 2) * factor]
    return [neat(middle - half), neat(middle + half)]
  }
  const [xMin, xMax] = around(window.xMin, window.xMax)
  const [yMin, yMax] = around(window.yMin, window.yMax)
  const zoomed = { xMin, xMax, yMin, yMax }
  return isUsableWindow(zoomed) ? zoomed : window
}

/** The window moved by shares of its width and height. */
export function moveWindow(window: GraphWindow, right: number, up: number): GraphWindow {
  const [x, y] = [right * (window.xMax - window.xMin), up * (window.yMax - window.yMin)]
  const moved = {
    xMin: neat(window.xMin + x),
    xMax: neat(window.xMax + x),
    yMin: neat(window.yMin + y),
    yMax: neat(window.yMax + y),
  }
  return isUsableWindow(moved) ? moved : window
}

const SAMPLES = 400

/**
 * The window with heights that hold the functions over its width: from the lowest to the highest value, but for the outermost twentieth beside a pole,
 * with a little room. As it is where no function has a value.
 */
export function fitHeights(window: GraphWindow, functions: readonly ((x: number) => number)[]): GraphWindow {
  const values = functions
    .flatMap((of) =>
      Array.from({ length: SAMPLES + 1 }, (_, index) =>
        of(window.xMin + ((window.xMax - window.xMin) * index) / SAMPLES),
      ),
    )
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const [low, high] = [values[0], values.at(-1)]
  if (low === undefined || high === undefined) return window
  const [inner, outer] = [
    values[Math.floor(values.length * 0.05)] ?? low,
    values[Math.floor(values.length * 0.95)] ?? high,
  ]
  const isWild = high - low > 20 * (outer - inner) && outer > inner
  const [from, to] = isWild ? [inner, outer] : [low, high]
  const room = to > from ? 0.08 * (to - from) : Math.max(1, Math.abs(from))
  const fitted = { ...window, yMin: Number((from - room).toPrecision(4)), yMax: Number((to + room).toPrecision(4)) }
  return isUsableWindow(fitted) ? fitted : window
}
