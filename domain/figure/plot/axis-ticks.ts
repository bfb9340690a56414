import { ticks } from 'd3-array'
import { asFraction, fixedNumber, groupThousands, plainNumber } from '../../maths/format-number.ts'
import { BrokenFigure } from '../figure-values.ts'
import { labelWidth } from '../label-runs.ts'

/** One number on an axis. `text` is empty where there is no room for it. */
export type Tick = { value: number; text: string }

type AxisRange = { min: number; max: number; isLog: boolean }

/** Numbers of an axis stand at least this far from each other, in units. */
const GAP = 8
const MAX_TICKS = 60

type TickOrder = {
  range: AxisRange
  /** distance of the numbers; undefined: a round one that fits */
  step: number | undefined
  /** where numbers are wanted instead */
  at: readonly number[] | undefined
  inPi: boolean
  /** length of the axis in units of the picture */
  length: number
  size: number
  isVertical: boolean
}

/** The numbers of an axis: multiples of the step, or round ones; texts that would touch are left out evenly. */
export function axisTicks(order: TickOrder): Tick[] {
  const { range, step, at, length, size, isVertical, inPi } = order
  if (range.isLog) return logTicks(range, order)
  if (at) {
    const finest = Math.min(...at.slice(1).map((value, index) => value - (at[index] ?? 0)))
    return thinned(
      at.map((value) => ({ value, text: tickText(value, finest, inPi) })),
      order,
    )
  }
  if (step !== undefined) {
    const values = multiplesIn(range, step)
    return thinned(
      values.map((value) => ({ value, text: tickText(value, step, inPi) })),
      order,
    )
  }
  for (let count = isVertical ? 6 : 8; count > 1; count--) {
    const values = ticks(range.min, range.max, count)
    const distance = (values[1] ?? 0) - (values[0] ?? 0)
    const made = values.map((value) => ({ value, text: tickText(value, distance, inPi) }))
    const room = (length * distance) / (range.max - range.min)
    if (made.every(({ text }) => neededRoom(text, size, isVertical) <= room)) return made
  }
  return thinned(
    [range.min, range.max].map((value) => ({ value, text: tickText(value, range.max - range.min, inPi) })),
    order,
  )
}

/** Counted from zero when the axis crosses it, else from its beginning. */
function multiplesIn({ min, max }: AxisRange, step: number): number[] {
  if (!(step > 0)) throw new BrokenFigure(`the step of an axis is ${step}; it must be more than 0`)
  const origin = min < 0 && max > 0 ? 0 : min
  const count = Math.floor((max - origin) / step + 1e-9)
  const first = Math.ceil((min - origin) / step - 1e-9)
  if (count - first > MAX_TICKS) throw new BrokenFigure(`an axis has ${count - first} numbers; choose a larger step`)
  return Array.from({ length: count - first + 1 }, (_, index) => {
    const value = origin + (first + index) * step
    return Math.abs(value) < step * 1e-9 ? 0 : value
  })
}

function logTicks({ min, max }: AxisRange, order: TickOrder): Tick[] {
  const [first, last] = [Math.ceil(Math.log10(min) - 1e-9), Math.floor(Math.log10(max) + 1e-9)]
  const powers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const isLarge = first < -2 || last > 4
  return thinned(
    powers.map((power) => ({ value: 10 ** power, text: isLarge ? `10^{${power}}` : plainNumber(10 ** power) })),
    order,
  )
}

const neededRoom = (text: string, size: number, isVertical: boolean): number =>
  isVertical ? size * 1.25 : labelWidth(text, size) + GAP

function thinned(all: readonly Tick[], { range, length, size, isVertical }: TickOrder): Tick[] {
  if (all.length < 2) return [...all]
  const place = (value: number) =>
    range.isLog
      ? (length * Math.log(value / range.min)) / Math.log(range.max / range.min)
      : (length * (value - range.min)) / (range.max - range.min)
  // on an axis through zero the texts are counted from zero
  const zero = Math.max(
    0,
    all.findIndex(({ value }) => value === 0),
  )
  const isShown = (index: number, every: number) => index % every === zero % every
  const fits = (every: number) => {
    const shown = all.filter((_, index) => isShown(index, every))
    return shown.every(({ value, text }, index) => {
      const next = shown[index + 1]
      if (!next) return true
      const need = (neededRoom(text, size, isVertical) + neededRoom(next.text, size, isVertical)) / 2
      return place(next.value) - place(value) >= need
    })
  }
  const every = [1, 2, 5, 10, 20, MAX_TICKS].find(fits) ?? MAX_TICKS
  return all.map(({ value, text }, index) => ({ value, text: isShown(index, every) ? text : '' }))
}

/** Written with the decimals of the step: 0.0, 0.5, 1.0. */
function tickText(value: number, step: number, inPi: boolean): string {
  if (inPi) return piText(value)
  const decimals = Math.max(0, Math.min(8, decimalsOf(step)))
  return groupThousands(fixedNumber(value, decimals)).replace('-', '−')
}

function decimalsOf(step: number): number {
  const [, fraction = ''] = plainNumber(Number(step.toPrecision(6))).split('.')
  return fraction.length
}

function piText(value: number): string {
  const fraction = asFraction(value / Math.PI)
  if (!fraction) return plainNumber(Number(value.toPrecision(3)))
  const { numerator, denominator } = fraction
  if (numerator === 0) return '0'
  const times = Math.abs(numerator) === 1 ? '' : String(Math.abs(numerator))
  return `${numerator < 0 ? '−' : ''}${times}π${denominator === 1 ? '' : `/${denominator}`}`
}
