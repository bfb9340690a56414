import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { saveFile } from '#app/platform/save-file.ts'
import { CountsChoice } from './counts-choice.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { exportAccount } from './functions.ts'

type AccountDataProps = { children?: ReactNode; onAccountDeleted?: () => Promise<unknown> }

/** The student's own data: take it along, or take it away (D9). */
export function AccountData({ children, onAccountDeleted }: AccountDataProps) {
  const [isExporting, setIsExporting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function download() {
    setIsExporting(true)
    setFailure(null)
    const answer = await exportAccount().catch(() => undefined)
    // a file that breaks off is none
    const file = answer instanceof Response ? await answer.blob().catch(() => undefined) : undefined
    setIsExporting(false)
    const problem = answer instanceof Response ? undefined : answer?.message
    if (!file) return setFailure(problem ?? 'Your data could not be fetched. Please try again.')
    const day = new Date().toISOString().slice(0, 10)
    saveFile(`ilm-study-account-${day}.json`, file)
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Your data</CardTitle>
        <CardDescription>What you make here is yours: take a copy any time, or delete your account.</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4">
        {children}
        <Button variant="outline" disabled={isExporting} onClick={() => void download()}>
          <Download aria-hidden />
          {isExporting ? 'Preparing…' : 'Export account'}
        </Button>
        {failure !== null && (
          <Alert variant="error">
            <AlertDescription>{failure}</AlertDescription>
          </Alert>
        )}
        <CountsChoice />
        <DeleteAccount {...(onAccountDeleted && { onAccountDeleted })} />
      </CardContent>
    </Card>
  )
}
