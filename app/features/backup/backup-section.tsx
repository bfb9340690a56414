import { Download, FileUp } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { saveFile } from '#app/platform/save-file.ts'
import { DeleteProgress } from './delete-progress.tsx'
import { describeImport, type ImportMessage } from './describe-import.ts'
import { KeepWithAccount } from './keep-with-account.tsx'
import { SignOutAndRemove } from './sign-out-and-remove.tsx'
import { StorageState } from './storage-state.tsx'
import { TakeOverOffer } from './take-over-offer.tsx'

/** Everything the student made on this device: where it is, how to take it along, bring it back, or remove it (D9). */
export function BackupSection() {
  const history = useHistory()
  const fileId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<ImportMessage | null>(null)

  async function exportAll() {
    setIsBusy(true)
    const file = await history.exportBackup().catch(() => null)
    setIsBusy(false)
    if (!file) return setMessage({ variant: 'error', text: 'The file could not be made. Please try again.' })
    const day = new Date().toISOString().slice(0, 10)
    saveFile(`ilm-study-progress-${day}.json`, file)
  }
  async function importFile(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const file = input.files?.[0]
    if (!file) return
    setIsBusy(true)
    setMessage(null)
    const result = await history.importBackup(file).catch(() => null)
    setIsBusy(false)
    // the same file may be chosen again
    input.value = ''
    setMessage(describeImport(result))
  }

  return (
    <section aria-labelledby="study-record" className="flex w-full flex-col gap-3">
      <h3 id="study-record" className="font-semibold">
        Your study record
      </h3>
      <TakeOverOffer />
      <StorageState />
      <KeepWithAccount />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={isBusy} onClick={() => void exportAll()}>
          <Download aria-hidden />
          Export progress
        </Button>
        <span className="relative inline-flex">
          <input
            id={fileId}
            type="file"
            accept="application/json,.json"
            disabled={isBusy}
            onChange={(event) => void importFile(event)}
            className="peer sr-only"
          />
          <label
            htmlFor={fileId}
            className={`${buttonVariants({ variant: 'outline' })} peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2`}
          >
            <FileUp aria-hidden />
            Import progress
          </label>
        </span>
        <DeleteProgress onMessage={setMessage} />
      </div>
      <p className="text-muted-foreground text-sm">
        The file holds every act of study, one a line. Importing adds what is missing here and overwrites nothing.
      </p>
      {message && (
        <Alert variant={message.variant}>
          <AlertDescription>{message.text}</AlertDescription>
        </Alert>
      )}
      <SignOutAndRemove />
    </section>
  )
}
