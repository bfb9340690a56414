import type { StudyEvent } from '#domain/history/events.ts'
import { makeEventId } from '#domain/history/make-event-id.ts'

/**
 * A random history of practice with everything that can go wrong in it: ties in time, clocks that jump, skips, questions
 * whose tags change, missing tags and difficulties, many tags, resets, acts that do not count for practice.
 */
export function randomHistory(random: () => number): StudyEvent[] {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const bytes = () => Uint8Array.from({ length: 8 }, () => Math.floor(random() * 256))
  const length = Math.floor(random() ** 2 * 60)
  const questions = 1 + Math.floor(random() * 25)
  const rightShare = random()
  const isSlow = random() < 0.2
  const manyTags = random() < 0.1
  let clock = 1_750_000_000_000
  return Array.from({ length }, (): StudyEvent => {
    const step = random()
    if (step < 0.02) clock += 86_400_000 * 400
    else if (step < 0.06) clock -= Math.floor(random() * 3_600_000)
    else if (step > 0.3) clock += Math.floor(random() * 100_000)
    const common = {
      // a random counter: within a tie the order of the ids is not the order of the acts
      id: makeEventId(clock, Math.floor(random() * 4096), bytes()),
      at: clock,
      zone: 'America/Toronto',
      device: pick(['a', 'b']),
      curriculum: 'ontario',
      grade: '9',
      subject: 'science',
      courseId: random() < 0.85 ? 'SNC1W' : 'MTH1W',
      moduleId: pick(['matter', 'space']),
    }
    if (random() < 0.015) return { ...common, type: 'challenge-progress-reset' }
    const question = Math.floor(random() * questions)
    const tags = random() < 0.15 ? [] : ['t1', 't2', 't3', 't4'].filter((_, i) => (question >> i) % 2 === 0)
    if (manyTags) for (let i = 0; i < 70; i++) tags.push(`tag-${(question * 7 + i) % 90}`)
    const status = random() < rightShare ? 'correct' : random() < 0.75 ? 'incorrect' : 'skipped'
    return {
      ...common,
      type: 'question-answered',
      questionId: `q${question}`,
      questionText: `Question ${question}`,
      questionType: pick(['multiple-choice', 'numeric', 'true-false'] as const),
      tags,
      ...(random() < 0.2 ? {} : { difficulty: pick([1, 1, 2, 2, 3, 2.5]) }),
      status,
      answer: status === 'skipped' ? null : 'x',
      seconds: random() * (isSlow ? 400 : 100),
      hintsUsed: 0,
      source: random() < 0.9 ? 'practice' : pick(['exam', 'lesson-check', 'tutor'] as const),
    }
  })
}
