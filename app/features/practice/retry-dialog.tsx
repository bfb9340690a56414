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
import { useOpener } from '#app/components/use-opener.ts'

type RetryDialogProps = { onClose: () => void; onTryAgain: () => void; onSkip: () => void }

/** Asked before a question that was missed is skipped (CHP-34). Escape closes it and changes nothing. */
export function RetryDialog({ onClose, onTryAgain, onSkip }: RetryDialogProps) {
  const giveFocusBack = useOpener()
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent onCloseAutoFocus={giveFocusBack}>
        <AlertDialogHeader>
          <AlertDialogTitle>Retry Question?</AlertDialogTitle>
          <AlertDialogDescription>
            You have not solved this one yet. A second try right after the feedback is what makes it stay.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel onClick={onSkip}>Skip This Question</AlertDialogCancel>
          <AlertDialogAction onClick={onTryAgain}>Try Again (Recommended)</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
