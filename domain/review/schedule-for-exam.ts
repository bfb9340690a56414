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
 * Recall at which a card comes back while the exam is still far, instead of FSRS's 90 %: waiting longer makes each review
 * count for more, and what is saved goes into the last days. Found by tests/simulation/exam-date-students.ts.
 */
const RECALL_FAR_FROM_EXAM = 0.86
/** A review that raises recall on the exam day by less than this, 0..1, is not worth a student's minute. */
const SMALLEST_GAIN = 0.01

/**
 * Which cards to review today for an exam, under the daily cap. While the exam is far, a card comes back only when its recall
 * has fallen to 86 %. The last days before the exam, as many as the cap needs to get through all cards once, belong to the
 * exam: each day the cards whose recall on the exam day gains most from a review today. That gain is p × recall after success
 * + (1 − p) × recall after a lapse − recall without the review, all on the exam day, where p is today's recall.
 * @param schedules cards of the course
 * @param today study day number
 * @param examDay study day number of the exam; on or after `today`
 * @param cap reviews allowed today
 * @param dailyCap reviews allowed on a whole day, when some of today's are done already
 */
export function pickForExam(
  schedules: Iterable<CardSchedule>,
  today: number,
  examDay: number,
  cap: number,
  dailyCap = cap,
): ExamPick[] {
  const cards = [...schedules]
  const lastDays = Math.ceil(cards.length / Math.max(1, dailyCap))
  const isFar = today < examDay - lastDays
  const picks: ExamPick[] = []
  for (const card of cards) {
    if (card.lastRatedDay >= today) continue
    if (isFar && recallOn(card, today) > RECALL_FAR_FROM_EXAM) continue
    const gain = gainOnExamDay(card, today, examDay)
    if (gain >= SMALLEST_GAIN) picks.push({ card, gain })
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
