import type { StudyEventOf } from '../history/events.ts'
import { answerTypeNamed } from '../question/answer-types.ts'

/** What one answer says about a skill. */
export type SkillEvidence = {
  isCorrect: boolean
  /** 0..1: how much the answer counts */
  weight: number
  /** log-odds by which the item is harder than an intermediate one */
  difficulty: number
  /** probability of being right without knowing */
  guess: number
}

/** Chance of a blind hit at a type of question that this release does not know. */
const USUAL_GUESS = 0.1
/** One level up is one unit of log-odds: 73 % becomes 50 %. */
const LEVEL = 1
/** Each hint halves what a right answer proves (CHP-32); a wrong one in spite of hints proves as much as before. */
const HINT = 0.5
/** Lesson checks come right after the text, and Ilm helps along: they show less than practice and exams do. */
const SOURCE = { practice: 1, exam: 1, 'lesson-check': 0.6, tutor: 0.6 }
/** Skipping is a weak sign of not knowing. */
const SKIP = 0.3

/** The evidence in an answer: a hint lowers the evidence, never the mark. */
export function evidenceOf(
  answer: Pick<
    StudyEventOf<'question-answered'>,
    'status' | 'score' | 'hintsUsed' | 'source' | 'questionType' | 'difficulty'
  >,
): SkillEvidence {
  const isCorrect = answer.status === 'correct'
  const hints = isCorrect ? HINT ** answer.hintsUsed : 1
  const skip = answer.status === 'skipped' ? SKIP : 1
  // an answer that is right in part says the less about not knowing, the more of it is right
  const type = answerTypeNamed(answer.questionType)
  const missed = isCorrect ? 1 : 1 - (answer.score ?? 0)
  return {
    isCorrect,
    weight: SOURCE[answer.source] * hints * skip * missed * (type?.trust ?? 1),
    difficulty: ((answer.difficulty ?? 2) - 2) * LEVEL,
    guess: type?.guess ?? USUAL_GUESS,
  }
}

/** The skill an answer belongs to: its lesson, else its module. */
export const skillKey = (place: { courseId: string; moduleId: string; lessonId?: string | undefined }): string =>
  `${place.courseId}/${place.moduleId}/${place.lessonId ?? ''}`
