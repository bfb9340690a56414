import { useQuery } from '@tanstack/react-query'
import type { PracticeVariant } from '#app/platform/content/practice-variant.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { anotherVariantOf, type PracticeQuestion, type Stimulus } from './queries.ts'

type Variant =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; variant: PracticeVariant }

/** The next variant of a template question; none for a question that has one form only. */
export function useVariant(
  course: CourseContext,
  moduleId: string,
  question: PracticeQuestion,
  stimulus: Stimulus | undefined,
): { variant: Variant; tryAgain: () => void } {
  const isTemplate = question.seed !== undefined
  const query = useQuery({
    ...anotherVariantOf(course, question.moduleId ?? moduleId, question, stimulus),
    enabled: isTemplate,
  })
  const tryAgain = () => void query.refetch()
  if (!isTemplate || (query.data?.ok === false && query.data.code === 'CONTENT_NOT_FOUND'))
    return { variant: { status: 'none' }, tryAgain }
  if (query.isFetching || !query.data) return { variant: { status: 'loading' }, tryAgain }
  return { variant: query.data.ok ? { status: 'loaded', variant: query.data.data } : { status: 'failed' }, tryAgain }
}
