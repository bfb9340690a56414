import { type FormEvent, type ReactNode, useState } from 'react'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './ui/alert-dialog.tsx'
import { Button } from './ui/button.tsx'

type ConfirmDialogProps = {
  title: string
  /** what happens then, in a sentence or two */
  description: ReactNode
  confirm: string
  cancel: string
  isDestructive?: boolean
  /**
   * What to do. It may take its time, and may come to a sentence that says why it could not be done, or to false when that is said
   * elsewhere: the dialog stays open then.
   */
  onConfirm: () => unknown
  /** the way back, where it does something of its own; Escape never does it */
  onCancel?: () => void
  /** what has to be filled in first */
  children?: ReactNode
  canConfirm?: boolean
  /** on the button while it takes its time */
  busy?: string
} & (
  | { trigger: ReactNode; isOpen?: never; onClose?: () => void }
  | { trigger?: never; isOpen: boolean; onClose: () => void }
)

/** Asks before something that cannot be taken back. The way back has the focus, and whoever opened it gets the focus back. */
export function ConfirmDialog({ trigger, isOpen, onClose, ...question }: ConfirmDialogProps) {
  const [isTriggered, setTriggered] = useState(false)
  const isShown = trigger === undefined ? isOpen === true : isTriggered
  const change = (open: boolean) => {
    setTriggered(open)
    if (!open) onClose?.()
  }
  return (
    <AlertDialog open={isShown} onOpenChange={change}>
      {trigger !== undefined && <AlertDialogTrigger asChild>{trigger}</AlertDialogTrigger>}
      {isShown && <Question {...question} onDone={() => change(false)} />}
    </AlertDialog>
  )
}

type QuestionProps = Omit<ConfirmDialogProps, 'trigger' | 'isOpen' | 'onClose'> & {
  onDone: () => void
}

/** There only while the dialog is open, so that each opening starts afresh. */
function Question({
  title,
  description,
  confirm,
  cancel,
  isDestructive = false,
  onConfirm,
  onCancel,
  children,
  canConfirm = true,
  busy = confirm,
  onDone,
}: QuestionProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function wait(doing: Promise<unknown>) {
    setBusy(true)
    setFailure('')
    const outcome = await doing
    setBusy(false)
    close(outcome)
  }
  function close(outcome: unknown) {
    if (typeof outcome === 'string') return setFailure(outcome)
    if (outcome !== false) onDone()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = onConfirm()
    if (outcome instanceof Promise) void wait(outcome)
    else close(outcome)
  }

  return (
    <AlertDialogContent>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <AlertDialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{description}</AlertDialogDescription>
        </AlertDialogHeader>
        {children}
        <p role="alert" className="text-error text-sm empty:hidden">
          {failure}
        </p>
        <AlertDialogFooter>
          <AlertDialogCancel onClick={onCancel}>{cancel}</AlertDialogCancel>
          <Button type="submit" variant={isDestructive ? 'destructive' : 'default'} disabled={!canConfirm || isBusy}>
            {isBusy ? busy : confirm}
          </Button>
        </AlertDialogFooter>
      </form>
    </AlertDialogContent>
  )
}
