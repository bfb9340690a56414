import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PracticeVariant, variantOf } from '#app/platform/content/practice-variant.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { StudyHandle } from '#app/platform/study-handle.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { type PracticePlace, practicePlaceId, practicePlaceSchema } from '#domain/practice/practice-place.ts'
import { withTags } from '#domain/question/question-set.ts'
import { checkReply } from './check-reply.ts'
import type { PracticeQuestion } from './queries.ts'
import type { Ended, RestoredTurn } from './turn.ts'

/** Where practice of a module goes on. */
export type RestoredPlace = {
  index: number
  tags: string[]
  /** another variant of the question, and of its set, than the module's */
  variant?: PracticeVariant
  turn?: RestoredTurn
}

/** Reads the place a student left a module's practice at; undefined while it is being read. */
export function useRestoredPlace(
  course: CourseContext,
  moduleId: string,
  questions: readonly PracticeQuestion[],
): RestoredPlace | undefined {
  const history = useHistory()
  const client = useQueryClient()
  const query = useQuery({
    // not under the history's key: an act must not read the place again while the student is at it
    queryKey: ['practice-place', history.user, course.courseId, moduleId],
    queryFn: () => restorePlace({ history, client, course, moduleId, questions }),
    enabled: history.isKnown,
    // read once each time the page opens
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  // a place that cannot be read is the beginning
  return query.isError ? { index: 0, tags: [] } : query.data
}

type Grounds = {
  history: StudyHandle
  client: QueryClient
  course: CourseContext
  moduleId: string
  questions: readonly PracticeQuestion[]
}

async function restorePlace({ history, client, course, moduleId, questions }: Grounds): Promise<RestoredPlace> {
  const stored = practicePlaceSchema.safeParse(await history.getDocument(practicePlaceId(course.courseId, moduleId)))
  if (!stored.success) return { index: 0, tags: [] }
  const { questionId, seed, tags, index, reply, hintsUsed, seconds, ended } = stored.data
  const set = withTags(questions, tags)
  const found = set.findIndex((question) => question.id === questionId)
  const base = set[found]
  if (!base) return { index: index < set.length ? index : 0, tags }
  const isVariant = seed !== undefined && seed !== base.seed
  const answer = isVariant ? await client.query(variantOf(course, moduleId, questionId, seed)).catch(() => null) : null
  // without its numbers the reply means nothing
  if (isVariant && !answer?.ok) return { index: found, tags }
  const variant = answer?.ok ? answer.data : undefined
  const question = variant?.set.find(({ id }) => id === questionId) ?? base
  const restored = ended && (await restoreEnd(history, question, reply, ended))
  return {
    index: found,
    tags,
    ...(variant && { variant }),
    turn: { reply, hintsUsed, seconds, ended: restored },
  }
}

/** Feedback is not stored but worked out again: what is on disk may be another device's. */
async function restoreEnd(
  history: StudyHandle,
  question: PracticeQuestion,
  reply: PracticePlace['reply'],
  { cause, status }: NonNullable<PracticePlace['ended']>,
): Promise<Ended> {
  if (cause !== 'checked' || !reply) return { cause, status }
  const checked = await checkReply(history, question, reply)
  return checked.kind === 'malformed' ? { cause, status } : { cause, ...checked }
}
