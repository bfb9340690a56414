import { type Card, createEmptyCard, type FSRS, fsrs, type Grade, State } from 'ts-fsrs'
import type { StudyEventOf } from '../history/events.ts'
import { startOfStudyDay, studyDayNumber } from '../history/study-day.ts'
import { type CardSchedule, LEECH_LAPSES } from './card-schedule.ts'

export type CardRating = Pick<
  StudyEventOf<'card-rated'>,
  'courseId' | 'moduleId' | 'deckId' | 'cardId' | 'rating' | 'at' | 'zone' | 'lessonId'
>

/**
 * FSRS-6 with its published default weights, 90 % wanted recall, learning steps of 1 and 10 minutes, 10 minutes after a lapse.
 * Without fuzz: replaying a history must give the same schedule on every device.
 */
const defaultScheduler = fsrs({ enable_fuzz: false, enable_short_term: true, request_retention: 0.9 })

const DAY = 86_400_000

/**
 * The schedule of a card after a rating, by FSRS-6.
 *
 * FSRS counts days between dates. It is given the student's study days (4 a.m. rollover, in the zone of each rating), so a
 * review at 1 a.m. belongs to the evening before and neither a clock change nor a flight adds or takes a day.
 * @param schedule undefined for a new card
 */
export function rateCard(
  schedule: CardSchedule | undefined,
  rating: CardRating,
  scheduler: FSRS = defaultScheduler,
): CardSchedule {
  const day = studyDayNumber(rating.at, rating.zone)
  const now = studyTime(rating.at, day, rating.zone)
  const before = schedule ? toCard(schedule, now) : createEmptyCard(new Date(now))
  const grade: Grade = rating.rating
  const { card } = scheduler.next(before, new Date(now), grade)
  const inDays = card.state === State.Review
  const lessonId = rating.lessonId ?? schedule?.lessonId
  const dueDay = inDays ? Math.floor(card.due.getTime() / DAY) : 0
  // days are exact days: the card is due when its study day starts; minutes are minutes from now
  const due = inDays ? startOfStudyDay(dueDay, rating.zone) : rating.at + (card.due.getTime() - now)
  return {
    courseId: rating.courseId,
    moduleId: rating.moduleId,
    deckId: rating.deckId,
    cardId: rating.cardId,
    state: card.state === State.Review ? 'review' : card.state === State.Relearning ? 'relearning' : 'learning',
    due,
    dueDay: inDays ? dueDay : studyDayNumber(due, rating.zone),
    stability: card.stability,
    difficulty: card.difficulty,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    isLeech: card.lapses >= LEECH_LAPSES,
    lastRated: rating.at,
    lastRatedDay: day,
    firstRatedDay: schedule?.firstRatedDay ?? day,
    ...(lessonId !== undefined && { lessonId }),
  }
}

/** When the next rating of each kind would bring the card back: Again, Hard, Good, Easy; milliseconds from now. */
export function previewRatings(
  schedule: CardSchedule | undefined,
  card: Omit<CardRating, 'rating'>,
): Record<1 | 2 | 3 | 4, number> {
  const wait = (rating: 1 | 2 | 3 | 4) => {
    const next = rateCard(schedule, { ...card, rating })
    return next.state === 'review' ? (next.dueDay - next.lastRatedDay) * DAY : next.due - card.at
  }
  return { 1: wait(1), 2: wait(2), 3: wait(3), 4: wait(4) }
}

/** A moment on FSRS's calendar: the study day's date, and the time since it began (never past its end, on a 25-hour day). */
const studyTime = (at: number, day: number, zone: string): number =>
  day * DAY + Math.min(Math.max(0, at - startOfStudyDay(day, zone)), DAY - 1)

function toCard(schedule: CardSchedule, now: number): Card {
  const states = { learning: State.Learning, review: State.Review, relearning: State.Relearning }
  const last = schedule.lastRatedDay * DAY
  return {
    due: new Date(schedule.dueDay * DAY),
    stability: schedule.stability,
    difficulty: schedule.difficulty,
    elapsed_days: 0,
    scheduled_days: Math.max(0, schedule.dueDay - schedule.lastRatedDay),
    learning_steps: schedule.step,
    reps: schedule.reps,
    lapses: schedule.lapses,
    state: states[schedule.state],
    // a rating whose clock was set back must not lie before the one before it
    last_review: new Date(Math.min(last, now)),
  }
}
