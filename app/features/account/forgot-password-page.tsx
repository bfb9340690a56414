import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { ILM_NAME, PRODUCT_NAME, SUPPORT_EMAIL } from '#domain/product.ts'

const mailto = (subject: string) => `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(subject)}`

/** `/forgot-password`: help by e-mail, no call (FGT-01..04). */
export function ForgotPasswordPage() {
  // pressing a contact link opens the student's mail program; all this page can do is say what comes next (OPN-25)
  const [hasAsked, setHasAsked] = useState(false)
  const contact = (subject: string, text: string) => (
    <a href={mailto(subject)} onClick={() => setHasAsked(true)} className="link">
      {text}
    </a>
  )
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10 sm:py-16">
      <h1 className="heading text-3xl">Forgot your password?</h1>
      <p className="mt-2 text-muted-foreground">It happens. A person will help you.</p>
      <div role="status" className="mt-6 empty:hidden">
        {hasAsked && (
          <Alert variant="success" role="presentation">
            <AlertTitle>Instructions Sent!</AlertTitle>
            <AlertDescription>
              Once your message is on its way we’ll answer it, usually within a school day. Check your inbox, and the
              junk folder too.
            </AlertDescription>
          </Alert>
        )}
      </div>
      <section className="mt-8">
        <h2 className="font-semibold text-lg">Reset your password</h2>
        <p className="mt-1">
          Write to {contact(`${PRODUCT_NAME}: password reset`, SUPPORT_EMAIL)} from the address you signed up with, and
          we’ll help you set a new password.
        </p>
      </section>
      <section className="mt-6">
        <h2 className="font-semibold text-lg">Raise your AI chat limit</h2>
        <p className="mt-1">
          Out of messages with {ILM_NAME}? Ask for more chat time at{' '}
          {contact(`${PRODUCT_NAME}: more chat time`, SUPPORT_EMAIL)}.
        </p>
      </section>
      <Link to="/signin" className={`${buttonVariants({ variant: 'outline' })} mt-8`}>
        Back to Login
      </Link>
    </div>
  )
}
