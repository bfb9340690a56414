import type { AlertVariant } from '#app/components/ui/alert.tsx'
import type { StudyHandle } from '#app/platform/study-handle.ts'

export type ImportMessage = { variant: AlertVariant; text: string }
type ImportResult = Awaited<ReturnType<StudyHandle['importBackup']>>

const count = (number: number, noun: string) => `${number.toLocaleString('en-CA')} ${noun}${number === 1 ? '' : 's'}`

/** What came of an import, in words. @param result null when it failed in a way nobody foresaw */
export function describeImport(result: ImportResult | null): ImportMessage {
  if (!result) return { variant: 'error', text: 'The file could not be read. Please try again.' }
  if (!result.ok) return { variant: 'error', text: result.message }
  const { added, known, unreadable, isStored } = result
  const parts = [
    added === 0
      ? `Nothing new: all ${count(known, 'act')} of this file are here already.`
      : `Added ${count(added, 'act')} of study${known > 0 ? `; ${count(known, 'act')} were here already` : ''}.`,
  ]
  if (unreadable > 0)
    parts.push(`${count(unreadable, 'entry').replace('entrys', 'entries')} could not be read and were left out.`)
  if (!isStored) parts.push('This browser cannot store it: it lasts until you close this tab.')
  return { variant: unreadable > 0 || !isStored ? 'warning' : 'success', text: parts.join(' ') }
}
