import { CloudOff } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { useShownCopies } from '#app/platform/content/use-shown-copies.ts'

/** On every page of content: what is shown is the copy kept on this device, because it could not be fetched (GWY-26). Else nothing. */
export function CopyNotice() {
  const { isShown, isAsking, tryAgain } = useShownCopies()
  return (
    // always there, so that screen readers hear what comes into it
    <div role="status" className="print:hidden">
      {isShown && (
        <div className="border-b bg-muted text-sm">
          <p className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 sm:px-6">
            <CloudOff aria-hidden className="size-4 shrink-0 text-muted-foreground" />
            <span>Our servers did not answer, so this is the copy kept on your device.</span>
            <Button variant="link" size="sm" className="h-auto px-0" disabled={isAsking} onClick={tryAgain}>
              {isAsking ? 'Asking again…' : 'Try again'}
            </Button>
          </p>
        </div>
      )}
    </div>
  )
}
