import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { describeWait } from '#domain/review/describe-wait.ts'
import type { Rating } from './use-review.ts'

const RATINGS: { rating: Rating; label: string; look: string }[] = [
  { rating: 1, label: 'Again', look: 'border-error/50 text-error hover:bg-error-surface' },
  { rating: 2, label: 'Hard', look: 'border-warning/50 text-warning hover:bg-warning-surface' },
  { rating: 3, label: 'Good', look: 'border-success/50 text-success hover:bg-success-surface' },
  { rating: 4, label: 'Easy', look: 'border-info/50 text-info hover:bg-info-surface' },
]

type RatingButtonsProps = {
  card: { courseId: string; moduleId: string; deckId: string; cardId: string }
  onRate: (rating: Rating) => void
}

/** How well it was known, each with the time until the card comes back (D6). */
export function RatingButtons({ card, onRate }: RatingButtonsProps) {
  const { courseId, moduleId, deckId, cardId } = card
  const waits = useStudyState(['rating-preview', courseId, moduleId, deckId, cardId], (worker) =>
    worker.ratingPreview(card, studyClock()),
  ).data
  return (
    <fieldset>
      <legend className="mb-2 w-full text-center text-muted-foreground text-sm">How well did you know it?</legend>
      <div className="grid grid-cols-4 gap-2">
        {RATINGS.map(({ rating, label, look }) => (
          <button
            key={rating}
            type="button"
            aria-keyshortcuts={String(rating)}
            onClick={() => onRate(rating)}
            className={`touch-target flex flex-col items-center rounded-lg border-2 bg-card px-1 py-2 font-semibold ${look}`}
          >
            {label}
            <span className="figures font-normal text-muted-foreground text-xs">
              {waits ? describeWait(waits[rating]) : '…'}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
