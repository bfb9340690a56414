import type { CardSchedule } from './card-schedule.ts'
import { recallOn } from './recall.ts'

/** How a student stands with the cards of a module. */
export type ModuleCards = {
  courseId: string
  moduleId: string
  /** cards that were rated before, and those of them that are due by now */
  learned: number
  due: number
  /** mean probability, 0..1, that a due card is recalled; 1 where none is due */
  recall: number
}

/** Whether a card is due: a review card on its study day, another one at its minute. @param today number of the study day */
export const isDue = ({ state, dueDay, due }: CardSchedule, today: number, now: number): boolean =>
  state === 'review' ? dueDay <= today : due <= now

/** Cards of modules with any that were rated, by module. @param today number of the study day @param now UTC milliseconds */
export function moduleCards(schedules: Iterable<CardSchedule>, today: number, now: number): ModuleCards[] {
  const modules = new Map<string, ModuleCards & { recalled: number }>()
  for (const card of schedules) {
    const { courseId, moduleId } = card
    const key = `${courseId}/${moduleId}`
    const found = modules.get(key) ?? { courseId, moduleId, learned: 0, due: 0, recall: 1, recalled: 0 }
    modules.set(key, found)
    found.learned++
    if (!isDue(card, today, now)) continue
    found.due++
    found.recalled += recallOn(card, today)
  }
  return [...modules.values()].map(({ recalled, ...module }) => ({
    ...module,
    recall: module.due === 0 ? 1 : recalled / module.due,
  }))
}
