import { type ContentSource, contentQuery } from '#app/platform/content/content-query.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { RichText } from '#domain/content/rich-text.ts'
import type { NormalisedPractice } from '#domain/question/normalise-practice.ts'
import type { QuestionOf } from '#domain/question/question.ts'
import { fetchPractice, fetchVariant } from './functions.ts'

/** A practice question as the player shows it. */
export type PracticeQuestion = QuestionOf<RichText>

/** The practice questions of a module. */
export function practiceOf(course: CourseContext, moduleId: string): ContentSource<NormalisedPractice<RichText>> {
  const params = { ...contentParamsOf(course), moduleId }
  return { kind: 'practice', params, load: (signal) => fetchPractice({ data: params, signal }) }
}

/** A question of a module with the numbers of a seed. Not kept on the device: there are as many as there are seeds. */
export function variantOf(course: CourseContext, moduleId: string, questionId: string, seed: number) {
  const params = { ...contentParamsOf(course), moduleId, questionId, seed }
  const load: ContentSource<PracticeQuestion>['load'] = (signal) => fetchVariant({ data: params, signal })
  // the same seed gives the same question for ever
  return { ...contentQuery({ kind: 'practice', params, load, isCached: false }), staleTime: Number.POSITIVE_INFINITY }
}
