import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { browserSetting } from '#app/platform/browser-setting.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { signOut } from '#app/platform/session/change-session.ts'
import type { StudyHandle } from '#app/platform/study-handle.ts'
import { pushAll } from './exchange-entries.ts'
import { recordCalls } from './record-functions.ts'
import { useRecord } from './use-record.ts'

/** What a student chose, and whose choice it was. */
const CHOICES = ['selectedCurriculum', 'selectedGrade', 'keptStudyChoice'].map(browserSetting)
const NOT_REMOVED =
  'Your study record could not be removed from this device. You are still signed in. Please try again.'

/** For a shared computer: what the account does not have yet goes there, then nothing of the student stays on this device. */
export function SignOutAndRemove() {
  const history = useHistory()
  const { record } = useRecord()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState(0)

  async function leave() {
    if (record && waiting === 0) {
      const unsent = await sendRest(history, record.id)
      setWaiting(unsent)
      if (unsent > 0) return false
    }
    const removed = await history.deleteEverything().catch(() => ({ ok: false }))
    if (!removed.ok) return NOT_REMOVED
    await navigate({ to: '/', replace: true })
    await signOut(queryClient)
    for (const choice of CHOICES) choice.write(null)
  }
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" className="self-start">
          Sign out and remove from this device
        </Button>
      }
      title="Sign out and remove from this device?"
      description={
        record
          ? 'Everything you did here goes to your account first. Then it is removed from this browser, with everything else about you, and is there again when you sign in.'
          : 'Your study record is only on this device: lessons, cards, practice, exams and chats are removed and cannot be brought back, unless you export them or keep them with your account first.'
      }
      confirm={waiting > 0 ? 'Remove it all the same' : 'Sign out and remove'}
      busy="Removing…"
      cancel="Stay signed in"
      isDestructive={!record || waiting > 0}
      onConfirm={leave}
      onClose={() => setWaiting(0)}
    >
      <p role="alert" className="text-error text-sm empty:hidden">
        {waiting > 0 &&
          `${waiting === 1 ? 'One act of study has' : `${waiting.toLocaleString('en-CA')} acts of study have`} not reached your account, which can’t be reached right now. Removed here, they are gone. Try again later, or export your progress first.`}
      </p>
    </ConfirmDialog>
  )
}

/** Sends what the account does not have. Resolves with how much still waits. */
async function sendRest(history: StudyHandle, recordId: string): Promise<number> {
  const { store, worker } = await history.open()
  const { user } = history
  await worker.openRecord(user, recordId)
  await pushAll({ user, recordId, store, worker, calls: recordCalls, isWanted: () => true }).catch(() => undefined)
  return worker.countWaiting(user, recordId)
}
