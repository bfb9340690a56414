import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'

/** Asked before a running exam is left: nothing would be lost, but the clock keeps running. */
export function LeaveDialog({ isOpen, onLeave, onStay }: { isOpen: boolean; onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave the exam?"
      description="Your answers are saved and you can come back, but the clock keeps running."
      confirm="Leave"
      cancel="Stay"
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
