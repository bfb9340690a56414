import { Link, useRouterState } from '@tanstack/react-router'
import { Hourglass, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { NO_ACCESS_BUBBLE } from '#domain/ilm/chat-failure.ts'
import { ILM_NAME } from '#domain/product.ts'

/** No access to Ilm (CHT-02, CTR-25, OPN-58). Everything else of the course is still there. */
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

/**
 * Visitors sign in first, and come back here (CHT-03, D11).
 * @param notice why a student who was here a moment ago no longer is (ERR-24, ERR-25)
 */
export function SignInScreen({ notice }: { notice: string | undefined }) {
  const from = useRouterState({ select: (state) => state.location.href })
  return (
    <Screen
      notice={notice}
      icon={<MessageCircle aria-hidden className="size-8 text-primary" />}
      text={`Sign in to chat with ${ILM_NAME}. It is free, and your conversations are kept for you.`}
    >
      <Link to="/signin" search={{ redirect: from }} className={buttonVariants()}>
        Sign In
      </Link>
    </Screen>
  )
}

type ScreenProps = { icon: ReactNode; text: string; notice?: string | undefined; children: ReactNode }

function Screen({ icon, text, notice, children }: ScreenProps) {
  return (
    <div data-slot="limit-screen" className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      {notice && (
        <p role="alert" data-error className="rounded-2xl bg-error-surface px-4 py-3">
          {notice}
        </p>
      )}
      {icon}
      <p className="max-w-md text-lg">{text}</p>
      {children}
    </div>
  )
}
