import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from './ui/button.tsx'

const ShareDialog = lazy(() => import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })))

type ShareButtonProps = {
  /** what is shared, as a sentence says it: "this lesson" */
  what: string
  /** address of the page within this site, whoever opens it */
  address: string
}

/** A link for others to this very page, with a code for the classroom screen. What shows it is loaded when it is wanted. */
export function ShareButton({ what, address }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" className="print:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog what={what} address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
