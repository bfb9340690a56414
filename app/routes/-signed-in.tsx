import { Suspense } from 'react'
import { SignInEnds } from '#app/features/account/sign-in-ends.tsx'
import { AttemptOutbox } from '#app/features/exam/attempt-outbox.tsx'
import { lazyExtra } from '#app/platform/lazy-extra.ts'
import { ReadingKeeper } from '#app/platform/reading-keeper.tsx'
import { ChoiceKeeper } from '#app/platform/session/choice-keeper.tsx'
import type { Session } from '#app/platform/session/session.ts'

// only for those who asked their account to keep the record
const RecordSync = lazyExtra(() => import('#app/features/backup/record-sync.tsx').then((m) => m.RecordSync))

/** What works in the background for a student with an account. Shows nothing until the sign-in is about to end. */
export function SignedIn({ session }: { session: Extract<Session, { status: 'signed-in' }> }) {
  const { user, userId, isOffline } = session
  return (
    <>
      {!isOffline && <ChoiceKeeper userId={userId} user={user} />}
      <AttemptOutbox />
      <ReadingKeeper />
      <SignInEnds />
      {user.record && (
        <Suspense>
          <RecordSync recordId={user.record.id} />
        </Suspense>
      )}
    </>
  )
}
