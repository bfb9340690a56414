import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { HomePage } from '#app/features/home/home-page.tsx'
import { lazyExtra } from '#app/platform/lazy-extra.ts'
import { useSession } from '#app/platform/session/session.ts'

// for students with an account only, so no part of the first load
const WelcomeBack = lazyExtra(() => import('#app/features/today/welcome-back.tsx').then((m) => m.WelcomeBack))

export const Route = createFileRoute('/')({ component: RoutePage })

function RoutePage() {
  const session = useSession()
  return (
    <>
      {session.status === 'signed-in' && (
        <Suspense>
          <WelcomeBack />
        </Suspense>
      )}
      <HomePage />
    </>
  )
}
