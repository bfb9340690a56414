import type { QueryClient } from '@tanstack/react-query'
import { requestContent } from '#app/platform/content/content-query.ts'
import { variantOf } from '#app/platform/content/practice-variant.ts'
import type { StudyHandle } from '#app/platform/study-handle.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ContentFailure } from '#domain/content/content-error.ts'
import { pickMistakes } from '#domain/practice/pick-mistakes.ts'
import { stimulusOf } from '#domain/stimulus/stimulus.ts'
import { anotherVariantOf, newSeed, type PracticeQuestion, practiceOf, type Stimulus } from './queries.ts'
import { moduleOf } from './use-practice.ts'

/** Questions that ask again what was missed, with other numbers where they have any. */
export type Mistakes =
  | { ok: true; missed: number; questions: PracticeQuestion[]; stimuli: Stimulus[] }
  | { ok: false; failure: ContentFailure }

type Grounds = { history: StudyHandle; client: QueryClient; course: CourseContext }

/** Made anew at each visit. Modules that cannot be loaded are left out, as long as one can. */
export async function loadMistakes({ history, client, course }: Grounds): Promise<Mistakes> {
  const missed = await history.ask((worker) => worker.missedQuestions(course.courseId))
  const moduleIds = [...new Set(missed.map(({ moduleId }) => moduleId))]
  const loaded = await Promise.all(
    moduleIds.map(async (moduleId) => ({
      moduleId,
      answer: await requestContent(client, practiceOf(course, moduleId)),
    })),
  )
  const failed = loaded.flatMap(({ answer }) => (answer.ok ? [] : answer))
  if (failed[0] && failed.length === loaded.length) return { ok: false, failure: failed[0] }
  const bank = loaded.flatMap(({ moduleId, answer }) =>
    answer.ok ? answer.data.items.map((question) => ({ ...question, moduleId })) : [],
  )
  const bankStimuli = loaded.flatMap(({ answer }) => (answer.ok ? (answer.data.stimuli ?? []) : []))
  // one seed for all questions of sets, which share their numbers
  const seed = newSeed()
  const asked = await Promise.all(
    pickMistakes(missed, bank).map(async (question) => {
      const other = question.seed === undefined ? undefined : await otherNumbers({ client, course }, question, seed)
      return other ?? { question, stimulus: stimulusOf(bankStimuli, question) }
    }),
  )
  return {
    ok: true,
    missed: missed.length,
    questions: asked.map(({ question }) => question),
    stimuli: [...new Map(asked.flatMap(({ stimulus }) => (stimulus ? [[stimulus.id, stimulus]] : []))).values()],
  }
}

/** The question with numbers it was not shown with; undefined where they cannot be had now: then it is asked with those it has. */
async function otherNumbers(
  { client, course }: Pick<Grounds, 'client' | 'course'>,
  question: PracticeQuestion,
  seed: number,
): Promise<{ question: PracticeQuestion; stimulus: Stimulus | undefined } | undefined> {
  const moduleId = moduleOf(question)
  const alone = question.stimulusId === undefined
  const variant = alone
    ? anotherVariantOf(course, moduleId, question, undefined)
    : variantOf(course, moduleId, question.id, seed)
  // not the one of the last visit either
  const answer = await client.query({ ...variant, staleTime: 0 }).catch(() => undefined)
  return answer?.ok ? { question: { ...answer.data.question, moduleId }, stimulus: answer.data.stimulus } : undefined
}
