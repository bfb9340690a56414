import { dayText } from '../history/study-day.ts'
import type { CardSchedule } from './card-schedule.ts'

/** Days the forecast looks ahead. */
export const FORECAST_DAYS = 30

export type ForecastDay = {
  /** study day, YYYY-MM-DD */
  day: string
  cards: number
}

/** Known cards due on each of the next 30 study days, today first; what is overdue is due today. */
export function forecastDue(schedules: Iterable<CardSchedule>, today: number): ForecastDay[] {
  const counts = new Array<number>(FORECAST_DAYS).fill(0)
  for (const schedule of schedules) {
    const ahead = Math.max(0, schedule.dueDay - today)
    if (ahead < FORECAST_DAYS) counts[ahead] = (counts[ahead] ?? 0) + 1
  }
  return counts.map((cards, ahead) => ({ day: dayText(today + ahead), cards }))
}
