import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { ImportMessage } from './describe-import.ts'

/** Deletes the whole record on this device, after asking (D9). */
export function DeleteProgress({ onMessage }: { onMessage: (message: ImportMessage) => void }) {
  const history = useHistory()
  async function deleteAll() {
    const result = await history.deleteEverything().catch(() => ({ ok: false as const }))
    onMessage(
      result.ok
        ? { variant: 'success', text: 'Your study record on this device is deleted.' }
        : { variant: 'error', text: 'It could not be deleted. Nothing was changed. Please try again.' },
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
      description="Lessons, cards, practice, exams and chats on this device are deleted and cannot be brought back, unless you have exported them. Your account stays."
      confirm="Delete all progress"
      cancel="Keep everything"
      isDestructive
      onConfirm={() => void deleteAll()}
    />
  )
}
