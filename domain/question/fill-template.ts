import {
  fixedNumber,
  fractionNumber,
  groupThousands,
  plainNumber,
  scientificNumber,
  significantNumber,
} from './format-number.ts'
import { evaluateExpression, type TemplateScope, type TemplateValue } from './template-expression.ts'

export type Filled = { ok: true; text: string } | { ok: false; reason: string }

/** `@{expression}` or `@{expression | format | format}`. Expressions never hold braces. */
const PLACE = /@\{([^{}]*)\}/g
const FORMAT = /^(fixed|sig|signed|coef|sci|frac|thousands|percent)(?:\s+(\d{1,2}))?$/

/** Fills every `@{…}` place of a text (formats: content/README.md, "Templates"). */
export function fillTemplate(text: string, scope: TemplateScope): Filled {
  if (!text.includes('@{')) return { ok: true, text }
  let reason: string | undefined
  const filled = text.replace(PLACE, (_place, inside: string, offset: number) => {
    const part = fillPlace(inside, scope)
    if (!part.ok) reason ??= part.reason
    if (!part.ok) return ''
    // TeX drops spaces, so the gap between thousands has to be asked for there.
    return isInMaths(text, offset) ? part.text.replaceAll('\u00a0', '\\,') : part.text
  })
  if (reason !== undefined) return { ok: false, reason }
  if (filled.includes('@{'))
    return { ok: false, reason: `a place is not closed: ${text.slice(text.indexOf('@{'), 60)}` }
  return { ok: true, text: filled }
}

/** An odd number of dollars before a place: it stands inside a formula. */
function isInMaths(text: string, offset: number): boolean {
  return (text.slice(0, offset).match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1
}

function fillPlace(inside: string, scope: TemplateScope): Filled {
  const parts = inside.split('|').map((part) => part.trim())
  const formats: string[] = []
  while (parts.length > 1 && FORMAT.test(parts.at(-1) ?? '')) formats.unshift(parts.pop() ?? '')
  const rest = parts.slice(1).find((part) => /^[a-z]+(\s+\d+)?$/i.test(part))
  if (rest) return { ok: false, reason: `@{${inside}}: there is no format "${rest}"` }
  const result = evaluateExpression(parts.join(' | '), scope)
  if (!result.ok) return result
  return formatValue(result.value, formats, inside)
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
