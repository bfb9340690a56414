import { BookOpenCheck } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '#app/components/ui/dialog.tsx'
import type { ExamOf } from '#domain/exam/exam.ts'
import { sectionsOf } from '#domain/exam/exam-sections.ts'
import { formatDuration, paceSeconds } from '#domain/exam/exam-time.ts'

/** Answered neither by one choice nor in writing. */
const isOtherwise = ({ options, question }: ExamOf<unknown>['questions'][number]) =>
  options.length === 0 && question?.written === undefined

/** How the exam works (EXI-07..09). */
export function InstructionsDialog({ exam, timeFactor }: { exam: ExamOf<unknown>; timeFactor: number }) {
  const minutes = exam.durationMinutes * timeFactor
  const count = exam.questions.length
  const kinds = sectionsOf(exam).map(({ kind }) => kind)
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button size="lg" variant="outline">
          <BookOpenCheck aria-hidden />
          Read Instructions
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Exam instructions</DialogTitle>
          <DialogDescription>Take a minute to read them: the clock has not started yet.</DialogDescription>
        </DialogHeader>
        <dl className="grid gap-3 [&_dt]:font-semibold">
          <div>
            <dt>Time</dt>
            <dd>
              {formatDuration(minutes)} for {count} questions. When the time is up, the exam is handed in with the
              answers you have.
            </dd>
          </div>
          <div>
            <dt>Format</dt>
            <dd>
              {exam.questions.some(({ options }) => options.length > 0) &&
                'Multiple-choice questions, each with exactly one right answer. '}
              {exam.questions.some(isOtherwise) &&
                'Some questions ask for several choices, an order, choices from menus or a number: each says how. '}
              {kinds.includes('written') &&
                'Questions to answer in writing, here or on paper. After the exam you mark them with the rubric.'}
            </dd>
          </div>
          <div>
            <dt>Navigation</dt>
            <dd>
              You can go back and forth, skip a question and change any answer
              {exam.parts.length > 1 ? ' within a part. A finished part stays closed.' : '.'} Flag what you want to see
              again.
            </dd>
          </div>
          <div>
            <dt>Scoring</dt>
            <dd>No penalty for incorrect answers. So answer every question, even with your best guess.</dd>
          </div>
          <div>
            <dt>Pace</dt>
            <dd>About {paceSeconds(minutes, count)} seconds per question.</dd>
          </div>
          <div>
            <dt>Tips</dt>
            <dd>
              Answer the easy ones first. Strike out options you can rule out. Keep five minutes for your flags. Press{' '}
              <kbd>?</kbd> in the exam for the keyboard.
            </dd>
          </div>
        </dl>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Got it</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
