import { useBlocker } from '@tanstack/react-router'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '#app/components/ui/alert-dialog.tsx'

/** Asks before a running exam is left: nothing would be lost, but the clock keeps running. */
export function LeaveGuard({ isActive }: { isActive: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isActive(),
    enableBeforeUnload: () => isActive(),
    withResolver: true,
  })
  return (
    <AlertDialog open={blocker.status === 'blocked'} onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Leave the exam?</AlertDialogTitle>
          <AlertDialogDescription>
            Your answers are saved and you can come back, but the clock keeps running.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Stay</AlertDialogCancel>
          <AlertDialogAction onClick={() => blocker.proceed?.()}>Leave</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
