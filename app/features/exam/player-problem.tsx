import { Link } from '@tanstack/react-router'
import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import type { SubmitProblem } from './use-exam-attempt.ts'

type PlayerProblemProps = {
  problem: SubmitProblem
  isSubmitting: boolean
  onSubmit: () => void
  /** set once the exam is over on this device */
  results: string | undefined
}

/** Why handing in did not work, and the ways on (EXP-18). */
export function PlayerProblem({ problem, isSubmitting, onSubmit, results }: PlayerProblemProps) {
  return (
    <Alert variant="error" className="mt-4">
      <AlertDescription className="grid gap-2">
        <p>{problem.message}</p>
        {problem.comfort && <p>{problem.comfort}</p>}
        <div className="flex flex-wrap gap-2">
          <Button onClick={onSubmit} disabled={isSubmitting}>
            {isSubmitting ? 'Submitting...' : 'Submit again'}
          </Button>
          {results !== undefined && (
            <Link to={results} replace className={buttonVariants({ variant: 'outline' })}>
              See my results
            </Link>
          )}
        </div>
      </AlertDescription>
    </Alert>
  )
}
