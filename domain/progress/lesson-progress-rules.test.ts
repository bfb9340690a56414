import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { place, stampAt } from '#tests/factories/learner.ts'
import type { StudyEvent } from '../history/events.ts'
import { foldLessonProgress, lessonPercent, moduleProgress } from './fold-lesson-progress.ts'

type Where = { courseId?: string; moduleId?: string }
const opened = (at: number, lessonId: string, where: Where = {}): StudyEvent => ({
  type: 'lesson-opened',
  ...stampAt(at),
  ...place,
  ...where,
  lessonId,
})
const completed = (at: number, lessonId: string, sectionId: string, where: Where = {}): StudyEvent => ({
  type: 'section-completed',
  ...stampAt(at),
  ...place,
  ...where,
  lessonId,
  sectionId,
})

describe('what a student has read (LES-10, LES-11)', () => {
  test('is each section once, in the order it was completed, and when the lesson was last looked at', () => {
    const { lessons } = foldLessonProgress(
      [completed(5, 'a', 's2'), opened(1, 'a'), completed(3, 'a', 's1'), completed(7, 'a', 's2'), opened(9, 'a')],
      'SNC1W',
    )
    expect(lessons).toEqual({
      'matter/a': {
        courseId: 'SNC1W',
        moduleId: 'matter',
        lessonId: 'a',
        completedSections: ['s1', 's2'],
        lastOpened: 9,
      },
    })
  })
  test('lessons of one name in two modules are two, and in two courses, too', () => {
    const events = [
      completed(1, 'a', 's'),
      completed(2, 'a', 's', { moduleId: 'space' }),
      completed(3, 'a', 's', { courseId: 'MTH1W' }),
    ]
    expect(Object.keys(foldLessonProgress(events, 'SNC1W').lessons)).toEqual(['matter/a', 'space/a'])
    expect(Object.keys(foldLessonProgress(events).lessons)).toEqual([
      'SNC1W/matter/a',
      'SNC1W/space/a',
      'MTH1W/matter/a',
    ])
  })
  test('each course goes on where it was left, whatever was done in others since', () => {
    const { continueIn } = foldLessonProgress([opened(1, 'a'), opened(2, 'b'), opened(3, 'c', { courseId: 'MTH1W' })])
    expect(continueIn.SNC1W).toMatchObject({
      lessonId: 'b',
      at: 2,
      grade: '9',
      subject: 'science',
      curriculum: 'ontario',
    })
    expect(continueIn.MTH1W).toMatchObject({ lessonId: 'c', at: 3 })
    expect(foldLessonProgress([opened(1, 'a')], 'MTH1W').continueIn).toEqual({})
  })
})

describe('percent of a lesson (LES-12)', () => {
  const progress = (...sections: string[]) =>
    foldLessonProgress(
      sections.map((section, index) => completed(index, 'a', section)),
      'SNC1W',
    ).lessons['matter/a']
  test.each<[string[], string[], number]>([
    [[], ['1', '2'], 0],
    [['1'], ['1', '2'], 50],
    [['1', '2'], ['1', '2'], 100],
    [['1'], ['1', '2', '3'], 100 / 3],
    [['gone'], ['1', '2'], 0],
    [['1', 'gone'], ['1'], 100],
    [['1'], [], 0],
  ])('%j of %j', (done, sections, percent) =>
    expect(lessonPercent(progress(...done), sections)).toBeCloseTo(percent, 9),
  )
  test('without any act is 0', () => expect(lessonPercent(undefined, ['1'])).toBe(0))
})

describe('a module', () => {
  const progress = foldLessonProgress(
    [completed(1, 'a', '1'), completed(2, 'a', '2'), completed(3, 'b', '1'), completed(4, 'c', 'x')],
    'SNC1W',
  )
  const lesson = (id: string, sectionIds?: string[], isAvailable = true) => ({ id, isAvailable, sectionIds })
  test.each<[string, ReturnType<typeof lesson>[], number[]]>([
    ['without lessons', [], [0, 0, 0, 0]],
    ['done throughout', [lesson('a', ['1', '2'])], [2, 2, 1, 1]],
    ['begun', [lesson('a', ['1', '2', '3']), lesson('b', ['1', '2'])], [3, 5, 0, 2]],
    ['with a lesson that cannot be read', [lesson('a', ['1', '2'], false), lesson('b', ['1'])], [1, 1, 1, 1]],
    ['whose outline names no sections: done once begun', [lesson('c'), lesson('d')], [1, 1, 1, 2]],
    ['with a lesson of no sections: never done', [lesson('a', [])], [0, 0, 0, 1]],
  ])('%s', (_, lessons, [completedSections, sections, lessonsDone, count]) => {
    expect(moduleProgress(progress, 'matter', lessons)).toEqual({
      completed: completedSections,
      sections,
      lessonsDone,
      lessons: count,
    })
  })
  test('of another name has none of it', () => {
    expect(moduleProgress(progress, 'space', [lesson('a', ['1', '2'])])).toMatchObject({ completed: 0, lessonsDone: 0 })
  })
})

test('reading more never makes less of it, in whatever order devices tell', () => {
  const section = fc.constantFrom('1', '2', '3', '4')
  fc.assert(
    fc.property(fc.array(section, { maxLength: 10 }), section, fc.nat(10), (done, more, turn) => {
      const events = done.map((each, index) => completed(index, 'a', each))
      const turned = [...events.slice(turn), ...events.slice(0, turn)]
      const before = foldLessonProgress(events, 'SNC1W')
      expect(foldLessonProgress(turned, 'SNC1W')).toEqual(before)
      const after = foldLessonProgress([...events, completed(99, 'a', more)], 'SNC1W')
      const percent = (of: typeof before) => lessonPercent(of.lessons['matter/a'], ['1', '2', '3', '4'])
      expect(percent(after)).toBeGreaterThanOrEqual(percent(before))
      expect(percent(after)).toBeCloseTo(25 * new Set([...done, more]).size, 9)
    }),
  )
})
