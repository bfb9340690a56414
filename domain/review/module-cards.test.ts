import { expect, test } from 'vitest'
import { logOf, NOON, rated } from '#tests/factories/learner.ts'
import { studyDayNumber } from '../history/study-day.ts'
import { scheduleFold } from './fold-card-schedules.ts'
import { moduleCards } from './module-cards.ts'

const DAY = 86_400_000
const ZONE = 'America/Toronto'
const cardsAfter = (days: number, ...ratings: ReturnType<typeof rated>[]) => {
  const schedules = scheduleFold(() => []).start(logOf(ratings))
  const now = NOON + days * DAY
  return moduleCards(schedules.values(), studyDayNumber(now, ZONE), now)
}
const learnt = (cardId: string, moduleId: string) =>
  [0, 1, 2].map((again) => rated(NOON + again * 600_000, { cardId, moduleId }))

test('cards are counted by module; what is due is forgotten the more the longer it waits', () => {
  const ratings = [...learnt('a', 'matter'), ...learnt('b', 'matter'), ...learnt('a', 'space')]
  const [fresh] = cardsAfter(0.1, ...ratings)
  expect(fresh).toMatchObject({ courseId: 'SNC1W', moduleId: 'matter', learned: 2, due: 0, recall: 1 })
  const [soon] = cardsAfter(20, ...ratings)
  const [late, space] = cardsAfter(200, ...ratings)
  expect(soon).toMatchObject({ learned: 2, due: 2 })
  expect(space).toMatchObject({ moduleId: 'space', learned: 1, due: 1 })
  expect(soon?.recall).toBeLessThan(1)
  expect(late?.recall).toBeLessThan(soon?.recall ?? 0)
  expect(late?.recall).toBeGreaterThan(0)
})

test('a card that is still being learned is due at its minute, not all day', () => {
  const once = rated(NOON, { cardId: 'a', rating: 1 })
  expect(cardsAfter(0, once)).toMatchObject([{ learned: 1, due: 0 }])
  expect(cardsAfter(0.1, once)).toMatchObject([{ learned: 1, due: 1 }])
})

test('without cards there is nothing to count', () => expect(cardsAfter(1)).toEqual([]))
