import type { Reply } from './reply.ts'

/** Nothing was given yet: every text is blank, every list empty or open. What only shapes an answer, such as the ends of an interval, is none. */
export const isBlank = ({ type: _type, ...given }: Reply): boolean => Object.values(given).every(isOpen)

function isOpen(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isOpen)
  return typeof value !== 'number' && value !== true
}
