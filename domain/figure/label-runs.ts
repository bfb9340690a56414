import { type SvgNode, svg } from './svg-node.ts'
import { textWidth } from './text-width.ts'

/** A stretch of a label in one style. `shift`: 1 raised, -1 lowered. */
export type LabelRun = { text: string; isItalic: boolean; shift: 1 | 0 | -1 }

const MARKUP = /\*([^*\s][^*]*)\*|([_^])(?:\{([^{}]*)\}|(\w))/g

/**
 * A label of a plot taken apart: `*v*` is italic, `v_0` and `v_{max}` lowered, `x^2` and `m^{-1}` raised. Everything else is plain text; a
 * hyphen before a number is a minus sign.
 */
function labelRuns(label: string): LabelRun[] {
  const runs: LabelRun[] = []
  const add = (text: string, isItalic: boolean, shift: LabelRun['shift']) => {
    if (text !== '') runs.push({ text: text.replaceAll(/(?<![\w)])-(?=\d)/g, '−'), isItalic, shift })
  }
  let end = 0
  for (const match of label.matchAll(MARKUP)) {
    add(label.slice(end, match.index), false, 0)
    const [whole, italic, sign, long, single] = match
    if (italic === undefined) add(long ?? single ?? '', false, sign === '^' ? 1 : -1)
    else add(italic, true, 0)
    end = match.index + whole.length
  }
  add(label.slice(end), false, 0)
  return runs
}

const SMALL = 0.8

/** How wide a label is, with its raised and lowered parts. */
export function labelWidth(label: string, size: number): number {
  return labelRuns(label).reduce((sum, { text, shift }) => sum + textWidth(text, shift === 0 ? size : size * SMALL), 0)
}

/** The reading of a label without its marks. */
export const plainLabel = (label: string): string =>
  labelRuns(label)
    .map(({ text }) => text)
    .join('')

/** The children of a <text> for a label: its styles as tspans, the line kept level. */
export function labelNodes(label: string, size: number): (SvgNode | string)[] {
  let level = 0
  return labelRuns(label).map(({ text, isItalic, shift }) => {
    const wanted = shift === 1 ? -0.35 * size : shift === -1 ? 0.22 * size : 0
    const dy = wanted - level
    level = wanted
    if (shift === 0 && !isItalic && dy === 0) return text
    const attributes = {
      dy: dy === 0 ? undefined : dy,
      'font-size': shift === 0 ? undefined : size * SMALL,
      'font-style': isItalic ? 'italic' : undefined,
    }
    return svg('tspan', attributes, text)
  })
}
