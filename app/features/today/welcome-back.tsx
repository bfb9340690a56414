import { Link } from '@tanstack/react-router'
import { ArrowRight, Layers, Lightbulb, type LucideIcon } from 'lucide-react'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { ContinueCard } from './continue-card.tsx'
import { useContinue } from './use-continue.ts'
import { useShelf } from './use-shelf.ts'
import { useToday } from './use-today.ts'

/** On the home page of a student with a first day behind them: where they were, what is due, and one step (D22). */
export function WelcomeBack() {
  const today = useToday().data
  const place = useContinue()
  const [studied] = useShelf(1).courses
  const next = studied?.next
  if (!today || !place) return null
  return (
    <section
      aria-label="Pick up where you were"
      className="mx-auto flex max-w-7xl flex-wrap items-stretch gap-3 px-4 pt-6 sm:px-6 [&>*]:flex-1 [&>*]:basis-72"
    >
      <ContinueCard place={place} />
      {today.dueCards > 0 && (
        <StepLink Icon={Layers} to="/dashboard" about="Today">
          {today.dueCards === 1 ? '1 card is due' : `${today.dueCards} cards are due`}
        </StepLink>
      )}
      {studied && next?.place && (
        <StepLink
          Icon={Lightbulb}
          to={addressesOf(studied.course).lesson(next.place.moduleId, next.place.lessonId)}
          about={next.reason === 'review' ? 'Worth another look' : 'Next step'}
        >
          {next.topic}
        </StepLink>
      )}
    </section>
  )
}

type StepLinkProps = { Icon: LucideIcon; to: string; about: string; children: string }

function StepLink({ Icon, to, about, children }: StepLinkProps) {
  return (
    <Link to={to} className="flex items-center gap-4 rounded-xl border bg-card px-5 py-4 hover:border-primary">
      <Icon aria-hidden className="size-6 shrink-0 text-theme" />
      <span className="me-auto">
        <span className="block text-muted-foreground text-sm">{about}</span>
        <span className="font-semibold">{children}</span>
      </span>
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  )
}
