import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { courseLink } from '#app/platform/course-addresses.ts'
import { CourseTrail } from '#app/platform/course-trail.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useStudyState } from '#app/platform/use-history.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { loadMistakes, type Mistakes } from './load-mistakes.ts'
import { practiceKeys } from './practice-keys.ts'
import { QuestionOnScreen } from './question-on-screen.tsx'
import { useFetchPracticeNeeds } from './use-fetch-practice-needs.ts'
import { moduleOf, usePractice } from './use-practice.ts'

/** `…/mistakes`: what was missed in the whole course, in practice and exams, asked again with other numbers. */
export function MistakesPage({ course }: { course: CourseContext }) {
  const history = useHistory()
  const client = useQueryClient()
  const query = useQuery({
    // not under the history's key: an answer must not make another set while the student is at this one
    queryKey: ['mistakes', history.user, course.courseId],
    queryFn: () => loadMistakes({ history, client, course }),
    enabled: history.isKnown && typeof window !== 'undefined',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return (
    <Page
      title="Practise my mistakes"
      description={`What you missed in ${course.label}, asked again with other numbers.`}
      above={<CourseTrail course={course} tab="practice" current="Practise my mistakes" />}
    >
      {query.isError || query.data?.ok === false ? (
        <ErrorState
          title="Your mistakes could not be loaded"
          message={query.data?.ok === false ? query.data.failure.message : 'Your study record could not be read.'}
          onRetry={() => void query.refetch()}
        />
      ) : query.data ? (
        <MistakeSet course={course} mistakes={query.data} />
      ) : (
        <div role="status" aria-label="Looking for what you missed">
          <Skeleton className="h-96 rounded-xl" />
        </div>
      )}
    </Page>
  )
}

const FIRST = { index: 0, tags: [] }

function MistakeSet({ course, mistakes }: { course: CourseContext; mistakes: Mistakes & { ok: true } }) {
  const { questions, stimuli } = mistakes
  useFetchPracticeNeeds(questions, stimuli)
  const practice = usePractice({ course, questions, stimuli, place: FIRST })
  const missed = useStudyState(practiceKeys.missed(course.courseId), (worker) =>
    worker.missedQuestions(course.courseId),
  )
  const { question } = practice
  if (!question) return <NothingMissed course={course} />
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="rounded-lg border bg-card px-4 py-3">
        {describeLeft(missed.data?.length ?? mistakes.missed)}
      </p>
      <QuestionOnScreen course={course} moduleId={moduleOf(question)} question={question} practice={practice} />
    </div>
  )
}

/** The last answer stays on screen with its feedback; only the line over it says that nothing is left. */
function describeLeft(left: number): string {
  if (left === 0) return 'All mended: you have answered right whatever you once missed. Well done.'
  const count = left === 1 ? '1 mistake is left to mend.' : `${left} mistakes are left to mend.`
  return `${count} A right answer takes one off the list.`
}

function NothingMissed({ course }: { course: CourseContext }) {
  return (
    <EmptyState
      title="No mistakes waiting"
      action={
        <Link {...courseLink(course, 'practice')} className={buttonVariants()}>
          Practise something new
        </Link>
      }
    >
      What you get wrong in practice and exams comes here, to be tried again with other numbers.
    </EmptyState>
  )
}
