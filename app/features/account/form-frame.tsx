import type { FormEvent, ReactNode } from 'react'
import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'

type FormFrameProps = {
  title: string
  intro?: ReactNode
  /** why the last try failed */
  failure: string | null
  onSubmit: () => void
  children: ReactNode
  below: ReactNode
}

/** One narrow column for a form: title, what went wrong, fields, and the ways to other pages. */
export function FormFrame({ title, intro, failure, onSubmit, children, below }: FormFrameProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
      <h1 className="heading text-3xl">{title}</h1>
      {intro && <p className="mt-2 text-muted-foreground">{intro}</p>}
      {/* post, so that a form sent before its script is there never puts a password into an address */}
      <form method="post" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
        <div role="alert" className="empty:hidden">
          {failure !== null && (
            <Alert variant="error" role="presentation">
              <AlertDescription>{failure}</AlertDescription>
            </Alert>
          )}
        </div>
        {children}
      </form>
      <noscript>
        <p className="mt-4 text-muted-foreground">
          This form needs JavaScript. Lessons and flash cards can be read without it.
        </p>
      </noscript>
      <div className="mt-6 flex flex-col gap-2 text-sm">{below}</div>
    </div>
  )
}
