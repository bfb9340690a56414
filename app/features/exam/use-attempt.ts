import { useQuery } from '@tanstack/react-query'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useStudyState } from '#app/platform/use-history.ts'
import type { StoredExamAttempt } from '#domain/attempt/fold-exam-attempts.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { algebraFor, needsAlgebra } from '#domain/exam/algebra-for.ts'
import { givenOf } from '#domain/exam/exam-answers.ts'
import type { TakenExam } from '#domain/exam/normalise-attempt.ts'
import type { CompareAlgebra } from '#domain/question/answer-type.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { examDocumentSchema } from './exam-document.ts'
import { attemptQuery } from './queries.ts'

/** An attempt with its exam, as results and review show it. */
export type ShownAttempt = TakenExam<RichText> & {
  attemptId: string
  /** what compares formulas, where the exam asks for some */
  compare: CompareAlgebra | undefined
  /** the device's own attempt where the gateway does not have it (yet); it can be sent from here (D7) */
  unsent: StoredExamAttempt | undefined
  /** the attempt as this device has it, which alone can be marked */
  own: StoredExamAttempt | undefined
  /** the gateway's own score, when it differs from the device's */
  gatewayScore: number | undefined
}

export type AttemptState =
  | { status: 'loading' }
  | { status: 'found'; attempt: ShownAttempt }
  | { status: 'missing'; message: string }

/**
 * An attempt by its id: from this device, else from the gateway, which answers only its owner (EXD-14, OPN-112). Without an id,
 * nothing is asked.
 */
export function useAttempt(course: CourseContext, attemptId: string | undefined): AttemptState {
  const history = useHistory()
  const attempts = useStudyState(['exam-attempts', course.courseId], (worker) => worker.examAttempts(course.courseId))
  const own = attempts.data?.find((attempt) => attempt.attemptId === attemptId)
  const document = useQuery({
    queryKey: ['exam-document', own?.examDocument],
    queryFn: async () => examDocumentSchema.safeParse(await history.getDocument(own?.examDocument ?? '')).data ?? null,
    enabled: own !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const isElsewhere = attempts.isSuccess && (own === undefined || document.data === null)
  const remote = useQuery({
    ...attemptQuery(course, attemptId ?? ''),
    enabled: isElsewhere && attemptId !== undefined && typeof window !== 'undefined',
  })

  const exam = document.data?.exam ?? (remote.data?.ok ? remote.data.attempt.exam : undefined)
  const needs = exam !== undefined && needsAlgebra(exam)
  const algebra = useQuery({
    queryKey: ['exam-algebra'],
    queryFn: async () => ({ compare: exam && (await algebraFor(exam)) }),
    enabled: needs,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  if (needs && algebra.isPending) return { status: 'loading' }
  const compare = needs ? algebra.data?.compare : undefined

  if (own && document.data) {
    const { flagged, gatewayScore } = own
    const { score, correctCount, incorrectCount, unansweredCount, totalQuestions, responses, sections } = own
    const counts = { score, correctCount, incorrectCount, unansweredCount, totalQuestions, responses, sections }
    const taken = { ...counts, exam: document.data.exam, answers: givenOf(own), flagged, seconds: own.durationSec }
    const unsent = own.isSynced ? undefined : own
    return { status: 'found', attempt: { ...taken, attemptId: own.attemptId, compare, unsent, gatewayScore, own } }
  }
  if (attemptId === undefined || attempts.isPending || !isElsewhere || remote.isPending) return { status: 'loading' }
  // a server function that cannot be reached throws: the same words as an answer without any (ERR-38)
  if (remote.isError) return { status: 'missing', message: 'Failed to fetch attempt' }
  if (!remote.data.ok) {
    const isUnknown = remote.data.status === 404
    return { status: 'missing', message: isUnknown ? 'Attempt not found' : remote.data.message }
  }
  return {
    status: 'found',
    attempt: { ...remote.data.attempt, attemptId, compare, unsent: undefined, gatewayScore: undefined, own: undefined },
  }
}
