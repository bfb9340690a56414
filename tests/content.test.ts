import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCourse } from '#authoring/check-content.ts'
import { courseFolders } from '#authoring/course-folders.ts'
import { editorSchemas } from '#authoring/editor-schemas.ts'
import { loadCourseFiles } from '#authoring/load-course-files.ts'
import { AP_SUBJECTS } from '#domain/catalogue/ap-subjects.ts'
import { COURSE_CATALOGUE } from '#domain/catalogue/course-catalogue.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'

/** A large course: each of a few hundred templates is tried with 200 seeds. */
const TIMEOUT_MS = 60_000

describe('every course passes the content check: shape, keys, templates with 200 seeds, hints, drawings', () => {
  test.each([...courseFolders('content')])('%s', { timeout: TIMEOUT_MS }, (_courseId, folder) => {
    const errors = checkCourse(folder).filter((problem) => problem.severity === 'error')
    expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  })
})

test('every course that the specification names is there (D13)', () => {
  const written = courseFolders('content')
  for (const { courseId } of [...COURSE_CATALOGUE, ...AP_SUBJECTS]) expect(written.has(courseId), courseId).toBe(true)
})

test.each([...courseFolders('content')])(
  '%s: its id leads to the page of its curriculum, subject and grade (D12, D26)',
  (courseId, folder) => {
    const { course } = loadCourseFiles(folder)
    expect(course?.courseId).toBe(courseId)
    const { curriculum, subject, grade } = course ?? {}
    expect(contextOfCourseId(courseId, 'ontario')).toMatchObject({ curriculum, subject, grade })
  },
)

test.each([...editorSchemas()])(
  'the schema for editors is current: %s (else run npm run content:build)',
  (name, schema) => {
    const path = join('content/schema', name)
    expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(schema)
  },
)
