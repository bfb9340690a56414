import type { StudyEventOf } from '#domain/history/events.ts'
import { makeEventId } from '#domain/history/make-event-id.ts'
import { seededRandom } from '#tests/seeded-random.ts'

export type Answered = StudyEventOf<'question-answered'>

const types = ['multiple-choice', 'true-false', 'short-answer', 'numeric', 'match'] as const
const START = Date.UTC(2026, 0, 5, 14)

/**
 * A seeded history of attempts as they come from practice: some 40 tags, three a question, questions met several times, a
 * quarter wrong, a few skipped.
 * @param attempts how many
 */
export function answerHistory(attempts: number, seed = 1): Answered[] {
  const random = seededRandom(seed)
  const questions = Math.max(20, Math.round(attempts / 8))
  const bytes = new Uint8Array(8)
  return Array.from({ length: attempts }, (_, i): Answered => {
    const question = Math.floor(random() * questions)
    const luck = random()
    for (let byte = 0; byte < 8; byte++) bytes[byte] = Math.floor(random() * 256)
    const at = START + i * 45_000
    return {
      type: 'question-answered',
      id: makeEventId(at, 0, bytes),
      at,
      zone: 'America/Toronto',
      device: 'bench',
      curriculum: 'ontario',
      grade: '9',
      subject: 'science',
      courseId: 'SNC1W',
      moduleId: `module-${question % 20}`,
      questionId: `question-${question}`,
      questionText: `What does question ${question} ask about the topic of module ${question % 20}?`,
      questionType: types[question % types.length] ?? 'numeric',
      tags: [`topic-${question % 40}`, `skill-${question % 7}`, question % 3 ? 'application' : 'reasoning'],
      difficulty: 1 + (question % 3),
      status: luck < 0.7 ? 'correct' : luck < 0.95 ? 'incorrect' : 'skipped',
      answer: luck < 0.95 ? `answer ${Math.floor(random() * 500)}` : null,
      correctAnswer: `answer ${question % 500}`,
      seconds: 5 + Math.floor(random() * 120),
      hintsUsed: random() < 0.2 ? 1 : 0,
      lessonId: `lesson-${question % 110}`,
      source: 'practice',
    }
  })
}
