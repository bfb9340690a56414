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

type FinishPartDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  part: string
  nextPart: string
  openQuestions: number
  onFinish: () => void
}

/** Asked before a part is closed for good (D21). */
export function FinishPartDialog({
  isOpen,
  onOpenChange,
  part,
  nextPart,
  openQuestions,
  onFinish,
}: FinishPartDialogProps) {
  return (
    <AlertDialog open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Finish {part}?</AlertDialogTitle>
          <AlertDialogDescription>
            {openQuestions > 0 && `You have ${openQuestions} unanswered questions in this part. `}
            You cannot come back to it. {nextPart} starts at once, with its full time.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Stay here</AlertDialogCancel>
          <AlertDialogAction onClick={onFinish}>Start {nextPart}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
