import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Bookmark, BookmarkCheck, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ProgressBar } from '#app/components/progress-bar.tsx'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useActiveClock } from '#app/components/use-active-clock.ts'
import { useLostFocus } from '#app/components/use-lost-focus.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { spentSeconds } from '#domain/history/spent-seconds.ts'
import { FlipCard, textOf } from './flip-card.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { NothingToShow } from './nothing-to-show.tsx'
import { RatingButtons } from './rating-buttons.tsx'
import { SessionBar } from './session-bar.tsx'
import { SessionFilters } from './session-filters.tsx'
import type { StudyDeck } from './study-deck.ts'
import { useCardSession } from './use-card-session.ts'
import { type Rating, useCardActs, useDeckReview } from './use-review.ts'
import { useSessionKeys } from './use-session-keys.ts'
import { useAutoPlay, useElapsedSeconds } from './use-session-timer.ts'

type StudySessionProps = { course: CourseContext; moduleId: string; deck: StudyDeck; startsWithDue: boolean }

/** One deck, card by card (FLC-07..20), rated after the flip (D6). */
export function StudySession({ course, moduleId, deck, startsWithDue }: StudySessionProps) {
  const place = { course, moduleId }
  const review = useDeckReview(place, deck)
  const acts = useCardActs(place, deck.id)
  const session = useCardSession({ cards: deck.cards, ...review })
  const { card, list, index, isFlipped } = session
  const [isPlaying, setIsPlaying] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const [rated, setRated] = useState<{ ratingId: Promise<string>; cardId: string }[]>([])
  const cardRef = useRef<HTMLDivElement>(null)
  const nothing = useRef<HTMLDivElement>(null)
  useLostFocus(card ? cardRef : nothing, rated.length)
  // how the card on screen came there; the first one has not
  const [came, setCame] = useState<'stepped' | 'rated'>()
  const { seconds, restart } = useElapsedSeconds()
  const clock = useActiveClock()
  // a new card starts a new count
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the card counts
  useEffect(() => {
    clock.take()
  }, [card?.id])
  // A link to what is due opens the session there; the server does not see the part of the address that says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => {
    if (startsWithDue) session.setFilter('due')
  }, [startsWithDue])
  useAutoPlay(isPlaying, list.length, card?.id, () => step(1))

  function step(by: 1 | -1) {
    setCame('stepped')
    session.step(by)
  }
  const isBookmarked = card !== undefined && review.bookmarked.includes(card.id)
  function bookmark() {
    if (card) void acts.bookmark(card.id, !isBookmarked)
  }
  function rate(rating: Rating) {
    if (!card || !isFlipped) return
    const saved = acts.rate(card, rating, spentSeconds(clock.read()))
    setRated([...rated, { ratingId: saved.then((event) => event.id), cardId: card.id }])
    setCame('rated')
    session.leave(card.id)
  }
  async function undo() {
    const latest = rated.at(-1)
    if (!latest) return
    setRated(rated.slice(0, -1))
    await acts.undo(await latest.ratingId)
    session.show(latest.cardId)
  }
  function reset() {
    session.first()
    setIsPlaying(false)
    restart()
  }
  useSessionKeys({
    flip: session.flip,
    step: (by) => list.length > 1 && step(by),
    rate,
    bookmark,
    undo: () => void undo(),
    help: () => setIsHelpOpen(true),
  })

  const schedule = card && review.schedules[card.id]
  return (
    <div className="flex flex-col gap-4">
      <SessionBar
        seconds={seconds}
        isPlaying={isPlaying}
        onPlay={setIsPlaying}
        onReset={reset}
        onHelp={() => setIsHelpOpen(true)}
      />
      <SessionFilters session={session} />
      {/* after a rating the focus is on the next card, whose text is read out anyway */}
      <p aria-live="polite" className="sr-only">
        {card && came === 'stepped' && `${textOf(card.front)}, ${index + 1} of ${list.length}`}
        {card && came === 'rated' && `Next card, ${list.length} to go.`}
      </p>
      {!card && (
        <div ref={nothing} tabIndex={-1}>
          <NothingToShow filter={session.filter} queue={review.due} onShowAll={() => session.setFilter('all')} />
        </div>
      )}
      {card && (
        <>
          <ProgressBar
            label={`Card ${index + 1} of ${list.length}`}
            value={index + 1}
            max={list.length}
            amount={`${deck.cards.length} in this deck`}
          />
          <FlipCard key={card.id} cardRef={cardRef} card={card} isFlipped={isFlipped} onFlip={session.flip} />
          {isFlipped && (
            <RatingButtons
              card={{ courseId: course.courseId, moduleId, deckId: deck.id, cardId: card.id }}
              onRate={rate}
            />
          )}
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Button variant="outline" disabled={list.length < 2} onClick={() => step(-1)}>
              <ArrowLeft aria-hidden />
              Previous
            </Button>
            <span className="flex gap-1">
              <Button
                variant="ghost"
                size="icon"
                aria-pressed={isBookmarked}
                aria-keyshortcuts="B"
                aria-label={isBookmarked ? 'Remove bookmark' : 'Bookmark this card'}
                onClick={bookmark}
              >
                {isBookmarked ? (
                  <BookmarkCheck aria-hidden className="size-5 text-theme" />
                ) : (
                  <Bookmark aria-hidden className="size-5" />
                )}
              </Button>
            </span>
            <Button variant="outline" disabled={list.length < 2} onClick={() => step(1)}>
              Next
              <ArrowRight aria-hidden />
            </Button>
          </div>
          <p className="text-center text-muted-foreground text-sm">
            Click the card to flip it • Use arrows to navigate
          </p>
          {schedule?.isLeech && (
            <Alert variant="warning">
              <AlertTitle>This card keeps slipping away</AlertTitle>
              <AlertDescription>
                You have forgotten it {schedule.lapses} times. More of the same will not help: read the lesson again, or
                make a card of your own that asks it another way.
              </AlertDescription>
            </Alert>
          )}
          {schedule?.missedAt !== undefined && (
            <Alert>
              <AlertDescription>This one is back early, because you missed its topic in an exam.</AlertDescription>
            </Alert>
          )}
          {isFlipped && card.lessonId && (
            <p className="text-center text-sm">
              <Link to={addressesOf(course).lesson(moduleId, card.lessonId)} className="link">
                Read the lesson on this
              </Link>
            </p>
          )}
        </>
      )}
      {rated.length > 0 && (
        <div className="flex justify-center">
          <Button variant="ghost" size="sm" aria-keyshortcuts="U" onClick={() => void undo()}>
            <Undo2 aria-hidden />
            Undo rating
          </Button>
        </div>
      )}
      <KeyboardHelp isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </div>
  )
}
