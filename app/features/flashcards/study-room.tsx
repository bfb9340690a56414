import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { Label } from '#app/components/ui/label.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { DueCounts } from './due-counts.tsx'
import type { StudyDeck } from './study-deck.ts'
import { StudySession } from './study-session.tsx'
import { useDeckCounts } from './use-review.ts'

type StudyRoomProps = { course: CourseContext; moduleId: string; decks: StudyDeck[] }

/** Choosing a deck and studying it. The choice stays valid when decks come and go (FLC-06). */
export function StudyRoom({ course, moduleId, decks }: StudyRoomProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const wantsDue = useRouterState({ select: (state) => state.location.hash === 'due' })
  const counts = useDeckCounts({ course, moduleId }, decks)
  const deck = decks.find(({ id }) => id === chosen) ?? decks[0]
  if (!deck) return null
  const dueOf = (deckId: string) => {
    const count = counts?.find((one) => one.deckId === deckId)
    return count ? count.learning + count.review : 0
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
          <Label htmlFor="deck">Deck</Label>
          <Select id="deck" value={deck.id} onChange={(event) => setChosen(event.target.value)}>
            {decks.map(({ id, title, isOwn }) => (
              <option key={id} value={id}>
                {title}
                {isOwn && ' (yours)'}
                {dueOf(id) > 0 && ` · ${dueOf(id)} due`}
              </option>
            ))}
          </Select>
        </div>
        <DueCounts count={counts?.find((one) => one.deckId === deck.id)} />
      </div>
      {/* another deck is another session */}
      <StudySession key={deck.id} course={course} moduleId={moduleId} deck={deck} startsWithDue={wantsDue} />
    </div>
  )
}
