import { Link, useRouterState } from '@tanstack/react-router'
import { Hourglass, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { TUTOR_NAME } from '#domain/product.ts'
import { NO_ACCESS_BUBBLE } from '#domain/tutor/chat-failure.ts'

/** No access to the tutor (CHT-02, CTR-25, OPN-58). Everything else of the course is still there. */
export function LimitScreen() {
  return (
    <Screen icon={<Hourglass aria-hidden className="size-8 text-warning" />} text={NO_ACCESS_BUBBLE}>
      <Link to="/forgot-password" className={buttonVariants()}>
        Request more chat time
      </Link>
      <p className="text-muted-foreground text-sm">Lessons, cards, practice and exams work as always.</p>
    </Screen>
  )
}

/** Visitors sign in first, and come back here (CHT-03, D11). */
export function SignInScreen() {
  const from = useRouterState({ select: (state) => state.location.href })
  return (
    <Screen
      icon={<MessageCircle aria-hidden className="size-8 text-primary" />}
      text={`Sign in to chat with ${TUTOR_NAME}. It is free, and your conversations are kept for you.`}
    >
      <Link to="/signin" search={{ redirect: from }} className={buttonVariants()}>
        Sign In
      </Link>
    </Screen>
  )
}

function Screen({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <div data-slot="limit-screen" className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      {icon}
      <p className="max-w-md text-lg">{text}</p>
      {children}
    </div>
  )
}
