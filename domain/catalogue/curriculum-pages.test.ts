import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AP_SUBJECTS, apCourseId, findApSubject } from './ap-subjects.ts'
import { COURSE_CATALOGUE, coursesOfGrade, findCourse } from './course-catalogue.ts'
import { contextOfCourseId, gradeCourseContext } from './course-context.ts'
import { CURRICULUM_KEYS, curriculumAt, isApPath } from './curriculum.ts'
import { SUBJECT_FIELDS, subjectFieldOf } from './subject-field.ts'

const picked = fc.constantFrom(...CURRICULUM_KEYS)
const segment = fc.constantFrom('ap', 'grade', 'subject', '9', '12', 'biology', 'SBI3U', 'exam', 'Ap', 'april', '')
const path = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`)

describe('the curriculum that a page shows (SHL-17, CTR-31, CTR-32)', () => {
  test('is AP on every page of AP, never on the page of a course of a grade, and else what was picked', () => {
    fc.assert(
      fc.property(path, picked, (pathname, key) => {
        const shown = curriculumAt(pathname, key)
        if (isApPath(pathname)) expect(shown).toBe('ap')
        else if (key !== 'ap') expect(shown).toBe(key)
        else expect(shown).toBe(/^\/grade\/[^/]+\/subject\//.test(pathname) ? 'ontario' : 'ap')
      }),
    )
  })

  test('stays when it is picked again: what the header shows is no surprise', () => {
    fc.assert(
      fc.property(path, picked, (pathname, key) => {
        const shown = curriculumAt(pathname, key)
        expect(curriculumAt(pathname, shown)).toBe(shown)
      }),
    )
  })

  test('is the one that the content of the page is asked for with', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COURSE_CATALOGUE), picked, ({ grade, subject, courseId }, selected) => {
        const page = `/grade/${grade}/subject/${subject}/${courseId}`
        const context = gradeCourseContext({ grade: String(grade), subject, courseId, selected })
        expect(context.curriculum).toBe(curriculumAt(page, selected))
      }),
    )
    for (const { slug, courseId } of AP_SUBJECTS)
      for (const key of CURRICULUM_KEYS)
        expect(contextOfCourseId(courseId, key)?.curriculum).toBe(curriculumAt(`/ap/${slug}`, key))
  })
})

describe('every course', () => {
  test('of a grade is told from its neighbours by its subject, which is its address (GRD-08..11)', () => {
    for (const grade of ['9', '10', '11', '12']) {
      const subjects = coursesOfGrade(grade).map(({ subject }) => subject)
      expect(new Set(subjects).size).toBe(subjects.length)
    }
  })

  test('is found by its id in any mix of cases, and by nothing that merely holds it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COURSE_CATALOGUE),
        fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
        (course, lower) => {
          const mixed = [...course.courseId]
            .map((letter, index) => (lower[index] ? letter.toLowerCase() : letter))
            .join('')
          expect(findCourse(mixed)).toBe(course)
          expect(findCourse(` ${mixed}`)).toBeUndefined()
          expect(findCourse(`${mixed}1`)).toBeUndefined()
          expect(findCourse(mixed.slice(1))).toBeUndefined()
        },
      ),
    )
  })

  test('of AP is found by the slug that stands in its id, and no course has the id of another', () => {
    for (const { courseId, slug } of AP_SUBJECTS) {
      expect(findApSubject(courseId.slice('AP-'.length))?.slug).toBe(slug)
      expect(apCourseId(slug)).toBe(courseId)
      expect(findCourse(courseId)).toBeUndefined()
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    }
  })

  test('has a field, and every field has a course (D22)', () => {
    const subjects = [...COURSE_CATALOGUE.map(({ subject }) => subject), ...AP_SUBJECTS.map(({ slug }) => slug)]
    expect(new Set(subjects.map(subjectFieldOf))).toEqual(new Set(SUBJECT_FIELDS))
    for (const subject of subjects) expect(subjectFieldOf(subject.toUpperCase())).toBe(subjectFieldOf(subject))
  })
})
