import { useBlocker } from '@tanstack/react-router'
import { LeaveDialog } from './lazy-player-overlays.tsx'

/** Asks before a running exam is left. */
export function LeaveGuard({ isActive }: { isActive: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isActive(),
    enableBeforeUnload: () => isActive(),
    withResolver: true,
  })
  return (
    <LeaveDialog
      isOpen={blocker.status === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
