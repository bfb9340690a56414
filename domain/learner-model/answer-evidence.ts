import type { StudyEventOf } from '../history/events.ts'
import { answerTypeNamed } from '../question/answer-types.ts'
import type { AnswerEvidence } from './answer-chance.ts'

/** Chance of a blind hit at a type of question that this release does not know. */
const USUAL_GUESS = 0.1
/** One level up is one unit of log-odds: 73 % becomes 50 %. */
export const LEVEL = 1
/** Each hint halves what a right answer proves (CHP-32); a wrong one in spite of hints proves as much as before. */
const HINT = 0.5
/** Lesson checks come right after the text, and Ilm helps along: they show less than practice and exams do. */
const SOURCE = { practice: 1, exam: 1, 'lesson-check': 0.6, tutor: 0.6 }
/** Skipping is a weak sign of not knowing; in an exam it is counted by itself (forecast-exam.ts). */
const SKIP = { practice: 0.3, 'lesson-check': 0.3, tutor: 0.3, exam: 0.1 }

/** The evidence in an answer: a hint lowers the evidence, never the mark. */
export function evidenceOf(
  answer: Pick<
    StudyEventOf<'question-answered'>,
    'status' | 'score' | 'hintsUsed' | 'source' | 'questionType' | 'difficulty' | 'itemDifficulty'
  >,
): AnswerEvidence {
  const isCorrect = answer.status === 'correct'
  const hints = isCorrect ? HINT ** answer.hintsUsed : 1
  const skip = answer.status === 'skipped' ? SKIP[answer.source] : 1
  // an answer that is right in part says the less about not knowing, the more of it is right
  const type = answerTypeNamed(answer.questionType)
  const missed = isCorrect ? 1 : 1 - (answer.score ?? 0)
  return {
    isCorrect,
    weight: SOURCE[answer.source] * hints * skip * missed * (type?.trust ?? 1),
    // what answers have shown counts before what an author thought
    difficulty: answer.itemDifficulty ?? ((answer.difficulty ?? 2) - 2) * LEVEL,
    guess: type?.guess ?? USUAL_GUESS,
  }
}
