import { defaultStringifySearch as stringifySearch } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { ShareButton } from '#app/components/share-button.tsx'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { CourseTrail } from '#app/platform/course-trail.tsx'
import { lazyExtra } from '#app/platform/lazy-extra.ts'
import { titleOf, usePageTitle } from '#app/platform/page-title.ts'
import type { PracticeSearch } from '#app/platform/search.ts'
import { useSession } from '#app/platform/session/session.ts'
import { colorThemeAt } from '#domain/catalogue/course-catalogue.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ContentFailure } from '#domain/content/content-error.ts'
import { Practice } from './practice.tsx'
import { canLoadPractice, practiceOf } from './queries.ts'

/** A few courses have it; the others do not load it. */
const PracticeCalculator = lazyExtra(() => import('./practice-calculator.tsx').then((m) => m.PracticeCalculator))

type PracticePageProps = { course: CourseContext; moduleId: string; search: PracticeSearch }

/** `…/challenges/{moduleId}`: the Knowledge Check of a module (CHP-01..06). */
export function PracticePage({ course, moduleId, search }: PracticePageProps) {
  const isComplete = canLoadPractice(course, moduleId)
  // what did not come with the page is asked for by a student, not by a visitor on the way to sign in
  const isEnabled = useSession().status === 'signed-in' && isComplete
  const practice = useContent(practiceOf(course, moduleId), { isEnabled })
  const outline = useContent(outlineOf(course), { isEnabled })
  const module = outline.status === 'loaded' ? outline.data.modules.find(({ id }) => id === moduleId) : undefined
  const theme = outline.status === 'loaded' ? outline.data.modules.findIndex(({ id }) => id === moduleId) : 0
  // the id only stands in where no outline tells the title
  const name = module?.title ?? (outline.status === 'loading' ? '…' : moduleId)
  const share = addressesOf(course).challenges(moduleId)
  const frame = { course, name, theme, address: `${share}${stringifySearch(search)}` }

  if (!isComplete) {
    return (
      <Frame {...frame}>
        <Alert variant="error">
          <AlertTitle>Missing parameters.</AlertTitle>
          <AlertDescription>The address needs a grade, a subject, a course and a module.</AlertDescription>
        </Alert>
      </Frame>
    )
  }
  if (practice.status === 'loading') {
    return (
      <Frame {...frame}>
        <PracticeLoading />
      </Frame>
    )
  }
  if (practice.status === 'failed') {
    return (
      <Frame {...frame}>
        <PracticeFailed course={course} failure={practice.failure} onRetry={practice.tryAgain} />
      </Frame>
    )
  }
  const { items, stimuli, nearestMatch } = practice.data
  const hasCalculator = outline.status === 'loaded' && outline.data.practiceCalculator === 'graphing'
  return (
    <Frame {...frame} nearestMatch={nearestMatch}>
      {items.length === 0 ? (
        <Alert variant="warning">
          <AlertTitle>No challenges available for "{module?.title ?? moduleId}"</AlertTitle>
          <AlertDescription>We’re still writing them, so try another module for now.</AlertDescription>
        </Alert>
      ) : (
        <Practice
          key={`${course.courseId}/${moduleId}/${search.lesson ?? ''}`}
          course={course}
          moduleId={moduleId}
          questions={items}
          stimuli={stimuli}
          search={search}
          calculator={
            hasCalculator && (
              <Suspense fallback={<Skeleton className="h-9 w-44" />}>
                <PracticeCalculator />
              </Suspense>
            )
          }
          lessonTitles={Object.fromEntries((module?.lessons ?? []).map(({ id, title }) => [id, title]))}
        />
      )}
    </Frame>
  )
}

type FrameProps = {
  course: CourseContext
  name: string
  theme: number
  /** as it is shared: with the filters of the address */
  address: string
  nearestMatch?: string | undefined
  children: ReactNode
}

function Frame({ course, name, theme, address, nearestMatch, children }: FrameProps) {
  const title = `Knowledge Check – ${course.courseId} / ${name}`
  usePageTitle(titleOf(title))
  return (
    <div data-course-theme={colorThemeAt(Math.max(0, theme))}>
      <Page
        title={title}
        above={<CourseTrail course={course} tab="practice" module={name} current="Knowledge Check" />}
        actions={<ShareButton what="these questions" address={address} />}
      >
        {nearestMatch && (
          <Alert className="mb-6">
            <AlertDescription>
              You picked Alberta. These questions are from Ontario’s course {nearestMatch}.
            </AlertDescription>
          </Alert>
        )}
        {children}
      </Page>
    </div>
  )
}

function PracticeLoading() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <p role="status" className="text-muted-foreground">
        Loading challenges…
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {['Attempted', 'Accuracy', 'Avg Time', 'Streak'].map((tile) => (
          <Skeleton key={tile} className="h-20 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-xl" />
    </div>
  )
}

/** CTR-05: nothing returned is an info with the friendly message beneath; everything else is an error (ERR-33, OPN-72). */
function PracticeFailed({
  course,
  failure,
  onRetry,
}: {
  course: CourseContext
  failure: ContentFailure
  onRetry: () => void
}) {
  if (failure.code === 'EMPTY_CONTENT') {
    const grade = course.isAp ? course.label : `Grade ${course.gradeKey} ${course.subject}`
    return (
      <Alert variant="info">
        <AlertTitle>
          No practice content found for {grade} ({course.courseId}).
        </AlertTitle>
        <AlertDescription>{failure.message}</AlertDescription>
      </Alert>
    )
  }
  return (
    <ErrorState
      title="The questions could not be loaded"
      message={failure.message || 'Failed to load practice questions'}
      onRetry={onRetry}
    />
  )
}
