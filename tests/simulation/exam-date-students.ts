import { startOfStudyDay } from '#domain/history/study-day.ts'
import { type CardSchedule, cardKey } from '#domain/review/card-schedule.ts'
import { rateCard } from '#domain/review/rate-card.ts'
import { recallOn } from '#domain/review/recall.ts'
import { buildReviewQueue } from '#domain/review/review-queue.ts'
import { pickForExam } from '#domain/review/schedule-for-exam.ts'
import { seededRandom } from '#tests/seeded-random.ts'

const ZONE = 'UTC'
const FIRST_DAY = 20_600
const noon = (day: number): number => startOfStudyDay(day, ZONE) + 8 * 3_600_000
const deck = { courseId: 'SNC1W', moduleId: 'matter', deckId: 'deck' }

type Plan = { cards: number; days: number; cap: number; newADay: number; seed: number }

/** A simulated student's cards. Whether a card is recalled is drawn from FSRS's own forgetting curve. */
function studentOf(seed: number) {
  const random = seededRandom(seed)
  const schedules = new Map<string, CardSchedule>()
  const rate = (cardId: string, rating: 1 | 2 | 3 | 4, at: number) => {
    const key = cardKey({ ...deck, cardId })
    schedules.set(key, rateCard(schedules.get(key), { ...deck, cardId, rating, at, zone: ZONE }))
  }
  return {
    schedules,
    learn(cardId: string, day: number) {
      rate(cardId, random() < 0.3 ? 1 : 3, noon(day))
      rate(cardId, 3, noon(day) + 600_000)
      rate(cardId, 3, noon(day) + 1_200_000)
    },
    review(card: CardSchedule, day: number) {
      const isRecalled = random() < recallOn(card, day)
      rate(card.cardId, isRecalled ? 3 : 1, noon(day))
      if (!isRecalled) rate(card.cardId, 3, noon(day) + 600_000)
    },
  }
}

/** Mean recall on the exam day by plain FSRS, and by scheduling towards the exam with no more reviews and the same daily cap. */
export function compareExamPlans({ cards, days, cap, newADay, seed }: Plan) {
  const exam = FIRST_DAY + days
  const cardIds = Array.from({ length: cards }, (_, i) => `card-${i}`)
  const newOn = (day: number) => cardIds.slice((day - FIRST_DAY) * newADay, (day - FIRST_DAY + 1) * newADay)
  const meanRecall = (schedules: ReadonlyMap<string, CardSchedule>) =>
    [...schedules.values()].reduce((sum, card) => sum + recallOn(card, exam), 0) / cards

  const plain = studentOf(seed)
  const reviewsOn: number[] = []
  for (let day = FIRST_DAY; day < exam; day++) {
    const limits = { newCards: 0, reviews: cap }
    const queue = buildReviewQueue([{ ...deck, cardIds }], plain.schedules, limits, { now: noon(day), today: day })
    for (const { cardId } of queue.cards) {
      const card = plain.schedules.get(cardKey({ ...deck, cardId }))
      if (card) plain.review(card, day)
    }
    reviewsOn.push(queue.cards.length)
    for (const cardId of newOn(day)) plain.learn(cardId, day)
  }

  const plainReviews = reviewsOn.reduce((sum, count) => sum + count, 0)
  const towards = studentOf(seed)
  let reviews = 0
  let mostADay = 0
  for (let day = FIRST_DAY; day < exam; day++) {
    // the student has as many reviews in all as the other one took, and the same cap a day
    const left = Math.min(cap, plainReviews - reviews)
    const picks = pickForExam(towards.schedules.values(), day, exam, left, cap)
    for (const { card } of picks) towards.review(card, day)
    reviews += picks.length
    mostADay = Math.max(mostADay, picks.length)
    for (const cardId of newOn(day)) towards.learn(cardId, day)
  }
  return { plain: meanRecall(plain.schedules), towards: meanRecall(towards.schedules), plainReviews, reviews, mostADay }
}

/** A student who stays away for a while: cards shown on each day after coming back, until the backlog is worked off. */
export function daysAfterBreak(cards: number, breakDays: number, cap: number, seed: number): number[] {
  const student = studentOf(seed)
  const cardIds = Array.from({ length: cards }, (_, i) => `card-${i}`)
  for (const [i, cardId] of cardIds.entries()) student.learn(cardId, FIRST_DAY + (i % 10))
  const shown: number[] = []
  for (let day = FIRST_DAY + 10 + breakDays; day < FIRST_DAY + 40 + breakDays; day++) {
    const limits = { newCards: 0, reviews: cap }
    // the student looks three times a day: the cap holds over the day, not over a sitting
    let today = 0
    for (const hours of [0, 4, 8]) {
      const now = noon(day) + hours * 3_600_000
      const queue = buildReviewQueue([{ ...deck, cardIds }], student.schedules, limits, { now, today: day })
      const reviews = queue.cards.filter((card) => card.kind === 'review')
      for (const { cardId } of reviews.slice(0, Math.ceil(cap / 2))) {
        const card = student.schedules.get(cardKey({ ...deck, cardId }))
        if (card) student.review(card, day)
        today++
      }
    }
    shown.push(today)
  }
  return shown
}
