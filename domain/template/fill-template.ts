import { createBoundedCache } from '../maths/bounded-cache.ts'
import {
  fixedNumber,
  fractionNumber,
  groupThousands,
  plainNumber,
  scientificNumber,
  significantNumber,
} from '../maths/format-number.ts'
import { evaluateExpression, type TemplateScope, type TemplateValue } from './template-expression.ts'

export type Filled = { ok: true; text: string } | { ok: false; reason: string }

/** `@{expression}` or `@{expression | format | format}`. Expressions never hold braces. */
const PLACE = /@\{([^{}]*)\}/g
const FORMAT = /^(fixed|sig|signed|coef|sci|frac|thousands|percent)(?:\s+(\d{1,2}))?$/

type Place = { inside: string; expression: string; formats: readonly string[]; isInMaths: boolean }
type Parsed = { ok: true; parts: readonly (string | Place)[] } | { ok: false; reason: string }

/** Texts taken apart into their places; a course has some thousand texts with places. */
const parsedTexts = createBoundedCache<Parsed>(3000)

/** Fills every `@{…}` place of a text (formats: content/README.md, "Templates"). */
export function fillTemplate(text: string, scope: TemplateScope): Filled {
  if (!text.includes('@{')) return { ok: true, text }
  const parsed = parsedTexts.get(text, parseText)
  if (!parsed.ok) return parsed
  let filled = ''
  for (const part of parsed.parts) {
    if (typeof part === 'string') {
      filled += part
      continue
    }
    const result = evaluateExpression(part.expression, scope)
    const written = result.ok ? formatValue(result.value, part.formats, part.inside) : result
    if (!written.ok) return written
    // TeX drops spaces, so the gap between thousands has to be asked for there.
    filled += part.isInMaths ? written.text.replaceAll('\u00a0', '\\,') : written.text
  }
  return { ok: true, text: filled }
}

function parseText(text: string): Parsed {
  const parts: (string | Place)[] = []
  let end = 0
  for (const match of text.matchAll(PLACE)) {
    const place = parsePlace(match[1] ?? '', isInMaths(text, match.index))
    if (!place.ok) return place
    parts.push(text.slice(end, match.index), place)
    end = match.index + match[0].length
  }
  const rest = text.slice(end)
  if (parts.some((part) => typeof part === 'string' && part.includes('@{')) || rest.includes('@{')) {
    return {
      ok: false,
      reason: `a place is not closed: ${text.slice(text.lastIndexOf('@{'), text.lastIndexOf('@{') + 40)}`,
    }
  }
  return { ok: true, parts: [...parts, rest] }
}

/** An odd number of `$` or `$$` before a place: it stands inside a formula. */
function isInMaths(text: string, offset: number): boolean {
  return (text.slice(0, offset).match(/(?<!\\)\$\$?/g)?.length ?? 0) % 2 === 1
}

function parsePlace(inside: string, isInMaths: boolean): (Place & { ok: true }) | { ok: false; reason: string } {
  const parts = inside.split('|').map((part) => part.trim())
  const formats: string[] = []
  while (parts.length > 1 && FORMAT.test(parts.at(-1) ?? '')) formats.unshift(parts.pop() ?? '')
  const rest = parts.slice(1).find((part) => /^[a-z]+(\s+\d+)?$/i.test(part))
  if (rest) return { ok: false, reason: `@{${inside}}: there is no format "${rest}"` }
  return { ok: true, inside, expression: parts.join(' | '), formats, isInMaths }
}

function formatValue(value: TemplateValue, formats: readonly string[], inside: string): Filled {
  if (typeof value === 'object') return { ok: false, reason: `@{${inside}} is a record; name one of its properties` }
  if (typeof value !== 'number') {
    if (formats.length > 0) return { ok: false, reason: `@{${inside}}: only a number can have a format` }
    return { ok: true, text: String(value) }
  }
  if (!Number.isFinite(value)) return { ok: false, reason: `@{${inside}} is not a finite number` }
  if (formats.length === 0) return { ok: true, text: plainNumber(value) }
  let text = ''
  for (const [index, format] of formats.entries()) {
    const [, name = '', digits] = FORMAT.exec(format) ?? []
    if (index > 0 && name !== 'thousands') return { ok: false, reason: `@{${inside}}: only thousands may come second` }
    const needsDigits = name === 'fixed' || name === 'sig' || name === 'sci'
    if (needsDigits !== (digits !== undefined)) {
      return { ok: false, reason: `@{${inside}}: ${name} ${needsDigits ? 'needs' : 'takes no'} number of digits` }
    }
    text = index > 0 ? groupThousands(text) : formatNumber(value, name, Number(digits ?? 0))
  }
  return { ok: true, text }
}

function formatNumber(value: number, format: string, digits: number): string {
  const plain = plainNumber(value)
  switch (format) {
    case 'fixed':
      return fixedNumber(value, digits)
    case 'sig':
      return significantNumber(value, Math.max(1, digits))
    case 'sci':
      return scientificNumber(value, Math.max(1, digits))
    case 'signed':
      return plain.startsWith('-') ? `- ${plain.slice(1)}` : `+ ${plain}`
    case 'coef':
      return plain === '1' ? '' : plain === '-1' ? '-' : plain
    case 'frac':
      return fractionNumber(value)
    case 'percent':
      return plainNumber(value * 100)
    default:
      return groupThousands(plain)
  }
}
