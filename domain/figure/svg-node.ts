import { tokenOf } from './colour-words.ts'

/**
 * One element of a picture. Attributes are numbers in the units of the view box, or words; `fill` and `stroke` hold colour
 * words (colour-words.ts), which become the theme's tokens when the picture is written.
 */
export type SvgNode = {
  tag: string
  attributes: Readonly<Record<string, string | number>>
  children: readonly (SvgNode | string)[]
}

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element; attributes that are undefined are left out. */
export function svg(tag: string, attributes: Attributes, ...children: readonly (SvgNode | string)[]): SvgNode {
  const kept = Object.entries(attributes).filter((entry): entry is [string, string | number] => entry[1] !== undefined)
  return { tag, attributes: Object.fromEntries(kept), children }
}

/** How much wider than its view box a picture is shown where there is room: text of 15 units is then 18 px. */
const SHOWN_SCALE = 1.2

/** The picture as markup: from the list of safe elements only, with every text escaped and every number rounded. */
export function writePicture(width: number, height: number, children: readonly SvgNode[]): string {
  const root = svg('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${short(width)} ${short(height)}`,
    width: Math.round(width * SHOWN_SCALE),
    height: Math.round(height * SHOWN_SCALE),
  })
  return writeNode({ ...root, children })
}

function writeNode({ tag, attributes, children }: SvgNode): string {
  let start = `<${tag}`
  for (const [name, value] of Object.entries(attributes)) start += ` ${name}="${writeValue(name, value)}"`
  if (children.length === 0) return `${start}></${tag}>`
  const inside = children.map((child) => (typeof child === 'string' ? escapeText(child) : writeNode(child))).join('')
  return `${start}>${inside}</${tag}>`
}

function writeValue(name: string, value: string | number): string {
  if (typeof value === 'number') return short(value)
  const written = name === 'fill' || name === 'stroke' ? tokenOf(value) : value
  return escapeText(written).replaceAll('"', '&quot;')
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text between tags. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => ESCAPED[character] ?? character)
}

/** A coordinate with at most one decimal: a tenth of a unit is less than a pixel. */
function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded)
}

export type Point = readonly [x: number, y: number]

/** A path through points, straight from one to the next. */
export function pathThrough(points: readonly Point[], isClosed = false): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
  return steps.join('') + (isClosed ? 'Z' : '')
}
