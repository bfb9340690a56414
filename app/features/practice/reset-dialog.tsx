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

/** ANA-27, D9. */
export function ResetDialog({ onClose, onReset }: { onClose: () => void; onReset: () => void }) {
  const giveFocusBack = useOpener()
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent onCloseAutoFocus={giveFocusBack}>
        <AlertDialogHeader>
          <AlertDialogTitle>Reset Progress</AlertDialogTitle>
          <AlertDialogDescription>Reset all progress? This cannot be undone.</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={onReset}>
            Reset Progress
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
