import type { StudyEventOf } from '../history/events.ts'
import { spentSeconds } from '../history/spent-seconds.ts'
import { describeCorrectAnswer, promptText } from '../question/describe-answer.ts'
import type { QuestionOf } from '../question/question.ts'
import type { RichText } from '../text/rich-text.ts'

type Answered = Omit<StudyEventOf<'question-answered'>, 'id' | 'at' | 'zone' | 'device'>
type AnsweredIn = Pick<Answered, 'curriculum' | 'grade' | 'subject' | 'courseId'>

/** What a history keeps of a question, so that it reads without the content. */
export type AskedQuestion = Pick<
  Answered,
  | 'moduleId'
  | 'lessonId'
  | 'sectionId'
  | 'questionId'
  | 'seed'
  | 'questionText'
  | 'questionType'
  | 'tags'
  | 'difficulty'
  | 'itemDifficulty'
  | 'correctAnswer'
>

/** How it went. `seconds` are active ones, as they were counted. */
export type GivenAnswer = Pick<Answered, 'status' | 'score' | 'answer' | 'seconds' | 'misconception'> & {
  hintsUsed?: number
}

/** The act of answering a question, wherever it was asked: the one builder of `question-answered`. */
export function answeredQuestion(
  source: Answered['source'],
  { curriculum, grade, subject, courseId }: AnsweredIn,
  asked: AskedQuestion,
  { status, score, answer, seconds, hintsUsed = 0, misconception }: GivenAnswer,
): Answered {
  const {
    moduleId,
    lessonId,
    sectionId,
    questionId,
    seed,
    questionText,
    questionType,
    tags,
    difficulty,
    itemDifficulty,
    correctAnswer,
  } = asked
  return {
    type: 'question-answered',
    source,
    curriculum,
    grade,
    subject,
    courseId,
    moduleId,
    questionId,
    questionText,
    questionType,
    tags,
    status,
    answer,
    seconds: spentSeconds(seconds),
    hintsUsed,
    // what is not known is left out, not kept as undefined
    ...(lessonId !== undefined && { lessonId }),
    ...(sectionId !== undefined && { sectionId }),
    ...(seed !== undefined && { seed }),
    ...(difficulty !== undefined && { difficulty }),
    ...(itemDifficulty !== undefined && { itemDifficulty }),
    ...(correctAnswer !== undefined && { correctAnswer }),
    ...(score !== undefined && { score }),
    ...(misconception !== undefined && { misconception }),
  }
}

/** A question as it was on screen. */
export const askedQuestion = (moduleId: string, question: QuestionOf<RichText>): AskedQuestion => ({
  moduleId,
  lessonId: question.lessonId,
  sectionId: question.sectionId,
  questionId: question.id,
  seed: question.seed,
  questionText: promptText(question),
  questionType: question.type,
  tags: question.tags,
  difficulty: question.difficulty,
  itemDifficulty: question.itemDifficulty,
  correctAnswer: describeCorrectAnswer(question),
})
