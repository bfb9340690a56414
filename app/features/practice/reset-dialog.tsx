import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'

/** ANA-27, D9. */
export function ResetDialog({ onClose, onReset }: { onClose: () => void; onReset: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="Reset Progress"
      description="Reset all progress? This cannot be undone."
      confirm="Reset Progress"
      cancel="Cancel"
      isDestructive
      onConfirm={onReset}
      onClose={onClose}
    />
  )
}
