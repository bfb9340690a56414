import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import type { SessionUser } from '#domain/account/read-session-answer.ts'
import { ILM_NAME } from '#domain/product.ts'

/** Who is signed in, and with which plan (SES-12). */
export function AccountCard({ user }: { user: SessionUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const rows = [
    { label: 'Name', value: name },
    { label: 'Email', value: user.email },
    { label: 'Plan', value: user.plan },
    { label: `Chat with ${ILM_NAME}`, value: user.subscriptionActive ? 'Included' : 'Not included' },
    { label: 'Until', value: user.subscriptionExpiry?.slice(0, 10) ?? '' },
  ].filter((row) => row.value !== '')
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Your account</CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {rows.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  )
}
