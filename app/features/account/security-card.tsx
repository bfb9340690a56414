import { useState } from 'react'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { ChangePassword } from './change-password.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'

/** The password and the devices of the account (D25). */
export function SecurityCard() {
  const [isChanged, setIsChanged] = useState(false)
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Password and devices</CardTitle>
        <CardDescription>
          Sign out a device you lost or borrowed. One you don’t use for two weeks signs out by itself.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-6">
        <div className="flex flex-col items-start gap-2">
          <ChangePassword onChanged={() => setIsChanged(true)} />
          <p role="status" className="text-sm text-success empty:hidden">
            {isChanged && 'Your password is changed, and your other devices are signed out.'}
          </p>
        </div>
        <SignedInDevices />
      </CardContent>
    </Card>
  )
}
