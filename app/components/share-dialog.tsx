import { Check, Copy } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useId, useRef, useState } from 'react'
import { Button } from './ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from './ui/dialog.tsx'
import { Input } from './ui/input.tsx'

type ShareDialogProps = { what: string; address: string; onClose: () => void }

/** The link to copy, and its QR code, black on white in every theme so that a camera reads it. */
export function ShareDialog({ what, address, onClose }: ShareDialogProps) {
  const link = new URL(address, location.origin).href
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'no'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('yes')
    } catch {
      // no permission, or no secure connection: the student's own keys do it
      field.current?.select()
      setCopied('no')
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Share {what}</DialogTitle>
          <DialogDescription>Everybody who opens the link, or scans the code, sees the same.</DialogDescription>
        </DialogHeader>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-56">
            <label htmlFor={id} className="mb-1 block font-medium text-sm">
              Link
            </label>
            <Input id={id} ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </div>
          <Button onClick={() => void copy()}>
            {copied === 'yes' ? <Check aria-hidden /> : <Copy aria-hidden />}
            Copy
          </Button>
        </div>
        <p role="status" className="min-h-5 text-muted-foreground text-sm">
          {copied === 'yes' && 'Copied.'}
          {copied === 'no' && 'Your browser did not let us copy it. The link is selected: press Ctrl C or Cmd C.'}
        </p>
        <div className="rounded-lg bg-white p-4">
          <QRCodeSVG
            value={link}
            size={320}
            marginSize={2}
            title={`QR code of the link to ${what}`}
            className="mx-auto h-auto w-full max-w-80"
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
