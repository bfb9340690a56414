import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { type PracticeQuestion, variantOf } from './queries.ts'

type Variant =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; question: PracticeQuestion }

/** A seed nobody has chosen (D14). */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The next variant of a template question; none for a question that has one form only. */
export function useVariant(
  course: CourseContext,
  moduleId: string,
  question: PracticeQuestion,
): { variant: Variant; tryAgain: () => void } {
  const [seed] = useState(newSeed)
  const isTemplate = question.seed !== undefined
  const query = useQuery({
    ...variantOf(course, question.moduleId ?? moduleId, question.id, seed),
    enabled: isTemplate,
  })
  const tryAgain = () => void query.refetch()
  if (!isTemplate || (query.data?.ok === false && query.data.code === 'CONTENT_NOT_FOUND'))
    return { variant: { status: 'none' }, tryAgain }
  if (query.isFetching || !query.data) return { variant: { status: 'loading' }, tryAgain }
  return { variant: query.data.ok ? { status: 'loaded', question: query.data.data } : { status: 'failed' }, tryAgain }
}
