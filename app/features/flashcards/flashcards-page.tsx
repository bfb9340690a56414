import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { ShareButton } from '#app/components/share-button.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { addressesOf, courseLink } from '#app/platform/course-addresses.ts'
import { CourseTrail } from '#app/platform/course-trail.tsx'
import { courseTitleOf, usePageTitle } from '#app/platform/page-title.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { colorThemeAt } from '#domain/catalogue/course-catalogue.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { OwnDecks } from './own-decks.tsx'
import { decksOf, ownTextsQuery } from './queries.ts'
import { type StudyDeck, studyDeckOfOwn } from './study-deck.ts'
import { StudyPlan } from './study-plan.tsx'
import { StudyRoom } from './study-room.tsx'

/** The flashcard session of a module (FLC-01..25), with the student's own decks beside the course's. */
export function FlashcardsPage({ course, moduleId }: { course: CourseContext; moduleId: string }) {
  const content = useContent(decksOf(course, moduleId))
  const outline = useContent(outlineOf(course))
  const own = useOwnDecks(course.courseId, moduleId)
  const modules = outline.status === 'loaded' ? outline.data.modules : []
  const index = modules.findIndex((module) => module.id === moduleId)
  usePageTitle(modules[index] && courseTitleOf(course, `Flashcards: ${modules[index].title}`))
  // nothing usable is the same as nothing there (CTR-05)
  const isEmpty = content.status === 'failed' && content.failure.code === 'EMPTY_CONTENT'
  const loaded = content.status === 'loaded' ? content.data.decks : []
  const decks: StudyDeck[] = [
    ...loaded
      .filter((deck) => deck.cards.length > 0)
      .map(({ id, title, cards }) => ({ id, title, cards, isOwn: false })),
    ...own.study.filter((deck) => deck.cards.length > 0),
  ]
  return (
    <div data-course-theme={index < 0 ? undefined : colorThemeAt(index)}>
      <Page
        title={modules[index]?.title ?? course.label}
        description="Turn the card, say how well you knew it, and it comes back when you are about to forget it."
        above={<CourseTrail course={course} tab="flashcards" module={modules[index]?.title} current="Flashcards" />}
        actions={<ShareButton what="these cards" address={addressesOf(course).flashcards(moduleId)} />}
        className="max-w-4xl"
      >
        <div className="flex flex-col gap-8">
          {content.status === 'loading' && <CardsLoading />}
          {content.status === 'failed' && !isEmpty && decks.length === 0 && (
            <ErrorState
              title={<h2>Failed to load flashcards</h2>}
              message={content.failure.message}
              onRetry={content.tryAgain}
            />
          )}
          {(content.status === 'loaded' || isEmpty) && decks.length === 0 && (
            <EmptyState
              title="No flashcards available"
              action={
                <Link {...courseLink(course)} className={buttonVariants({ variant: 'outline' })}>
                  Back to Subject
                </Link>
              }
            >
              Flashcards for this module haven't been created yet.
              {content.status === 'failed' && <p className="mt-2 text-sm">{content.failure.message}</p>}
            </EmptyState>
          )}
          {content.status !== 'loading' && decks.length > 0 && (
            <StudyRoom course={course} moduleId={moduleId} decks={decks} />
          )}
          {content.status !== 'loading' && (
            <>
              <StudyPlan course={course} />
              <OwnDecks course={course} moduleId={moduleId} decks={own.decks} />
            </>
          )}
        </div>
      </Page>
    </div>
  )
}

/** The student's own decks of a module, their cards rendered. */
function useOwnDecks(courseId: string, moduleId: string) {
  const known = useStudyState(['own-decks', courseId], (worker) => worker.ownDecks(courseId)).data ?? []
  const decks = known.filter((deck) => deck.moduleId === moduleId)
  const texts = [...new Set(decks.flatMap((deck) => deck.cards.flatMap(({ front, back }) => [front, back])))]
  const rendered = useQuery(ownTextsQuery(texts)).data ?? []
  const byText = new Map(texts.flatMap((text, index) => (rendered[index] ? [[text, rendered[index]] as const] : [])))
  return { decks, study: decks.map((deck) => studyDeckOfOwn(deck, byText)) }
}

function CardsLoading() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <p role="status" className="text-muted-foreground">
        Loading flashcards…
      </p>
      <Skeleton className="h-14 rounded-xl" />
      <Skeleton className="h-[360px] rounded-2xl" />
    </div>
  )
}
