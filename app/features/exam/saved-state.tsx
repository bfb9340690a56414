import { Check, HardDriveDownload, LoaderCircle } from 'lucide-react'
import { useStorageStatus } from '#app/platform/use-history.ts'

/** Whether every answer so far is on this device: there is no Save button to forget. */
export function SavedState() {
  const { pending, kept } = useStorageStatus()
  if (kept === 'memory')
    return (
      <span className="flex items-center gap-1.5 text-sm text-warning" role="status">
        <HardDriveDownload aria-hidden className="size-4" />
        Kept in this tab only: do not close it
      </span>
    )
  return (
    <span className="flex items-center gap-1.5 text-muted-foreground text-sm">
      {pending > 0 ? (
        <LoaderCircle aria-hidden className="size-4" />
      ) : (
        <Check aria-hidden className="size-4 text-success" />
      )}
      {pending > 0 ? 'Saving…' : 'Saved'}
    </span>
  )
}
