import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'

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
  const open = openQuestions > 0 ? `You have ${openQuestions} unanswered questions in this part. ` : ''
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Finish ${part}?`}
      description={`${open}You cannot come back to it. ${nextPart} starts at once, with its full time.`}
      confirm={`Start ${nextPart}`}
      cancel="Stay here"
      onConfirm={onFinish}
      onClose={() => onOpenChange(false)}
    />
  )
}
