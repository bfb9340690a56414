import { useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { StoredExamAttempt } from '#domain/attempt/fold-exam-attempts.ts'
import { sendAttempt } from './submit-exam.ts'
import type { ShownAttempt } from './use-attempt.ts'

const STILL_UNREACHABLE = 'Still no connection. It will be sent later by itself.'

/** Whether the gateway has the attempt, and whether it came to the same score (D7). */
export function SyncNotice({ attempt }: { attempt: ShownAttempt }) {
  if (attempt.unsent) return <Unsent attempt={attempt.unsent} />
  if (attempt.gatewayScore === undefined) return null
  return (
    <Alert variant="warning">
      <AlertTitle>Two scores</AlertTitle>
      <AlertDescription>
        Your device counted {attempt.score}%, our server {attempt.gatewayScore}%. The server’s score is the one on
        record.
      </AlertDescription>
    </Alert>
  )
}

function Unsent({ attempt }: { attempt: StoredExamAttempt }) {
  const history = useHistory()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { refusal } = attempt

  async function send() {
    setSending(true)
    setProblem(undefined)
    const answer = await sendAttempt(history, attempt.attemptId)
    if (answer?.ok === false) setProblem(answer.reason === 'refused' ? answer.message : STILL_UNREACHABLE)
    setSending(false)
  }

  return (
    <Alert variant="info" className="print:hidden">
      <AlertTitle>{refusal ? 'Kept on this device' : 'Not yet synced'}</AlertTitle>
      <AlertDescription className="grid gap-2">
        {refusal ? (
          <>
            <p>
              Our server did not take this attempt, so it will not be sent again by itself. Nothing is lost: your
              answers and results stay here on this device.
            </p>
            <p>What it said: “{refusal.message}”</p>
          </>
        ) : (
          <p>These results are saved on this device. They will be sent as soon as there is a connection.</p>
        )}
        {problem && <p role="alert">{problem}</p>}
        <Button size="sm" variant="outline" className="w-fit" disabled={isSending} onClick={() => void send()}>
          {isSending ? 'Sending…' : refusal ? 'Send again' : 'Send now'}
        </Button>
      </AlertDescription>
    </Alert>
  )
}
