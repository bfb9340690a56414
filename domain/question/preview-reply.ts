import { groupThousands, plainNumber } from '../maths/format-number.ts'
import { readNumber } from '../maths/read-number.ts'
import { readUnit } from '../maths/read-unit.ts'
import { plainUnit } from './plain-unit.ts'

/**
 * How a typed number is understood, shown while typing: `3x10^5 m` is `300 000 m`. Undefined while it does not read as a
 * number or when that would only repeat what was typed.
 * @param unit the question's, added when none was typed
 */
export function previewNumber(typed: string, unit: string | undefined): string | undefined {
  const read = readNumber(typed)
  if (!read.ok) return undefined
  const number = groupThousands(plainNumber(read.value)).replace('-', '−')
  const written = read.rest || (read.hasDollar ? 'dollars' : '')
  const own = unit === undefined ? '' : plainUnit(unit)
  if (written !== '' && written !== own && !readUnit(written) && !/^[a-z ]+$/i.test(written)) return undefined
  const shown = [number, written || own].filter(Boolean).join('\u00a0')
  if (shown === typed.trim()) return undefined
  if (read.alternative === undefined) return shown
  return `${shown} (or ${plainNumber(read.alternative)}, with a decimal comma)`
}
