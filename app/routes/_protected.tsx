import { createFileRoute, Outlet } from '@tanstack/react-router'
import { RequireSession } from '#app/platform/session/require-session.tsx'

export const Route = createFileRoute('/_protected')({ component: Protected })

function Protected() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  )
}
