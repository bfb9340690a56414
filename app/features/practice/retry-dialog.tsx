import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'

type RetryDialogProps = { onClose: () => void; onTryAgain: () => void; onSkip: () => void }

/** Asked before a question that was missed is skipped (CHP-34). Escape closes it and changes nothing. */
export function RetryDialog({ onClose, onTryAgain, onSkip }: RetryDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title="Retry Question?"
      description="You have not solved this one yet. A second try right after the feedback is what makes it stay."
      confirm="Try Again (Recommended)"
      cancel="Skip This Question"
      onConfirm={onTryAgain}
      onCancel={onSkip}
      onClose={onClose}
    />
  )
}
