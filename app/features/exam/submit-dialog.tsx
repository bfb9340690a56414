import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx'
import { formatTimer } from '#domain/exam/exam-time.ts'
import type { SubmitProblem } from './use-exam-attempt.ts'

type SubmitDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  answered: number
  total: number
  flagged: number
  secondsLeft: number
  isSubmitting: boolean
  problem: SubmitProblem | undefined
  onSubmit: () => void
}

/** "Submit Exam?" (EXP-10..13). */
export function SubmitDialog(props: SubmitDialogProps) {
  const { isOpen, onOpenChange, answered, total, flagged, secondsLeft, isSubmitting, problem, onSubmit } = props
  const open = total - answered
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Submit Exam?</DialogTitle>
          <DialogDescription>Once submitted, you cannot return to this exam.</DialogDescription>
        </DialogHeader>
        <dl className="grid grid-cols-3 gap-2 text-center">
          <Fact label="Answered" value={`${answered} of ${total}`} />
          <Fact label="Flagged" value={flagged} />
          <Fact label="Time remaining" value={formatTimer(secondsLeft)} />
        </dl>
        {open > 0 && (
          <Alert variant="warning">
            <AlertDescription>
              You have {open} unanswered questions. These will be marked as incorrect if you submit now.
            </AlertDescription>
          </Alert>
        )}
        {problem && (
          <Alert variant="error">
            <AlertDescription className="grid gap-2">
              <p>{problem.message}</p>
              {problem.comfort && <p>{problem.comfort}</p>}
            </AlertDescription>
          </Alert>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={() => onOpenChange(false)} disabled={isSubmitting}>
            Review More
          </Button>
          <Button onClick={onSubmit} disabled={isSubmitting}>
            {isSubmitting ? 'Submitting...' : 'Submit Final Answers'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Fact({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="rounded-lg border bg-card px-2 py-3">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="figures font-semibold text-lg">{value}</dd>
    </div>
  )
}
