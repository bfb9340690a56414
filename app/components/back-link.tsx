import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { backLinkLook } from './back-link-look.ts'
import { cn } from './cn.ts'
import { decideBack } from './decide-back.ts'

type BackLinkProps = {
  /** A fixed place to go. */
  to?: string
  /** Where to go when the page was opened directly. */
  fallback?: string
  children?: ReactNode
  className?: string
}

/** The back button (FTR-03…06). A real link, so it works before the scripts do and opens in a new tab. */
export function BackLink({ to, fallback, children = 'Back', className }: BackLinkProps) {
  const router = useRouter()
  function go(event: MouseEvent) {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    const target = decideBack({
      to,
      fallback,
      referrer: document.referrer,
      origin: location.origin,
      canGoBack: router.history.canGoBack(),
    })
    if (target.kind === 'history') router.history.back()
    else router.history.push(target.to)
  }
  return (
    <a data-slot="back-link" href={to ?? fallback ?? '/'} onClick={go} className={cn(backLinkLook, className)}>
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </a>
  )
}
