import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { BREAK_MINUTES } from '#domain/exam/exam-timeline.ts'

type FinishPartDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  part: string
  nextPart: string
  /** another section follows, after a break */
  hasBreak: boolean
  openQuestions: number
  onFinish: () => void
}

/** Asked before a part is closed for good (D21). */
export function FinishPartDialog({
  isOpen,
  onOpenChange,
  part,
  nextPart,
  hasBreak,
  openQuestions,
  onFinish,
}: FinishPartDialogProps) {
  const questions = openQuestions === 1 ? 'question' : 'questions'
  const open = openQuestions > 0 ? `You have ${openQuestions} unanswered ${questions} in this part. ` : ''
  const next = hasBreak
    ? `Then there is a break of up to ${BREAK_MINUTES} minutes before ${nextPart}.`
    : `${nextPart} starts at once, with its full time.`
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Finish ${part}?`}
      description={`${open}You cannot come back to it. ${next}`}
      confirm={hasBreak ? 'Finish and take the break' : `Start ${nextPart}`}
      cancel="Stay here"
      onConfirm={onFinish}
      onClose={() => onOpenChange(false)}
    />
  )
}
