import type { Course } from '#domain/content/course.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { partsOf } from '../check/read-texts.ts'
import { hasSomethingToSee } from './has-something-to-see.ts'
import { asksOnlyForAWord } from './measure-exams.ts'
import { countWords, isWithin, share } from './share.ts'

/** content/README.md, "Report" */
const EXPLANATION = { least: 35, most: 90 }
const HINTS = { least: 2, most: 3 }
const ADVANCED_SHARE = 0.15
/** Numbers and single words are of one length by nature; bent options are sentences. */
const SENTENCE_LETTERS = 20
const SENTENCE_WORDS = 3
const NEARLY_SAME_LETTERS = 3

/** What the questions of a course are like, practice and exam together where nothing else is said; shares 0 to 1. */
export type QuestionMeasures = {
  practiceLooks: number | undefined
  practiceWordOnly: number | undefined
  modulesWithAdvanced: number | undefined
  modulesWithWritten: number | undefined
  examReasons: number | undefined
  keyLongest: number | undefined
  keyShortest: number | undefined
  sameLength: number | undefined
  explanations: number | undefined
  hints: number | undefined
  checksWithHints: number | undefined
}

/** Looks at every question of a course once, whatever a student would draw of them. */
export function measureQuestions(course: Pick<Course, 'modules'>): QuestionMeasures {
  const practice = course.modules.flatMap(({ questions }) => questions)
  const all = [...practice, ...course.modules.flatMap(({ examItems }) => examItems)]
  const marked = all.filter((question) => !isWritten(question))
  const lengths = all.flatMap((question) => optionLengths(question) ?? [])
  const checks = course.modules.flatMap(({ lessonContents }) =>
    lessonContents.flatMap(({ content }) => content.flatMap((section) => section.checks)),
  )
  return {
    practiceLooks: share(practice, hasSomethingToSee),
    practiceWordOnly: share(practice, asksOnlyForAWord),
    modulesWithAdvanced: share(
      course.modules,
      ({ questions }) => (share(questions, ({ difficulty }) => difficulty === 3) ?? 0) >= ADVANCED_SHARE,
    ),
    modulesWithWritten: share(course.modules, ({ questions, examItems }) =>
      [...questions, ...examItems].some(isWritten),
    ),
    examReasons: share(
      course.modules.flatMap(({ examItems }) => examItems).filter(({ difficulty }) => difficulty === 3),
      ({ difficultyReason }) => difficultyReason !== undefined,
    ),
    keyLongest: share(lengths, ({ key, others }) => key > Math.max(...others)),
    keyShortest: share(lengths, ({ key, others }) => key < Math.min(...others)),
    sameLength: share(
      lengths.filter(({ hasWords, key, others }) => hasWords && Math.max(key, ...others) >= SENTENCE_LETTERS),
      ({ key, others }) => Math.max(key, ...others) - Math.min(key, ...others) <= NEARLY_SAME_LETTERS,
    ),
    explanations: share(marked, ({ explanation }) => isWithin(countWords(plainText(explanation)), EXPLANATION)),
    hints: share(marked, ({ hints }) => isWithin(hints.length, HINTS)),
    checksWithHints: share(checks, ({ hints }) => hints.length > 0),
  }
}

const isWritten = (question: AuthoredQuestion) => answerTypeOf(question).isSelfMarked === true

type OptionLengths = { key: number; others: number[]; hasWords: boolean }

/** As many words as a sentence has; a formula has none. */
const hasWords = (option: string): boolean =>
  (partsOf(option.replaceAll(/@\{[^}]*\}/g, '0')).words.match(/[a-z]{2,}/gi)?.length ?? 0) >= SENTENCE_WORDS

/** Letters of the right option and of the others, where one of several is right; numbers of templates count as one letter. */
function optionLengths({ options = [], type }: AuthoredQuestion): OptionLengths | undefined {
  if (!answerTypeOf({ type }).answersAtOnce || options.length < 3) return undefined
  const letters = (text: string) => plainText(text.replaceAll(/@\{[^}]*\}/g, '0')).trim().length
  const key = options.find(({ correct }) => correct)
  return (
    key && {
      key: letters(key.content),
      others: options.filter((one) => one !== key).map((one) => letters(one.content)),
      hasWords: options.some(({ content }) => hasWords(content)),
    }
  )
}
