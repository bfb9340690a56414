import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { ImportMessage } from './describe-import.ts'
import { useRecord } from './use-record.ts'

const NOT_DELETED = 'It could not be deleted. Nothing was changed. Please try again.'

/** Deletes the whole record on this device, after asking (D9), and first in the account, from where it would come back. */
export function DeleteProgress({ onMessage }: { onMessage: (message: ImportMessage) => void }) {
  const history = useHistory()
  const { record, end } = useRecord()
  async function deleteAll() {
    if (record && (await end())) return NOT_DELETED
    const result = await history.deleteEverything().catch(() => ({ ok: false as const }))
    const where = record ? 'on this device and in your account' : 'on this device'
    onMessage(
      result.ok
        ? { variant: 'success', text: `Your study record ${where} is deleted.` }
        : { variant: 'error', text: NOT_DELETED },
    )
  }
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" className="text-error">
          <Trash2 aria-hidden />
          Delete all progress
        </Button>
      }
      title="Delete all progress?"
      description={
        record
          ? 'Lessons, cards, practice, exams and chats on this device and in your account are deleted and cannot be brought back, unless you have exported them. Your account keeps no study record from then on, and your other devices keep what they have. Your account stays.'
          : 'Lessons, cards, practice, exams and chats on this device are deleted and cannot be brought back, unless you have exported them. Your account stays.'
      }
      confirm="Delete all progress"
      cancel="Keep everything"
      isDestructive
      onConfirm={deleteAll}
    />
  )
}
