import type { ExamOf, ExamQuestionOf } from '../exam/exam.ts'
import { chosenOption, type ExamAnswers, judgeAnswer, replyTo } from '../exam/judge-answer.ts'
import type { StudyEventOf } from '../history/events.ts'
import type { CompareAlgebra } from '../question/answer-type.ts'
import { describeCorrectAnswer, describeReply } from '../question/describe-answer.ts'
import { USUAL_TYPE } from '../question/type-schemas.ts'
import type { RichText } from '../text/rich-text.ts'

type Evidence = Omit<StudyEventOf<'question-answered'>, 'id' | 'at' | 'zone' | 'device'>
type Place = { curriculum: string; grade: string; subject: string; courseId: string }

const longestText = 200

/**
 * What an exam tells about the student's skills: one answer per item, with the misconception behind a wrong one, so that missed
 * skills come back in practice, cards and insights. Open items count as skipped. They are evidence, not part of the Knowledge
 * Check's analytics.
 * @param seconds active seconds per question id
 * @param compare for answers that are formulas
 */
export function examEvidence(
  exam: Pick<ExamOf<RichText>, 'questions'>,
  answers: ExamAnswers,
  place: Place,
  seconds: Readonly<Record<string, number>>,
  compare?: CompareAlgebra,
): Evidence[] {
  return exam.questions.map((question) => {
    const { outcome, score, checked } = judgeAnswer(question, answers, compare)
    const { answer, correctAnswer, misconception } = describedOf(question, answers)
    const wrongIdea = checked?.mistake?.misconception ?? misconception
    return {
      type: 'question-answered',
      ...place,
      moduleId: question.moduleId ?? '',
      questionId: question.templateId ?? question.id,
      ...(question.seed === undefined ? {} : { seed: question.seed }),
      questionText: question.text.text.slice(0, longestText),
      questionType: question.question?.type ?? question.questionType ?? USUAL_TYPE,
      tags: question.tags,
      ...difficultyOf(question),
      status: outcome === 'unanswered' ? 'skipped' : outcome,
      ...(outcome === 'incorrect' && score > 0 && { score }),
      answer,
      ...(correctAnswer === undefined ? {} : { correctAnswer }),
      seconds: seconds[question.id] ?? 0,
      hintsUsed: 0,
      ...(wrongIdea === undefined ? {} : { misconception: wrongIdea }),
      ...(question.lessonId === undefined ? {} : { lessonId: question.lessonId }),
      source: 'exam',
    }
  })
}

/** What was given and what is right, in words; the wrong idea behind an option. */
function describedOf(question: ExamQuestionOf<RichText>, answers: ExamAnswers) {
  const chosen = chosenOption(answers, question.id)
  const reply = replyTo(answers, question.id)
  if (question.question) {
    return {
      answer: reply && describeReply(question.question, reply),
      correctAnswer: describeCorrectAnswer(question.question),
      misconception: undefined,
    }
  }
  return {
    answer: chosen === undefined ? null : (question.options[chosen]?.text ?? null),
    correctAnswer: question.options[question.correctIndex]?.text,
    misconception: chosen === undefined ? undefined : (question.misconceptions?.[chosen] ?? undefined),
  }
}

const difficultyOf = (question: ExamQuestionOf<unknown>) =>
  typeof question.difficulty === 'number' ? { difficulty: question.difficulty } : {}
