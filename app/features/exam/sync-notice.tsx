import { useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { sendAttempt } from './submit-exam.ts'
import type { ShownAttempt } from './use-attempt.ts'

/** Whether the gateway has the attempt, and whether it came to the same score (D7). */
export function SyncNotice({ course, attempt }: { course: CourseContext; attempt: ShownAttempt }) {
  const history = useHistory()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send() {
    setSending(true)
    const attempts = await history.ask((worker) => worker.examAttempts(course.courseId))
    const own = attempts.find((other) => other.attemptId === attempt.attemptId)
    const answer = own ? await sendAttempt(history, own) : { ok: true as const }
    setProblem(
      answer.ok
        ? undefined
        : answer.reason === 'refused'
          ? answer.message
          : 'Still no connection. It will be sent later by itself.',
    )
    setSending(false)
  }

  if (!attempt.isSynced)
    return (
      <Alert variant="info" className="print:hidden">
        <AlertTitle>Not yet synced</AlertTitle>
        <AlertDescription className="grid gap-2">
          <p>These results are saved on this device. They will be sent as soon as there is a connection.</p>
          {problem && <p role="alert">{problem}</p>}
          <Button size="sm" variant="outline" className="w-fit" disabled={isSending} onClick={() => void send()}>
            {isSending ? 'Sending…' : 'Send now'}
          </Button>
        </AlertDescription>
      </Alert>
    )
  if (attempt.gatewayScore !== undefined)
    return (
      <Alert variant="warning">
        <AlertTitle>Two scores</AlertTitle>
        <AlertDescription>
          Your device counted {attempt.score}%, our server {attempt.gatewayScore}%. The server’s score is the one on
          record.
        </AlertDescription>
      </Alert>
    )
  return null
}
