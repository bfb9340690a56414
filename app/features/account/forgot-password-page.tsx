import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { ILM_NAME, PRODUCT_NAME, SUPPORT_EMAIL } from '#domain/product.ts'
import { ResetRequestForm } from './reset-request-form.tsx'

const mailto = (subject: string) => `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(subject)}`

/**
 * `/forgot-password` (FGT-01..04, D25): where the gateway sends mail, a form that asks for a link; where not, a person helps and no
 * call is made. The page says which.
 */
export function ForgotPasswordPage({ byMail }: { byMail: boolean }) {
  // a link by mail, or the student's own mail program that a contact link opens: the page says what comes next (OPN-25)
  const [sent, setSent] = useState<ReactNode>(null)
  const contact = (subject: string, text: string) => (
    <a href={mailto(subject)} onClick={() => setSent(CONTACTED)} className="link">
      {text}
    </a>
  )
  const support = contact(`${PRODUCT_NAME}: password reset`, SUPPORT_EMAIL)
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10 sm:py-16">
      <h1 className="heading text-3xl">Forgot your password?</h1>
      <p className="mt-2 text-muted-foreground">
        {byMail ? 'It happens. We’ll mail you a link to set a new one.' : 'It happens. A person will help you.'}
      </p>
      <div role="status" className="mt-6 empty:hidden">
        {sent && (
          <Alert variant="success" role="presentation">
            <AlertTitle>Instructions Sent!</AlertTitle>
            <AlertDescription>{sent}</AlertDescription>
          </Alert>
        )}
      </div>
      <section className="mt-8">
        <h2 className="font-semibold text-lg">Reset your password</h2>
        {byMail ? (
          <>
            <ResetRequestForm onSent={(email) => setSent(linkSent(email))} />
            <p className="mt-4">No mail, or no longer your address? Write to {support}, and we’ll help you.</p>
          </>
        ) : (
          <p className="mt-1">
            This site sends no mail by itself. Write to {support} from the address you signed up with, and we’ll send
            you a link to set a new password.
          </p>
        )}
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

const CONTACTED =
  'Once your message is on its way we’ll answer it, usually within a school day. Check your inbox, and the junk folder too.'

const linkSent = (email: string) => (
  <>
    If <strong className="break-all">{email}</strong> has an account here, a mail with a link is on its way. The link
    works once, for 30 minutes. Check the junk folder too.
  </>
)
