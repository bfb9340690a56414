import { useEffect } from 'react'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { StudyHandle } from '#app/platform/study-handle.ts'
import { waitsToBeSent } from '#domain/attempt/fold-exam-attempts.ts'
import { ATTEMPT_WAITS, sendAttempt } from './submit-exam.ts'

/** Sends every attempt the gateway does not have yet, but for those that it refused: they stay as they are (D7). */
async function sendWaiting(history: StudyHandle) {
  const attempts = await history.ask((worker) => worker.examAttempts())
  for (const { attemptId } of attempts.filter(waitsToBeSent)) {
    const answer = await sendAttempt(history, attemptId, waitsToBeSent)
    if (answer?.ok === false && answer.reason === 'unreachable') return
  }
}

/** How long until what did not arrive is sent again, in milliseconds: a server that comes back is not asked by a whole school at once. */
const waitMs = () => 20_000 + 20_000 * Math.random()

/**
 * The outbox of a signed-in student (D7): looks at the start, whenever the connection is back, and a while after something did not
 * arrive. Shows nothing.
 */
export function AttemptOutbox() {
  const history = useHistory()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = () => {
      clearTimeout(timer)
      timer = undefined
      void sendWaiting(history).catch(() => {}) // the next start tries again
    }
    const sendLater = () => {
      timer ??= setTimeout(send, waitMs())
    }
    send()
    window.addEventListener('online', send)
    window.addEventListener(ATTEMPT_WAITS, sendLater)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', send)
      window.removeEventListener(ATTEMPT_WAITS, sendLater)
    }
  }, [history])
  return null
}
