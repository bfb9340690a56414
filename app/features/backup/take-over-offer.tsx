import { useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useStudyState } from '#app/platform/use-history.ts'
import { ANONYMOUS } from '#domain/account/token-claims.ts'

/** What was done on this device before signing in can be added to the account. Only when there is any. */
export function TakeOverOffer() {
  const history = useHistory()
  const waiting = useStudyState(['anonymous-acts'], (worker) => worker.countAnonymous()).data ?? 0
  const [isDeclined, setIsDeclined] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)
  async function takeOver() {
    const result = await history.takeOverAnonymous().catch(() => ({ ok: false as const }))
    setOutcome(
      result.ok
        ? `Added ${result.added} acts of study to your record.`
        : 'That did not work. Nothing is lost: please try again.',
    )
  }
  if (outcome) {
    return (
      <Alert variant="success">
        <AlertDescription>{outcome}</AlertDescription>
      </Alert>
    )
  }
  if (waiting === 0 || isDeclined || history.user === ANONYMOUS) return null
  return (
    <Alert>
      <AlertTitle>Work from before you signed in</AlertTitle>
      <AlertDescription>
        <p>
          Somebody studied on this device without signing in ({waiting} acts). If that was you, add it to your record.
        </p>
        <span className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void takeOver()}>
            Add to my record
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setIsDeclined(true)}>
            Not mine
          </Button>
        </span>
      </AlertDescription>
    </Alert>
  )
}
