import { Link } from '@tanstack/react-router'
import { ArrowRight, BookOpen, Layers, ListChecks, Timer } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import type { Continuation } from './use-continue.ts'

const looks: Record<Continuation['kind'], { icon: typeof BookOpen; words: string }> = {
  lesson: { icon: BookOpen, words: 'Continue where you left off' },
  cards: { icon: Layers, words: 'Go on with the flashcards' },
  practice: { icon: ListChecks, words: 'Go on practising' },
  exam: { icon: Timer, words: 'Your exam is running' },
}

/** Continue where you left off: lesson, deck, practice or exam. */
export function ContinueCard({ place }: { place: Continuation }) {
  const { icon: Icon, words } = looks[place.kind]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border bg-card px-5 py-4">
      <Icon aria-hidden className="size-6 shrink-0 text-theme" />
      <p className="min-w-0 flex-1 basis-40">
        <span className="block text-muted-foreground text-sm">
          {place.isOver ? 'The time of your exam is over: hand it in' : words}
        </span>
        <span className="font-semibold">{place.title}</span>
        {place.title !== place.course.label && (
          <span className="block text-muted-foreground text-sm">{place.course.label}</span>
        )}
      </p>
      <Link to={place.to} {...(place.hash && { hash: place.hash })} className={buttonVariants()}>
        Continue
        <ArrowRight aria-hidden />
      </Link>
    </div>
  )
}
