import { TriangleAlert } from 'lucide-react'
import { useStorageStatus } from '#app/platform/use-history.ts'
import { describeFound, describeStorage } from './describe-storage.ts'

/** On every page, as soon as it is so: work is not being saved, or part of the record could not be read or shown. Else nothing. */
export function StorageNotice() {
  const status = useStorageStatus()
  const { isSafe, text } = describeStorage(status)
  const message = isSafe ? describeFound(status) : text
  if (message === null) return null
  return (
    <div role="status" className="border-warning/35 border-b bg-warning-surface text-sm print:hidden">
      <p className="mx-auto flex max-w-7xl items-start gap-2 px-4 py-2 sm:px-6">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <span>{message}</span>
      </p>
    </div>
  )
}
