import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { openServiceWorker } from '#app/platform/service-worker.ts'

/** A quiet line: there is a new version. It comes by itself when every page of the old one is closed, or now, by choice. */
export function NewVersionLine({ worker }: { worker: ServiceWorker }) {
  const [state, setState] = useState<'offered' | 'changing' | 'others-open' | 'later'>('offered')
  if (state === 'later') return null
  async function change() {
    setState('changing')
    const { takeNewVersion } = await openServiceWorker()
    if ((await takeNewVersion(worker)) > 0) setState('others-open')
  }
  return (
    <div role="status" className="border-b bg-muted text-sm print:hidden">
      <p className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 sm:px-6">
        <span>
          {state === 'others-open'
            ? 'Close the other tabs of Ilm Study first: they still work with the version they began with.'
            : 'There is a new version of Ilm Study. You can finish what you are doing.'}
        </span>
        <Button
          variant="link"
          size="sm"
          className="h-auto px-0"
          disabled={state === 'changing'}
          onClick={() => void change()}
        >
          {state === 'changing' ? 'Changing…' : 'Use it now'}
        </Button>
        <Button variant="link" size="sm" className="h-auto px-0" onClick={() => setState('later')}>
          Later
        </Button>
      </p>
    </div>
  )
}
