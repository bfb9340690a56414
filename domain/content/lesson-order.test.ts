import { expect, test } from 'vitest'
import { chooseLesson, lessonNeighbours, lessonOrder } from './lesson-order.ts'

const module = (id: string, lessons?: { id: string; title: string; isAvailable: boolean }[]) => ({
  id,
  title: `Module ${id}`,
  summary: '',
  category: '',
  ...(lessons && { lessons }),
})
const lesson = (id: string, isAvailable = true) => ({ id, title: `Lesson ${id}`, isAvailable })

test('lessons step through all modules in the order of the outline, over the ones not written yet (LES-13, OPN-64)', () => {
  const outline = { modules: [module('m1', [lesson('a'), lesson('b', false)]), module('m2', [lesson('c')])] }
  const order = lessonOrder(outline, { m1: [{ id: 'a', title: 'A' }] })
  expect(order.map(({ moduleId, lessonId }) => `${moduleId}/${lessonId}`)).toEqual(['m1/a', 'm2/c'])
  expect(lessonNeighbours(order, 'm1', 'a').next?.lessonId).toBe('c')
  expect(lessonNeighbours(order, 'm2', 'c').previous?.lessonId).toBe('a')
})

test('there is nothing before the first, after the last, or around a lesson not found (LES-14)', () => {
  const order = lessonOrder({ modules: [module('m', [lesson('a'), lesson('b')])] }, {})
  expect(lessonNeighbours(order, 'm', 'a')).toMatchObject({ index: 0, total: 2, previous: undefined })
  expect(lessonNeighbours(order, 'm', 'b').next).toBeUndefined()
  expect(lessonNeighbours(order, 'm', 'zzz')).toMatchObject({ index: -1, previous: undefined, next: undefined })
})

test('without lessons in the outline, or without an outline, the loaded lessons give the order (LES-33, CTR-37)', () => {
  const loaded = { m2: [{ id: 'c', title: 'C' }], extra: [{ id: 'x', title: 'X' }] }
  const withOutline = lessonOrder({ modules: [module('m1', [lesson('a')]), module('m2')] }, loaded)
  expect(withOutline.map((place) => place.lessonId)).toEqual(['a', 'c', 'x'])
  expect(lessonOrder(undefined, loaded).map((place) => place.lessonId)).toEqual(['c', 'x'])
})

test('an address without a lesson opens the first one; an unknown lesson is none, except the stand-in of AP (OPN-61, D12)', () => {
  const lessons = [{ id: 'a' }, { id: 'b' }]
  expect(chooseLesson(lessons, undefined)?.id).toBe('a')
  expect(chooseLesson(lessons, 'b')?.id).toBe('b')
  expect(chooseLesson(lessons, 'zzz')).toBeUndefined()
  expect(chooseLesson(lessons, 'introduction', 'introduction')?.id).toBe('a')
  expect(chooseLesson([{ id: 'z' }, { id: 'introduction' }], 'introduction', 'introduction')?.id).toBe('introduction')
  expect(chooseLesson([], undefined)).toBeUndefined()
})
