import { Parser } from 'htmlparser2'
import { createBoundedCache } from '../../maths/bounded-cache.ts'
import { BrokenFigure } from '../figure-values.ts'
import {
  COLOUR_ATTRIBUTES,
  DRAWING_TAGS,
  DROPPED_ATTRIBUTES,
  MAKING_ATTRIBUTES,
  NUMBER_ATTRIBUTES,
  OTHER_ATTRIBUTES,
} from './drawing-rules.ts'

/** One element as authored: texts and attribute values may hold `@{…}` places. */
export type TemplateNode = {
  tag: string
  /** 1-based line in the file */
  line: number
  attributes: Readonly<Record<string, string>>
  children: (TemplateNode | string)[]
}

export type DrawingTemplate = {
  width: number
  height: number
  children: readonly (TemplateNode | string)[]
  /** what `use` may point at */
  byId: ReadonlyMap<string, TemplateNode>
}

type Read = { ok: true; drawing: DrawingTemplate } | { ok: false; reason: string }

const read = createBoundedCache<Read>(400)

/** A drawing taken apart once. Throws BrokenFigure with the line of what may not be in it. */
export function readDrawing(source: string): DrawingTemplate {
  const result = read.get(source, parseDrawing)
  if (!result.ok) throw new BrokenFigure(result.reason)
  return result.drawing
}

function parseDrawing(source: string): Read {
  const top: TemplateNode = { tag: '', line: 1, attributes: {}, children: [] }
  const open: TemplateNode[] = [top]
  const byId = new Map<string, TemplateNode>()
  let reason: string | undefined
  const refuse = (what: string, line: number) => {
    reason ??= `line ${line} of the drawing: ${what}`
  }
  const lineAt = (index: number) => source.slice(0, index).split('\n').length
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const line = lineAt(parser.startIndex)
        if (!DRAWING_TAGS.has(tag)) refuse(`a drawing may not hold <${tag}>`, line)
        const kept: Record<string, string> = {}
        for (const [name, value] of Object.entries(attributes)) {
          if (DROPPED_ATTRIBUTES.has(name)) continue
          if (isKnown(name) || (tag === 'svg' && name === 'viewBox')) kept[name] = value
          else refuse(`<${tag}> may not have ${name}="${value}"`, line)
        }
        const node = { tag, line, attributes: kept, children: [] }
        if (kept.id) byId.set(kept.id, node)
        open.at(-1)?.children.push(node)
        open.push(node)
      },
      ontext(text) {
        open.at(-1)?.children.push(text)
      },
      onclosetag(tag, isImplied) {
        if (isImplied && !isSelfClosed(source, parser.startIndex))
          refuse(`<${tag}> is not closed`, open.at(-1)?.line ?? 1)
        if (open.length > 1) open.pop()
      },
      onprocessinginstruction(name) {
        if (name !== '?xml') refuse('a drawing may not hold instructions or document types', lineAt(parser.startIndex))
      },
    },
    { xmlMode: true },
  )
  parser.end(source)
  if (reason) return { ok: false, reason }
  const [root] = top.children.filter((child) => typeof child !== 'string')
  const box =
    root?.tag === 'svg' ? /^\s*0[\s,]+0[\s,]+([\d.]+)[\s,]+([\d.]+)\s*$/.exec(root.attributes.viewBox ?? '') : null
  const [width, height] = [Number(box?.[1]), Number(box?.[2])]
  // not a number, or nothing to see, where the box says 1.2.3 or 0
  if (!root || !(width > 0 && height > 0))
    return { ok: false, reason: 'a drawing is one <svg> with a viewBox that begins at 0 0' }
  return { ok: true, drawing: { width, height, children: root.children, byId } }
}

const isKnown = (name: string): boolean =>
  NUMBER_ATTRIBUTES.has(name) ||
  COLOUR_ATTRIBUTES.has(name) ||
  MAKING_ATTRIBUTES.has(name) ||
  Object.hasOwn(OTHER_ATTRIBUTES, name)

/** htmlparser2 calls the end of `<path/>` implied, as it does a missing `</g>`. */
const isSelfClosed = (source: string, index: number): boolean =>
  /^<(?:[^>"']|"[^"]*"|'[^']*')*\/>/.test(source.slice(index))
