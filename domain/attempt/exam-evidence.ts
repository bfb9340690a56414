import type { ExamOf, ExamQuestionOf } from '../exam/exam.ts'
import { chosenOption, type ExamAnswers, replyTo } from '../exam/exam-answers.ts'
import { judgeAnswer } from '../exam/judge-answer.ts'
import { answeredQuestion } from '../practice/answered-question.ts'
import type { CompareAlgebra } from '../question/answer-type.ts'
import { describeCorrectAnswer, describeReply } from '../question/describe-answer.ts'
import { USUAL_TYPE } from '../question/type-schemas.ts'
import type { RichText } from '../text/rich-text.ts'

type Evidence = ReturnType<typeof answeredQuestion>
type Place = { curriculum: string; grade: string; subject: string; courseId: string }

const longestText = 200

/**
 * What an exam tells about the student's skills: one answer per item, with the misconception behind a wrong one, so that missed
 * skills come back in practice, cards and insights. Open items count as skipped; what is
 * not marked yet says nothing. They are evidence, not part of the Knowledge
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
  return exam.questions.flatMap((question) => {
    const { outcome, score, checked } = judgeAnswer(question, answers, compare)
    if (outcome === 'unmarked') return []
    const { answer, correctAnswer, misconception } = describedOf(question, answers)
    return answeredQuestion(
      'exam',
      place,
      {
        moduleId: question.moduleId ?? '',
        lessonId: question.lessonId,
        sectionId: question.sectionId,
        questionId: question.templateId ?? question.id,
        seed: question.seed,
        questionText: question.text.text.slice(0, longestText),
        questionType: question.question?.type ?? question.questionType ?? USUAL_TYPE,
        tags: question.tags,
        difficulty: typeof question.difficulty === 'number' ? question.difficulty : undefined,
        itemDifficulty: question.itemDifficulty ?? question.question?.itemDifficulty,
        correctAnswer,
      },
      {
        status: outcome === 'unanswered' ? 'skipped' : outcome,
        score: outcome === 'incorrect' && score > 0 ? score : undefined,
        answer,
        seconds: seconds[question.id] ?? 0,
        misconception: checked?.mistake?.misconception ?? misconception,
      },
    )
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
