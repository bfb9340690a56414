import { describe, expect, test } from 'vitest'
import { coursesSharingWith, placeIn, sharingCourses, sourceCourses, sourceOf } from './shared-lessons.ts'

const unit = 'unit-3-composite-implicit-inverse'
const inAb = { courseId: 'AP-CALCULUS-AB', moduleId: unit, lessonId: 'higher-order-derivatives' }
const inBc = { courseId: 'AP-CALCULUS-BC', moduleId: unit, lessonId: 'higher-derivatives' }

describe('shared lessons', () => {
  test('a lesson has one source, and a place in each of the two courses', () => {
    expect(sourceOf(inBc)).toEqual(inAb)
    expect(sourceOf(inAb)).toBeUndefined()
    expect(placeIn('AP-CALCULUS-BC', inAb)).toEqual(inBc)
    expect(placeIn('AP-CALCULUS-AB', inBc)).toEqual(inAb)
  })

  test('a lesson of the course itself, of another unit, or that is not shared has no second place', () => {
    expect(placeIn('AP-CALCULUS-AB', inAb)).toBeUndefined()
    expect(placeIn('AP-CALCULUS-BC', { ...inAb, moduleId: 'unit-4-contextual-applications' })).toBeUndefined()
    expect(placeIn('AP-CALCULUS-BC', { ...inAb, lessonId: 'choosing-procedures' })).toBeUndefined()
    expect(placeIn('AP-BIOLOGY', inAb)).toBeUndefined()
  })

  test('which courses share, and with which', () => {
    expect(sharingCourses().sort()).toEqual(['AP-CALCULUS-AB', 'AP-CALCULUS-BC'])
    expect([...coursesSharingWith('AP-CALCULUS-AB')]).toEqual(['AP-CALCULUS-BC'])
    expect([...coursesSharingWith('SNC1W')]).toEqual([])
    expect(sourceCourses('AP-CALCULUS-BC')).toEqual(['AP-CALCULUS-AB'])
    expect(sourceCourses('AP-CALCULUS-AB')).toEqual([])
  })
})
