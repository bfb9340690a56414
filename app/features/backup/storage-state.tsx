import { CircleCheck, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useStorageStatus } from '#app/platform/use-history.ts'
import { describeStorage } from './describe-storage.ts'

/** Where the record is kept, and whether the browser has promised to keep it. */
export function StorageState() {
  const history = useHistory()
  const status = useStorageStatus()
  const [wasPersistent, setWasPersistent] = useState<boolean | null>(null)
  // The browser knows from earlier visits whether it promised; asking does not disturb the student.
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setWasPersistent, () => setWasPersistent(null))
  }, [])
  const isPersistent = status.isPersistent ?? wasPersistent
  const { isSafe, text } = describeStorage(status)
  const Icon = isSafe ? CircleCheck : TriangleAlert
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-sm">
      <p className={`flex items-start gap-2 ${isSafe ? '' : 'text-warning'}`}>
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isSafe ? 'text-success' : ''}`} />
        <span>{text}</span>
      </p>
      {status.damaged > 0 && (
        <p className="flex items-start gap-2 text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {status.damaged === 1 ? 'One part' : `${status.damaged} parts`} of the record could not be read and was set
          aside. Everything else is here. If you have a backup file, importing it fills the gap.
        </p>
      )}
      {isSafe && isPersistent === true && (
        <p className="flex items-start gap-2">
          <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          The browser has promised not to clear it by itself.
        </p>
      )}
      {isSafe && isPersistent === false && (
        <>
          <p className="text-muted-foreground">
            {status.isPersistent === false
              ? 'The browser made no promise to keep it. A backup file now and then keeps you safe.'
              : 'The browser may clear it when space runs out.'}
          </p>
          {status.isPersistent === null && (
            <Button variant="outline" size="sm" onClick={() => void history.askToPersist()}>
              Ask the browser to keep it
            </Button>
          )}
        </>
      )}
    </div>
  )
}
