import { askOrKept, type ContentSource } from '#app/platform/content/content-query.ts'
import { fetchVariant, variantQuery } from '#app/platform/content/practice-variant.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { NormalisedPractice } from '#domain/question/normalise-practice.ts'
import type { QuestionOf } from '#domain/question/question.ts'
import type { StimulusOf } from '#domain/stimulus/stimulus.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { fetchPractice } from './functions.ts'

/** A practice question as the player shows it. */
export type PracticeQuestion = QuestionOf<RichText>

/** What the questions of a set look at, as it is shown. */
export type Stimulus = StimulusOf<RichText>

/** Practice loads only with a grade that is a number (CHP-03), a subject, a course and a module. AP courses have no grade (D12). */
export const canLoadPractice = (course: CourseContext, moduleId: string): boolean =>
  (course.isAp || course.grade !== undefined) && course.subject !== '' && course.courseId !== '' && moduleId !== ''

/** The practice questions of a module. */
export function practiceOf(course: CourseContext, moduleId: string): ContentSource<NormalisedPractice<RichText>> {
  const params = { ...contentParamsOf(course), moduleId }
  return { kind: 'practice', params, load: (signal) => fetchPractice({ data: params, signal }) }
}

/** A seed nobody has chosen (D14). */
export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** What a student sees of a question, whatever the order of its options. */
const looksOf = ({ prompt, options }: PracticeQuestion, stimulus: Stimulus | undefined) =>
  JSON.stringify([prompt, options.map((option) => option.content.html).toSorted(), stimulus?.text, stimulus?.figures])

/** Two seeds of a template with few values may draw the same numbers; so often the draw is repeated. */
const MOST_DRAWS = 6

/** A variant of a template question, its seed drawn at random, that looks unlike the one shown. */
export function anotherVariantOf(
  course: CourseContext,
  moduleId: string,
  shown: PracticeQuestion,
  stimulus: Stimulus | undefined,
) {
  const looks = looksOf(shown, stimulus)
  const params = { ...contentParamsOf(course), moduleId, questionId: shown.id }
  return variantQuery({ ...params, unlikeSeed: shown.seed }, async (signal) => {
    const draw = () => {
      const data = { ...params, seed: newSeed() }
      return askOrKept({ kind: 'practice', ...data }, signal, () => fetchVariant({ data, signal }))
    }
    let answer = await draw()
    const isTheSame = () => answer.ok && looksOf(answer.data.question, answer.data.stimulus) === looks
    for (let draws = 1; draws < MOST_DRAWS && isTheSame(); draws++) answer = await draw()
    return answer
  })
}
