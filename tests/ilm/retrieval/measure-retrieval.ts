import type { CourseGuide } from '#domain/ilm/course-guide.ts'
import { rankLessons } from '#domain/ilm/rank-lessons.ts'
import { UNSEEN_ASKS, type UnseenAsk } from './unseen-asks.ts'

export type Retrieved = {
  ask: UnseenAsk
  ranked: string[]
  isFirst: boolean
  isAmongThree: boolean
  isSection: boolean
}

/** Where each unseen question leads: the lessons in order, and whether the best section's passage says what it must. */
export function measureRetrieval(guideOf: (course: string) => CourseGuide): Retrieved[] {
  return UNSEEN_ASKS.map((ask) => {
    const ranked = rankLessons(guideOf(ask.course), ask.say)
    const ids = ranked.map(({ place }) => place.lesson.id)
    const [first] = ranked
    const isFirst = ask.lessons.includes(ids[0] ?? '')
    const told = first
      ? [first.passage.title, first.passage.text, first.section?.title, first.section?.text].join(' ')
      : ''
    return {
      ask,
      ranked: ids.slice(0, 3),
      isFirst,
      isAmongThree: ids.slice(0, 3).some((id) => ask.lessons.includes(id)),
      isSection: isFirst && ask.says.test(told),
    }
  })
}

/** Shares in per cent, to one decimal. */
export function ratesOf(all: readonly Retrieved[]): { first: number; three: number; section: number; of: number } {
  const share = (held: (one: Retrieved) => boolean) =>
    Math.round((1000 * all.filter(held).length) / Math.max(1, all.length)) / 10
  return {
    first: share((one) => one.isFirst),
    three: share((one) => one.isAmongThree),
    section: share((one) => one.isSection),
    of: all.length,
  }
}
