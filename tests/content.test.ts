import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCourse } from '#authoring/check-content.ts'
import { courseFolders } from '#authoring/course-folders.ts'
import { editorSchemas } from '#authoring/editor-schemas.ts'

/** A large course: each of a few hundred templates is tried with 200 seeds. */
const TIMEOUT_MS = 60_000

describe('every course passes the content check: shape, keys, templates with 200 seeds, hints, drawings', () => {
  test.each([...courseFolders('content')])('%s', { timeout: TIMEOUT_MS }, (_courseId, folder) => {
    const errors = checkCourse(folder).filter((problem) => problem.severity === 'error')
    expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  })
})

test('all 26 courses are there (D13)', () => {
  expect(courseFolders('content').size).toBe(26)
})

test.each([...editorSchemas()])(
  'the schema for editors is current: %s (else run npm run content:build)',
  (name, schema) => {
    const path = join('content/schema', name)
    expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(schema)
  },
)
