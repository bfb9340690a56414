import { EmptyState } from '#app/components/empty-state.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { ReviewQueue } from '#domain/review/review-queue.ts'
import type { CardFilter } from './use-card-session.ts'

type NothingToShowProps = { filter: CardFilter; queue: ReviewQueue | undefined; onShowAll: () => void }

/** No bookmarked card yet (FLC-05), or nothing due. */
export function NothingToShow({ filter, queue, onShowAll }: NothingToShowProps) {
  const action = (
    <Button variant="outline" onClick={onShowAll}>
      Show All Cards
    </Button>
  )
  if (filter === 'bookmarked') {
    return (
      <EmptyState title="No bookmarked cards yet" action={action}>
        Bookmark some cards first, then use this filter.
      </EmptyState>
    )
  }
  const later = queue ? queue.heldBack.new + queue.heldBack.review : 0
  return (
    <EmptyState title="Nothing is due right now" action={action}>
      {later > 0
        ? `You have done today’s cards. ${later} more will come on other days, so that no day gets too long.`
        : 'You have seen every card that is due. They come back when you are about to forget them.'}
    </EmptyState>
  )
}
