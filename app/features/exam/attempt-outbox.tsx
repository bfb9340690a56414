import { useEffect } from 'react'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { StudyHandle } from '#app/platform/study-handle.ts'
import { waitsToBeSent } from '#domain/attempt/fold-exam-attempts.ts'
import { sendAttempt } from './submit-exam.ts'

/** Sends every attempt the gateway does not have yet, but for those that it refused: they stay as they are (D7). */
async function sendWaiting(history: StudyHandle) {
  const attempts = await history.ask((worker) => worker.examAttempts())
  for (const attempt of attempts.filter(waitsToBeSent)) {
    const answer = await sendAttempt(history, attempt)
    if (!answer.ok && answer.reason === 'unreachable') return
  }
}

/** The outbox of a signed-in student (D7): looks at the start and whenever the connection is back. Shows nothing. */
export function AttemptOutbox() {
  const history = useHistory()
  useEffect(() => {
    const send = () => void sendWaiting(history).catch(() => {}) // the next start tries again
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [history])
  return null
}
