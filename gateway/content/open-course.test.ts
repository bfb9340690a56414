import { expect, test } from 'vitest'
import { sampleCourse } from '#tests/gateway/sample-course.ts'
import { openCourse } from './open-course.ts'

const { exam: _exam, modules: _modules, referenceSheet: _sheet, ...head } = sampleCourse()

test('a course is read when its body is first asked for, and once', () => {
  let reads = 0
  const course = openCourse(head, () => {
    reads++
    return sampleCourse()
  })
  expect([course.courseId, course.title, course.grade]).toEqual(['SNC1W', head.title, head.grade])
  expect(reads).toBe(0)
  expect(course.modules).toEqual(sampleCourse().modules)
  expect(course.exam).toEqual(sampleCourse().exam)
  expect(reads).toBe(1)
})

test('copied or serialised, it is whole', () => {
  const course = openCourse(head, sampleCourse)
  expect({ ...course }).toEqual(sampleCourse())
  expect(JSON.parse(JSON.stringify(course))).toEqual(JSON.parse(JSON.stringify(sampleCourse())))
})

test('a file that cannot be read now is read when it is asked for again', () => {
  let tries = 0
  const course = openCourse(head, () => {
    tries++
    if (tries === 1) throw new Error('the disk is busy')
    return sampleCourse()
  })
  expect(() => course.modules).toThrow('the disk is busy')
  expect(course.modules).toHaveLength(sampleCourse().modules.length)
})
