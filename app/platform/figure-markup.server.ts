import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { COLOUR_WORDS, tokenOf } from '#domain/figure/colour-words.ts'
import { DRAWING_TAGS, NUMBER_ATTRIBUTES, OTHER_ATTRIBUTES } from '#domain/figure/drawing/drawing-rules.ts'
import { createBoundedCache } from '#domain/maths/bounded-cache.ts'

const colours = COLOUR_WORDS.map(tokenOf)
const shape = [...NUMBER_ATTRIBUTES, ...Object.keys(OTHER_ATTRIBUTES)]
const paint = ['fill', 'stroke'].map((name) => ({ name, multiple: false, values: colours }))
const tags = [...DRAWING_TAGS].filter((tag) => !['use', 'defs', 'title', 'desc'].includes(tag))

/**
 * What markup of a figure may hold, whatever gateway sent it: the shapes and texts of a drawing in the theme's colours, and code with the
 * highlighter's classes. No links, no ids, no styles, nothing that loads.
 */
const FIGURE_SANITIZER: IOptions = {
  allowedTags: [...tags, 'pre', 'code', 'span'],
  allowedAttributes: {
    ...Object.fromEntries(tags.map((tag) => [tag, [...shape, ...paint]])),
    svg: ['xmlns', 'viewBox', 'width', 'height'],
    span: ['class'],
  },
  allowedClasses: { span: ['line', /^hljs-[a-z_-]+$/, 'function_', 'class_'] },
  // names of SVG have capitals: viewBox
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
}

/** Characters of clean markup kept at most twice over. */
const KEPT_CHARACTERS = 8_000_000
const kept = createBoundedCache<string>(KEPT_CHARACTERS, (markup) => 2 * markup.length)

/** A figure's markup, safe to insert into a page. Never throws. */
export function cleanMarkup(markup: string): string {
  return kept.get(markup, (source) => sanitizeHtml(source, FIGURE_SANITIZER))
}

/**
 * Reads the JSON of a gateway's answer with the markup of its figures made safe, wherever in it they stand: every answer of every
 * gateway passes here, so no page can show one that did not.
 * @throws SyntaxError when it is no JSON
 */
export function parseCleanJson(text: string): unknown {
  if (!text.includes('"markup"')) return JSON.parse(text)
  return JSON.parse(text, (key, value: unknown) => {
    if (key !== 'markup') return value
    return typeof value === 'string' ? cleanMarkup(value) : undefined
  })
}
