import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '../cn.ts'
import { Label } from './label.tsx'

type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: ReactNode
  /** Spread onto the control: `{(control) => <Input {...control} … />}`. Ties label, hint and error to it. */
  children: (control: ControlProps) => ReactNode
  hint?: ReactNode
  /** Shown and announced in place; its presence marks the control as invalid. */
  error?: ReactNode
  id?: string
  className?: string
}

export function Field({ label, children, hint, error, id, className }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div data-slot="field" className={cn('flex flex-col gap-1.5', className)}>
      <Label htmlFor={controlId}>{label}</Label>
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {/* the live region stands before the error does, or a screen reader would miss it */}
      <div role="alert">
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-error text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
