import { COLOUR_WORDS } from '../colour-words.ts'
import { BrokenFigure, type FigureValues } from '../figure-values.ts'
import { arrow } from '../plot/draw-shapes.ts'
import { type Point, type SvgNode, svg } from '../svg-node.ts'
import { COLOUR_ATTRIBUTES, MAKING_ATTRIBUTES, NUMBER_ATTRIBUTES, OTHER_ATTRIBUTES } from './drawing-rules.ts'
import { type DrawingTemplate, readDrawing, type TemplateNode } from './read-drawing.ts'

export type FilledDrawing = { width: number; height: number; nodes: SvgNode[] }

/** `use` within `use` within … */
const MAX_DEPTH = 8

/**
 * A drawing with its places filled: `@{…}` in attributes and texts, `data-if="condition"` leaves an element out, `data-arrow="end"` puts a
 * head on a line, `use` is replaced by what it points at. Throws BrokenFigure with the line of the drawing.
 */
export function fillDrawing(source: string, values: FigureValues): FilledDrawing {
  const template = readDrawing(source)
  const nodes = template.children.flatMap((child) =>
    typeof child === 'string' ? [] : fillNode(child, template, values, 0),
  )
  return { width: template.width, height: template.height, nodes }
}

function fillNode(node: TemplateNode, template: DrawingTemplate, values: FigureValues, depth: number): SvgNode[] {
  const { tag, line } = node
  if (tag === 'defs' || tag === 'title' || tag === 'desc' || !isShown(node, values)) return []
  const at = (reason: string) => new BrokenFigure(`line ${line} of the drawing: ${reason}`)
  const attributes: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(node.attributes)) {
    if (MAKING_ATTRIBUTES.has(name)) continue
    attributes[name] = readAttribute(name, filled(value, values, at), at)
  }
  if (tag === 'use') return fillUse(node, attributes, template, values, depth)
  const children = node.children.flatMap((child): (SvgNode | string)[] => {
    if (typeof child !== 'string') return fillNode(child, template, values, depth)
    const text = tag === 'text' || tag === 'tspan' ? filled(child, values, at).replaceAll(/\s+/g, ' ') : ''
    return text === '' ? [] : [text]
  })
  const heads = node.attributes['data-arrow']
  if (heads !== undefined) return withHeads(tag, attributes, heads, at)
  return [svg(tag, attributes, ...children)]
}

function isShown(node: TemplateNode, values: FigureValues): boolean {
  const condition = node.attributes['data-if']
  if (condition === undefined) return true
  const text = values.text(`@{${condition}}`)
  if (text !== 'true' && text !== 'false') {
    throw new BrokenFigure(`line ${node.line} of the drawing: data-if="${condition}" is neither true nor false`)
  }
  return text === 'true'
}

function filled(text: string, values: FigureValues, at: (reason: string) => BrokenFigure): string {
  if (!text.includes('@{')) return text
  try {
    return values.text(text)
  } catch (error) {
    throw error instanceof BrokenFigure ? at(error.message) : error
  }
}

function readAttribute(name: string, value: string, at: (reason: string) => BrokenFigure): string | number {
  if (NUMBER_ATTRIBUTES.has(name)) {
    const number = value.trim() === '' ? Number.NaN : Number(value)
    if (!Number.isFinite(number)) throw at(`${name}="${value}" is not a number`)
    return number
  }
  if (COLOUR_ATTRIBUTES.has(name)) {
    if (!COLOUR_WORDS.includes(value)) throw at(`${name}="${value}" is none of the colours: ${COLOUR_WORDS.join(', ')}`)
    return value
  }
  if (OTHER_ATTRIBUTES[name]?.test(value) === false) throw at(`${name}="${value}" cannot be read`)
  // long decimals of computed places are cut
  return name === 'd' || name === 'points' || name === 'transform'
    ? value.replaceAll(/(?<!\d)\d*\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    : value
}

function fillUse(
  node: TemplateNode,
  { x = 0, y = 0, ...attributes }: Record<string, string | number>,
  template: DrawingTemplate,
  values: FigureValues,
  depth: number,
): SvgNode[] {
  const id = (node.attributes.href ?? '').replace(/^#/, '')
  const target = template.byId.get(id)
  if (!target || depth > MAX_DEPTH) {
    throw new BrokenFigure(
      `line ${node.line} of the drawing: use href="#${id}" points at ${target ? 'itself' : 'nothing'}`,
    )
  }
  const shift = x === 0 && y === 0 ? undefined : `translate(${x} ${y})`
  const transform = [attributes.transform, shift].filter((part) => part !== undefined).join(' ')
  const inside = fillNode(target, template, values, depth + 1)
  return [svg('g', { ...attributes, transform: transform === '' ? undefined : transform }, ...inside)]
}

type Attributes = Record<string, string | number>

/** A line or polyline whose ends have heads; the heads are part of its length. */
function withHeads(
  tag: string,
  attributes: Attributes,
  heads: string,
  at: (reason: string) => BrokenFigure,
): SvgNode[] {
  if (heads !== 'end' && heads !== 'start' && heads !== 'both')
    throw at(`data-arrow="${heads}" is neither start, end nor both`)
  const points = pointsOf(tag, attributes)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) throw at('only a line or a polyline can have data-arrow')
  const [second, beforeLast] = [points[1] ?? last, points.at(-2) ?? first]
  const ink = String(attributes.stroke ?? 'black')
  const width = Number(attributes['stroke-width'] ?? 2.5)
  const dashes = attributes['stroke-dasharray']
  const stroke = {
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    'stroke-linejoin': 'round',
  }
  const middle = points.slice(heads === 'end' ? 0 : 1, heads === 'start' ? undefined : -1)
  const join =
    middle.length > 1 ? [svg('polyline', { points: middle.map(([x, y]) => `${x},${y}`).join(' '), ...stroke })] : []
  const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  // two heads on one line meet in its middle
  const isOne = points.length === 2 && heads === 'both'
  const drawn = [
    ...(heads === 'start'
      ? []
      : arrow(
          isOne ? half(first, last) : beforeLast,
          last,
          ink,
          dashes === undefined ? undefined : String(dashes),
          width,
        )),
    ...(heads === 'end'
      ? []
      : arrow(
          isOne ? half(first, last) : second,
          first,
          ink,
          dashes === undefined ? undefined : String(dashes),
          width,
        )),
    ...join,
  ]
  return attributes.transform === undefined ? drawn : [svg('g', { transform: attributes.transform }, ...drawn)]
}

function pointsOf(tag: string, attributes: Attributes): Point[] {
  if (tag === 'line') {
    const at = (name: string) => Number(attributes[name] ?? 0)
    return [
      [at('x1'), at('y1')],
      [at('x2'), at('y2')],
    ]
  }
  const numbers = String(tag === 'polyline' ? (attributes.points ?? '') : '').match(/-?[\d.]+/g) ?? []
  return Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, index): Point => [Number(numbers[2 * index]), Number(numbers[2 * index + 1])],
  )
}
