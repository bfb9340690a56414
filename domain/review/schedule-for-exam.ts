import { default_w, type FSRS, forgetting_curve, fsrs, type Grade, Rating } from 'ts-fsrs'
import { type CardSchedule, cardKey } from './card-schedule.ts'
import { recallOn } from './recall.ts'

export type ExamPick = {
  card: CardSchedule
  /** how much likelier recall on the exam day becomes by reviewing it today, 0..1 */
  gain: number
}

const algorithm: FSRS = fsrs({ enable_fuzz: false, request_retention: 0.9 })

/**
 * Which cards to review today for an exam: those whose recall on the exam day gains most from a review now, under the daily
 * cap. A review now is worth: p × recall after success + (1 − p) × recall after a lapse − recall without it, where p is
 * today's recall. A card that gains more from waiting is left for a later day before the exam: today's gain is compared with
 * the best gain on the days still to come, so that each of the few reviews is spent when it brings most.
 * @param schedules cards of the course
 * @param today study day number
 * @param examDay study day number of the exam; on or after `today`
 * @param cap reviews allowed today
 */
export function pickForExam(
  schedules: Iterable<CardSchedule>,
  today: number,
  examDay: number,
  cap: number,
): ExamPick[] {
  const picks: ExamPick[] = []
  for (const card of schedules) {
    if (card.lastRatedDay >= today) continue
    const gain = gainOnExamDay(card, today, examDay)
    if (gain > 0) picks.push({ card, gain })
  }
  return picks
    .sort((a, b) => b.gain - a.gain || (cardKey(a.card) < cardKey(b.card) ? -1 : 1))
    .slice(0, Math.max(0, cap))
}

/** Expected rise of recall on the exam day when the card is reviewed on `day` and not again. */
export function gainOnExamDay(card: CardSchedule, day: number, examDay: number): number {
  const recall = recallOn(card, day)
  const elapsed = Math.max(0, day - card.lastRatedDay)
  const memory = { stability: card.stability, difficulty: card.difficulty }
  const after = (grade: Grade) => {
    const { stability } = algorithm.next_state(memory, elapsed, grade)
    return forgetting_curve(default_w, Math.max(0, examDay - day), stability)
  }
  return recall * after(Rating.Good) + (1 - recall) * after(Rating.Again) - recallOn(card, examDay)
}
