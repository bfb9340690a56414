import { outcomeOf } from '../exam/analyse-exam.ts'
import type { ExamOf, ExamQuestionOf } from '../exam/exam.ts'
import { answerOf, type ExamAnswers } from '../exam/score-exam.ts'
import type { StudyEventOf } from '../history/events.ts'
import type { RichText } from '../text/rich-text.ts'

type Evidence = Omit<StudyEventOf<'question-answered'>, 'id' | 'at' | 'zone' | 'device'>
type Place = { curriculum: string; grade: string; subject: string; courseId: string }

const longestText = 200

/**
 * What an exam tells about the student's skills: one answer per item, with the misconception behind a wrong one, so that missed
 * skills come back in practice, cards and insights. Open items count as skipped. They are evidence, not part of the Knowledge
 * Check's analytics.
 * @param seconds active seconds per question id
 */
export function examEvidence(
  exam: Pick<ExamOf<RichText>, 'questions'>,
  answers: ExamAnswers,
  place: Place,
  seconds: Readonly<Record<string, number>>,
): Evidence[] {
  return exam.questions.map((question) => {
    const chosen = answerOf(answers, question.id)
    const outcome = outcomeOf(question, answers)
    const misconception = chosen === undefined ? undefined : (question.misconceptions?.[chosen] ?? undefined)
    const correctAnswer = question.options[question.correctIndex]?.text
    return {
      type: 'question-answered',
      ...place,
      moduleId: question.moduleId ?? '',
      questionId: question.templateId ?? question.id,
      ...(question.seed === undefined ? {} : { seed: question.seed }),
      questionText: question.text.text.slice(0, longestText),
      questionType: 'multiple-choice',
      tags: question.tags,
      ...difficultyOf(question),
      status: outcome === 'unanswered' ? 'skipped' : outcome,
      answer: chosen === undefined ? null : (question.options[chosen]?.text ?? null),
      ...(correctAnswer === undefined ? {} : { correctAnswer }),
      seconds: seconds[question.id] ?? 0,
      hintsUsed: 0,
      ...(misconception === undefined ? {} : { misconception }),
      ...(question.lessonId === undefined ? {} : { lessonId: question.lessonId }),
      source: 'exam',
    }
  })
}

const difficultyOf = (question: ExamQuestionOf<unknown>) =>
  typeof question.difficulty === 'number' ? { difficulty: question.difficulty } : {}
