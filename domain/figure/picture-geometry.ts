import type { Point } from './svg-node.ts'

export type Extent = { left: number; right: number; top: number; bottom: number }
/** a, b, c, d, e, f of SVG's matrix(): x' = a x + c y + e, y' = b x + d y + f */
export type Matrix = readonly [number, number, number, number, number, number]

export const transformed = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** SVG's transform attribute as one matrix (SVG 2, 8.5). */
export function readTransform(text: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name = '', list = ''] of text.matchAll(/(?<!\w)(\w+)\(([^()]*)\)/g))
    matrix = multiply(matrix, oneTransform(name, numbersIn(list)))
  return matrix
}

function oneTransform(name: string, numbers: readonly number[]): Matrix {
  const [first = 0, second] = numbers
  const radians = (first * Math.PI) / 180
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0]
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0]
    case 'rotate': {
      const [, x = 0, y = 0] = numbers
      const turn: Matrix = [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0]
      return multiply(multiply([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y])
    }
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0]
    default: {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
      return [a, b, c, d, e, f]
    }
  }
}

const numbersIn = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number)

/** How many numbers each command of a path takes; of an arc only the end is a place. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }

/** Places a path goes through or is pulled to. A curve stays within them. */
export function pathPlaces(d: string): Point[] {
  const places: Point[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, letter = '', list = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const command = letter.toLowerCase()
    const isRelative = letter === command
    const numbers = numbersIn(list)
    const count = COUNTS[command] ?? 0
    if (command === 'z') [x, y] = [startX, startY]
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count) {
      const part = numbers.slice(at, at + count)
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      if (command === 'h') x = fromX + (part[0] ?? 0)
      else if (command === 'v') y = fromY + (part[0] ?? 0)
      else {
        const pairs = command === 'a' ? part.slice(5) : part
        for (let index = 0; index < pairs.length; index += 2)
          places.push([fromX + (pairs[index] ?? 0), fromY + (pairs[index + 1] ?? 0)])
        ;[x, y] = places.at(-1) ?? [x, y]
      }
      places.push([x, y])
      if (command === 'm' && at === 0) [startX, startY] = [x, y]
    }
  }
  return places
}
