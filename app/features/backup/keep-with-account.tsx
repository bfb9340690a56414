import { Link } from '@tanstack/react-router'
import { CloudCheck, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { useId, useState, useSyncExternalStore } from 'react'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { Label } from '#app/components/ui/label.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import { type SyncStatus, syncStatus } from './sync-status.ts'
import { useRecord } from './use-record.ts'

const NOT_DONE = 'We couldn’t reach your account. Nothing was changed. Please try again.'

const WORDS: Record<SyncStatus, { icon: typeof CloudCheck; text: string }> = {
  off: { icon: CloudCheck, text: 'Your account keeps your study record.' },
  busy: { icon: RefreshCw, text: 'Bringing your account and this device together…' },
  kept: { icon: CloudCheck, text: 'Your account has everything you did here, and this device what you did elsewhere.' },
  waiting: {
    icon: CloudOff,
    text: 'Your account can’t be reached right now. What you do is saved on this device and will be sent by itself.',
  },
  full: {
    icon: TriangleAlert,
    text: 'Your account has no more room for your study record. New work stays safe on this device; export it now and then.',
  },
}

/** Whether the account keeps the study record, for all devices of the student. Off until they say so; not offered where it cannot be done. */
export function KeepWithAccount() {
  const { record, begin, end } = useRecord()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const id = useId()
  const status = useSyncExternalStore<SyncStatus>(syncStatus.subscribe, syncStatus.read, () => 'off')
  if (record === undefined) return null
  const isOn = record !== null

  async function change(on: boolean) {
    setProblem('')
    if (!on) return setAsking(true)
    setBusy(true)
    if (await begin()) setProblem(NOT_DONE)
    setBusy(false)
  }
  const { icon: Icon, text } = WORDS[status]
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Switch
          id={`${id}-switch`}
          checked={isOn}
          disabled={isBusy}
          aria-describedby={`${id}-meaning`}
          onCheckedChange={(on) => void change(on)}
        />
        <Label htmlFor={`${id}-switch`}>Keep my study record with my account</Label>
      </div>
      <p id={`${id}-meaning`} className="text-muted-foreground text-sm">
        Then everything you do here, your chats and notes too, is also kept on our server and is there on every device
        you sign in on.{' '}
        <Link to="/privacy" hash="study-record" className="underline">
          What is kept
        </Link>
      </p>
      <p role="status" className="flex items-start gap-2 text-sm empty:hidden">
        {isOn && (
          <>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{text}</span>
          </>
        )}
      </p>
      <p role="alert" className="text-error text-sm empty:hidden">
        {problem}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Stop keeping it with your account?"
        description="What our server has of your study record is deleted. Every device keeps what it has, and from then on each its own."
        confirm="Stop and delete it there"
        busy="Deleting…"
        cancel="Go on keeping it"
        onConfirm={async () => ((await end()) ? NOT_DONE : undefined)}
      />
    </div>
  )
}
