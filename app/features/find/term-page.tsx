import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { TermPageOf } from '#domain/search/find-term.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { termOf } from './queries.ts'

/** A button that names a lesson may need two lines. */
const LONG_LABEL = 'h-auto! min-h-10 max-w-full shrink! whitespace-normal! py-2 text-start'

type Place = TermPageOf<RichTextValue>['places'][number]

/** `/term/{term}`: what a key term means, where it is taught, and its cards and questions (D22). */
export function TermPage({ term }: { term: string }) {
  const content = useContent(termOf(term))
  const name = term.replaceAll('-', ' ')
  if (content.status === 'loading') {
    return (
      <Page title={name} width="reading">
        <p role="status" className="text-muted-foreground">
          Loading...
        </p>
      </Page>
    )
  }
  if (content.status === 'failed') {
    const isUnknown = content.failure.code === 'CONTENT_NOT_FOUND'
    const search = (
      <Link
        to="/search"
        search={{ q: name }}
        className={buttonVariants({ variant: isUnknown ? 'default' : 'outline' })}
      >
        Search for “{name}”
      </Link>
    )
    return (
      <Page title={name} width="reading">
        {isUnknown ? (
          <EmptyState title="Not explained here yet" action={search}>
            {content.failure.message}
          </EmptyState>
        ) : (
          <ErrorState
            title="This term could not be loaded"
            message={content.failure.message}
            onRetry={content.tryAgain}
            action={search}
          />
        )}
      </Page>
    )
  }
  const { places } = content.data
  return (
    <Page title={content.data.term} width="reading">
      <div className="grid grid-cols-1 gap-6">
        {places.map((place) => (
          <PlaceCard key={`${place.courseId} ${place.lessonId} ${place.sectionId}`} place={place} />
        ))}
      </div>
    </Page>
  )
}

function PlaceCard({ place }: { place: Place }) {
  const course = contextOfCourseId(place.courseId, useCurriculum())
  return (
    <section aria-label={place.courseTitle} className="rounded-xl border bg-card px-5 py-5">
      <p className="text-muted-foreground text-sm">
        {place.courseTitle} › {place.moduleTitle}
      </p>
      <RichText value={place.definition} className="mt-3 text-lg" />
      {place.examples.length > 0 && (
        <ul className="mt-3 list-disc ps-5">
          {place.examples.map((example) => (
            <li key={example.text}>
              <RichText value={example} inline />
            </li>
          ))}
        </ul>
      )}
      {course && (
        <p className="mt-4 flex flex-wrap gap-2">
          <Link
            to={addressesOf(course).lesson(place.moduleId, place.lessonId)}
            hash={place.sectionId}
            className={clsx(buttonVariants(), LONG_LABEL)}
          >
            Lesson: {place.lessonTitle}
          </Link>
          {place.questions > 0 && (
            <Link
              to={addressesOf(course).challenges(place.moduleId)}
              className={clsx(buttonVariants({ variant: 'outline' }), LONG_LABEL)}
            >
              Practise: {place.moduleTitle}
            </Link>
          )}
          <Link
            to={addressesOf(course).flashcards(place.moduleId)}
            className={clsx(buttonVariants({ variant: 'outline' }), LONG_LABEL)}
          >
            Cards: {place.moduleTitle}
          </Link>
        </p>
      )}
      {place.cards.length > 0 && (
        <div className="mt-5">
          <h2 className="font-semibold">Cards about it</h2>
          <ul className="mt-2 grid gap-2">
            {place.cards.map((card) => (
              <li key={card.id}>
                <details className="rounded-lg border px-4 py-2">
                  <summary className="cursor-pointer font-medium">
                    {card.front.type === 'text' ? <RichText value={card.front.content} inline /> : card.front.alt}
                  </summary>
                  <div className="pt-2">
                    {card.back.type === 'text' ? <RichText value={card.back.content} /> : card.back.alt}
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
