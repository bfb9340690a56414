import { useHistory } from '#app/platform/history-provider.tsx'
import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { DUE_CHANGES_EVERY } from './due-changes.ts'
import { deckCardsOf, type ShownCard, type StudyDeck } from './study-deck.ts'

export type Rating = 1 | 2 | 3 | 4

type Place = { course: CourseContext; moduleId: string }

/** Due counts of each deck; undefined until they are known. */
export function useDeckCounts({ course, moduleId }: Place, decks: readonly StudyDeck[]) {
  const wanted = decks.map((deck) => deckCardsOf(course.courseId, moduleId, deck))
  const key = ['deck-counts', course.courseId, moduleId, decks.map((deck) => [deck.id, deck.cards.length])]
  return useStudyState(key, (worker) => worker.deckCounts(wanted, studyClock()), {
    refetchEvery: DUE_CHANGES_EVERY,
  }).data
}

/** What is kept about a deck: which cards are due, their schedules, the bookmarked ones. */
export function useDeckReview({ course, moduleId }: Place, deck: StudyDeck) {
  const { courseId } = course
  const wanted = deckCardsOf(courseId, moduleId, deck)
  const due = useStudyState(
    ['due-cards', courseId, moduleId, deck.id, wanted.cardIds.length],
    (worker) => worker.dueCards([wanted], studyClock()),
    { refetchEvery: DUE_CHANGES_EVERY },
  )
  const schedules = useStudyState(['deck-schedules', courseId, moduleId, deck.id], (worker) =>
    worker.deckSchedules({ courseId, moduleId, deckId: deck.id }),
  )
  const bookmarks = useStudyState(['bookmarks', courseId], (worker) => worker.bookmarks(courseId))
  return {
    due: due.data,
    dueUpdatedAt: due.dataUpdatedAt,
    schedules: schedules.data ?? {},
    bookmarked: bookmarks.data?.[deck.id] ?? [],
  }
}

/** The acts of a flashcard session. */
export function useCardActs({ course, moduleId }: Place, deckId: string) {
  const history = useHistory()
  const place = { ...courseOfEvents(course), moduleId, deckId }
  return {
    bookmark: (cardId: string, isBookmarked: boolean) =>
      history.append({ type: 'card-bookmarked', ...place, cardId, isBookmarked }),
    rate: (card: ShownCard, rating: Rating, seconds: number) =>
      history.append({
        type: 'card-rated',
        ...place,
        cardId: card.id,
        rating,
        seconds,
        ...(card.lessonId !== undefined && { lessonId: card.lessonId }),
      }),
    undo: (ratingId: string) => history.append({ type: 'card-rating-undone', ratingId }),
  }
}
