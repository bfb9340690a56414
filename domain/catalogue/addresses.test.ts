import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AP_SUBJECTS, findApSubject } from './ap-subjects.ts'
import { COURSE_CATALOGUE, colorThemeAt, coursesOfGrade, findCourse } from './course-catalogue.ts'
import {
  apCourseContext,
  contentParamsOf,
  contextOfCourseId,
  courseOfEvents,
  gradeCourseContext,
} from './course-context.ts'
import { CURRICULUM_KEYS, curriculumOfGradePages, isApPath, readCurriculum } from './curriculum.ts'
import { SUBJECT_FIELD_LABELS, SUBJECT_FIELDS, subjectFieldOf } from './subject-field.ts'

const selected = fc.constantFrom(...CURRICULUM_KEYS)

describe('the course of a grade page', () => {
  test.each([
    ['9', 9],
    ['09', 9],
    ['12', 12],
    ['9.5', undefined],
    ['-9', undefined],
    ['1e1', undefined],
    ['', undefined],
    ['ap', undefined],
    ['٩', undefined],
  ])('grade “%s” is asked for as %s, and stays as it was typed elsewhere (CHP-03)', (grade, number) => {
    const context = gradeCourseContext({ grade, subject: 'science', courseId: 'snc1w', selected: 'ontario' })
    expect(context).toMatchObject({ grade: number, gradeKey: grade, studentGrade: grade, isAp: false })
    expect(courseOfEvents(context).grade).toBe(grade)
  })

  test.each([
    ['SNC1W', 'science', 'Science'],
    ['mcv4u', 'calculus-and-vectors', 'Calculus & Vectors'],
    ['XYZ1A', 'world-history', 'World history'],
    ['', 'latin', 'Latin'],
  ])('%s in %s is called %s', (courseId, subject, label) => {
    expect(gradeCourseContext({ grade: '9', subject, courseId, selected: 'ontario' }).label).toBe(label)
  })

  test('whatever stands in an address, subject and course have one spelling and AP is never asked for (CTR-20, CTR-32)', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), selected, (grade, subject, courseId, key) => {
        const context = gradeCourseContext({ grade, subject, courseId, selected: key })
        const params = contentParamsOf(context)
        expect(params.subject).toBe(subject.toLowerCase())
        expect(params.courseId).toBe(courseId.toUpperCase())
        expect(params.curriculum).not.toBe('ap')
        expect(Number.isNaN(params.grade)).toBe(false)
      }),
    )
  })
})

describe('a course by its id alone', () => {
  test('has the address of its page, whatever the case of the id and the curriculum chosen', () => {
    const id = fc.constantFrom(
      ...COURSE_CATALOGUE.map(({ courseId }) => courseId),
      ...AP_SUBJECTS.map(({ courseId }) => courseId),
    )
    fc.assert(
      fc.property(id, selected, fc.boolean(), (courseId, key, isLower) => {
        const context = contextOfCourseId(isLower ? courseId.toLowerCase() : courseId, key)
        expect(context?.courseId).toBe(courseId)
        expect(context?.isAp).toBe(courseId.startsWith('AP-'))
        const entry = findCourse(courseId)
        if (entry) expect(context).toMatchObject({ subject: entry.subject, grade: entry.grade, label: entry.label })
      }),
    )
  })
  test.each(['', 'AP-', 'AP-LATIN', 'SNC1W ', 'SNC', 'constructor'])('“%s” is none', (id) => {
    expect(contextOfCourseId(id, 'ontario')).toBeUndefined()
  })
  test('an AP page in any case is the same page, and one that is none has no course', () => {
    expect(apCourseContext('Physics-C-EM')).toEqual(apCourseContext('physics-c-em'))
    for (const slug of ['', 'ap-biology', 'biology/', '__proto__']) {
      expect(apCourseContext(slug)).toBeUndefined()
      expect(findApSubject(slug)).toBeUndefined()
    }
  })
})

describe('the catalogue', () => {
  test('names each course, each AP subject and each id once', () => {
    for (const ids of [
      COURSE_CATALOGUE.map(({ courseId }) => courseId),
      AP_SUBJECTS.map(({ slug }) => slug),
      AP_SUBJECTS.map(({ label }) => label),
    ])
      expect(new Set(ids).size).toBe(ids.length)
  })
  test('has every course under its own grade, once (GRD-08..11)', () => {
    const listed = ['9', '10', '11', '12'].flatMap((grade) => coursesOfGrade(grade))
    expect(listed).toEqual([...COURSE_CATALOGUE])
    for (const { courseId, grade } of COURSE_CATALOGUE) expect(courseId[3]).toBe(String(grade - 8))
  })
  test('describes each in a sentence that fits its card', () => {
    for (const { description } of [...COURSE_CATALOGUE, ...AP_SUBJECTS]) {
      expect(description).toMatch(/^[A-Z].*\.$/)
      expect(description.length).toBeLessThanOrEqual(100)
    }
  })
  test('gives neighbouring cards different looks (CRS-05)', () => {
    fc.assert(fc.property(fc.nat(1000), (index) => void expect(colorThemeAt(index)).not.toBe(colorThemeAt(index + 1))))
  })
})

test.each([
  ['math', 'mathematics'],
  ['Functions', 'mathematics'],
  ['statistics', 'mathematics'],
  ['linear-algebra', 'mathematics'],
  ['calculus-and-vectors', 'mathematics'],
  ['english', 'english'],
  ['english-language', 'english'],
  ['french-literature', 'english'],
  ['computer-science-a', 'computer-science'],
  ['computer-mathematics', 'computer-science'],
  ['environmental-science', 'science'],
  ['physics-c-em', 'science'],
  ['', 'science'],
])('%s is looked for under %s (D22)', (subject, field) => {
  expect(subjectFieldOf(subject)).toBe(field)
  expect(SUBJECT_FIELDS.map((each) => SUBJECT_FIELD_LABELS[each])).toContain(
    SUBJECT_FIELD_LABELS[subjectFieldOf(subject)],
  )
})

describe('the curriculum', () => {
  test('is read back as it was stored, and nothing else is one (SES-13, OPN-30)', () => {
    for (const key of CURRICULUM_KEYS) expect(readCurriculum(key)).toBe(key)
    fc.assert(fc.property(fc.anything(), (stored) => void expect(CURRICULUM_KEYS).toContain(readCurriculum(stored))))
    for (const near of ['Ontario', ' ap', ['ap'], { key: 'ap' }]) expect(readCurriculum(near)).toBe('ontario')
  })
  test('of grade pages is the chosen one, unless that is AP (CTR-32)', () => {
    expect(CURRICULUM_KEYS.map(curriculumOfGradePages)).toEqual(['ontario', 'alberta', 'ontario'])
  })
  test.each([
    ['/ap', true],
    ['/ap/', true],
    ['/ap/biology/exam', true],
    ['/AP', false],
    ['/apx', false],
    ['/ap-biology', false],
    ['ap', false],
    ['/grade/ap/', false],
  ])('“%s” is a page of AP: %s (SHL-17, OPN-13)', (path, is) => expect(isApPath(path)).toBe(is))
})
