import { type Extent, type Matrix, multiply, pathPlaces, readTransform, transformed } from './picture-geometry.ts'
import type { Point, SvgNode } from './svg-node.ts'
import { textWidth } from './text-width.ts'

/** The narrowest a figure is shown, in CSS pixels: the text column of a phone 320 px wide. */
const SMALLEST_WIDTH = 256
/** Smallest text on such a phone, in CSS pixels. */
const SMALLEST_TEXT = 12
/** Texts may come this near without a note: their boxes have some air. */
const SLACK = 1.5

type PlacedText = { text: string; corners: readonly Point[]; extent: Extent; size: number }

/**
 * What is wrong with the look of a picture, as sentences: texts on top of each other, texts and marks that leave the frame, texts
 * that are too small on a phone. Widths come from the table of text-width.ts; paths count by their corners and control points.
 */
export function findLayoutProblems(width: number, height: number, nodes: readonly SvgNode[]): string[] {
  const texts: PlacedText[] = []
  const problems: string[] = []
  const frame: Extent = { left: 0, right: width, top: 0, bottom: height }
  walk(nodes, [1, 0, 0, 1, 0, 0], INHERITED, (node, matrix, style) => {
    if (node.tag === 'text') {
      texts.push(...placeText(node, matrix, style))
      return
    }
    const points = pointsOf(node).map((point) => transformed(matrix, point))
    const outside = points.find(([x, y]) => x < -SLACK || y < -SLACK || x > width + SLACK || y > height + SLACK)
    if (outside)
      problems.push(`a ${node.tag} leaves the frame at ${outside.map((value) => Math.round(value)).join(', ')}`)
  })
  for (const { text, extent, size } of texts) {
    if (!isInside(extent, frame)) problems.push(`the text "${text}" leaves the frame`)
    const onPhone = (size * SMALLEST_WIDTH) / Math.max(width, SMALLEST_WIDTH)
    if (onPhone < SMALLEST_TEXT - 0.05) {
      problems.push(
        `the text "${text}" is ${onPhone.toFixed(1)} px high on a phone; ${Math.ceil((SMALLEST_TEXT * width) / SMALLEST_WIDTH)} units would be ${SMALLEST_TEXT} px`,
      )
    }
  }
  for (const [index, first] of texts.entries()) {
    for (const second of texts.slice(index + 1)) {
      if (overlap(first.corners, second.corners))
        problems.push(`the texts "${first.text}" and "${second.text}" overlap`)
    }
  }
  return problems
}

type TextStyle = { size: number; anchor: string; isBold: boolean }
const INHERITED: TextStyle = { size: 16, anchor: 'start', isBold: false }

function walk(
  nodes: readonly (SvgNode | string)[],
  matrix: Matrix,
  style: TextStyle,
  visit: (node: SvgNode, matrix: Matrix, style: TextStyle) => void,
): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const { transform } = node.attributes
    const own = transform === undefined ? matrix : multiply(matrix, readTransform(String(transform)))
    const styled = styleOf(node, style)
    visit(node, own, styled)
    if (node.tag !== 'text') walk(node.children, own, styled, visit)
  }
}

function styleOf({ attributes }: SvgNode, inherited: TextStyle): TextStyle {
  const weight = attributes['font-weight']
  return {
    size: Number(attributes['font-size'] ?? inherited.size),
    anchor: String(attributes['text-anchor'] ?? inherited.anchor),
    isBold: weight === undefined ? inherited.isBold : weight === 'bold' || Number(weight) >= 600,
  }
}

/** A text as its lines: a tspan with an x of its own begins one. */
function placeText(node: SvgNode, matrix: Matrix, style: TextStyle): PlacedText[] {
  const lines: { x: number; y: number; width: number; text: string }[] = []
  let y = Number(node.attributes.y ?? 0) + Number(node.attributes.dy ?? 0)
  lines.push({ x: Number(node.attributes.x ?? 0) + Number(node.attributes.dx ?? 0), y, width: 0, text: '' })
  const add = (text: string, run: TextStyle) => {
    const line = lines.at(-1)
    if (!line) return
    line.width += textWidth(text, run.size, run.isBold)
    line.text += text
  }
  for (const child of node.children) {
    if (typeof child === 'string') {
      add(child, style)
      continue
    }
    const { attributes } = child
    if (attributes.x !== undefined) {
      y = attributes.y === undefined ? y + Number(attributes.dy ?? 0) : Number(attributes.y)
      lines.push({ x: Number(attributes.x), y, width: 0, text: '' })
    }
    const words = child.children.map((part) => (typeof part === 'string' ? part : '')).join('')
    add(words, styleOf(child, style))
  }
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ x, y: baseline, width, text }) => {
      const left = style.anchor === 'middle' ? x - width / 2 : style.anchor === 'end' ? x - width : x
      const [top, bottom] = [baseline - style.size * 0.74, baseline + style.size * 0.2]
      const square: Point[] = [
        [left, top],
        [left + width, top],
        [left + width, bottom],
        [left, bottom],
      ]
      const corners = square.map((point) => transformed(matrix, point))
      return {
        text: text.trim(),
        corners,
        extent: extentOf(corners),
        size: style.size * Math.hypot(matrix[0], matrix[1]),
      }
    })
}

function pointsOf({ tag, attributes }: SvgNode): Point[] {
  const at = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'line':
      return [
        [at('x1'), at('y1')],
        [at('x2'), at('y2')],
      ]
    case 'rect':
      return [
        [at('x'), at('y')],
        [at('x') + at('width'), at('y') + at('height')],
      ]
    case 'circle':
      return [
        [at('cx') - at('r'), at('cy') - at('r')],
        [at('cx') + at('r'), at('cy') + at('r')],
      ]
    case 'ellipse':
      return [
        [at('cx') - at('rx'), at('cy') - at('ry')],
        [at('cx') + at('rx'), at('cy') + at('ry')],
      ]
    case 'polyline':
    case 'polygon':
      return pathPlaces(`M${String(attributes.points ?? '')}`)
    case 'path':
      return pathPlaces(String(attributes.d ?? ''))
    default:
      return []
  }
}

const extentOf = (points: readonly Point[]): Extent => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
})

const isInside = (inner: Extent, outer: Extent): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK

/** Whether two convex quadrilaterals overlap by more than the slack: no side of either parts them (separating axis). */
function overlap(first: readonly Point[], second: readonly Point[]): boolean {
  return [first, second].every((shape) =>
    shape.every(([x, y], index) => {
      const [nextX, nextY] = shape[(index + 1) % shape.length] ?? [x, y]
      const length = Math.hypot(nextX - x, nextY - y)
      if (length === 0) return true
      const along = ([px, py]: Point) => (px * (nextY - y) - py * (nextX - x)) / length
      const [a, b] = [first.map(along), second.map(along)]
      return Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b)) > SLACK
    }),
  )
}
