import { useHydrated } from '@tanstack/react-router'

declare global {
  interface Window {
    /** opens Ilm to signed-in students without a subscription (CHT-04); the gateway still decides */
    __BYPASS_SUBSCRIPTION__?: boolean
  }
}

/** CHT-04, OPN-59: a flag of the build, or of the window. */
export function useBypassedSubscription(): boolean {
  const isHydrated = useHydrated()
  if (import.meta.env.VITE_BYPASS_SUBSCRIPTION === 'true') return true
  return isHydrated && window.__BYPASS_SUBSCRIPTION__ === true
}
