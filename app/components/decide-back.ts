export type BackTarget = { kind: 'route'; to: string } | { kind: 'history' }

/**
 * Where the back button leads (FTR-03…06): the given route; else one step back, when the page before was ours (same-origin
 * referrer, or an earlier page of this visit); else the fallback; else home. `referrer` is document.referrer, "" for none.
 */
export function decideBack(input: {
  to?: string | undefined
  fallback?: string | undefined
  referrer: string
  origin: string
  canGoBack: boolean
}): BackTarget {
  if (input.to !== undefined) return { kind: 'route', to: input.to }
  const fromUs = URL.canParse(input.referrer) && new URL(input.referrer).origin === input.origin
  if (fromUs || input.canGoBack) return { kind: 'history' }
  return { kind: 'route', to: input.fallback ?? '/' }
}
