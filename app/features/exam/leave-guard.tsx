import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'

/** Asks before a running exam is left: nothing would be lost, but the clock keeps running. */
export function LeaveGuard({ isActive }: { isActive: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isActive(),
    enableBeforeUnload: () => isActive(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title="Leave the exam?"
      description="Your answers are saved and you can come back, but the clock keeps running."
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
