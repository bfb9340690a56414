import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { courseFolders } from './course-folders.ts'
import { embedDrawings } from './embed-drawings.ts'
import { strictShapeOf } from './strict-schema.ts'

const root = mkdtempSync(join(tmpdir(), 'authoring-'))
afterAll(() => rmSync(root, { recursive: true }))
function put(path: string, text: string) {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

describe('a file written by hand may have no key that nobody reads', () => {
  const part = z.object({ id: z.string(), minutes: z.number().default(5) })
  const shape = z.strictObject(
    strictShapeOf({
      one: part.optional(),
      many: z.array(part).min(1).optional(),
      either: z.union([z.string(), part]).optional(),
      made: z.preprocess((value) => (typeof value === 'string' ? { id: value } : value), part).optional(),
      filled: part.default({ id: 'x', minutes: 1 }),
    }),
  )
  const typo = { id: 'a', minuts: 3 }
  test.each([
    ['on its own', { one: typo }],
    ['in a list', { many: [{ id: 'b' }, typo] }],
    ['in one of several forms', { either: typo }],
    ['after a text was made a group', { made: typo }],
    ['where something stands if nothing is written', { filled: typo }],
  ])('%s', (_name, given) => {
    const read = shape.safeParse(given)
    expect(read.success).toBe(false)
    expect(JSON.stringify(read.error?.issues)).toContain('minuts')
  })

  test('what is written right is read as the lenient schema reads it', () => {
    expect(shape.parse({ one: { id: 'a' }, many: [{ id: 'b', minutes: 2 }], either: 'text', made: 'c' })).toEqual({
      one: { id: 'a', minutes: 5 },
      many: [{ id: 'b', minutes: 2 }],
      either: 'text',
      made: { id: 'c', minutes: 5 },
      filled: { id: 'x', minutes: 1 },
    })
  })

  test('the bounds of a list stay', () => expect(shape.safeParse({ many: [] }).success).toBe(false))
})

describe('drawings are put beside their names', () => {
  put('course/media/leaf.svg', '<svg>leaf</svg>')
  const embed = (value: unknown) => embedDrawings(value, join(root, 'course'))
  const leaf = { kind: 'drawing', file: 'media/leaf.svg', alt: 'A leaf' }
  test('at any depth', () => {
    expect(embed({ parts: [{ figure: leaf }, { figures: [leaf, { kind: 'table' }] }] })).toEqual({
      parts: [
        { figure: { ...leaf, svg: '<svg>leaf</svg>' } },
        { figures: [{ ...leaf, svg: '<svg>leaf</svg>' }, { kind: 'table' }] },
      ],
    })
  })
  test.each([
    ['a file that is not there', { ...leaf, file: 'media/root.svg' }],
    ['a drawing that is in the course itself', { kind: 'drawing', svg: '<svg/>', alt: 'x' }],
    ['a file of something else', { kind: 'image', file: 'media/leaf.svg' }],
    ['a name that is none', { kind: 'drawing', file: 3 }],
    ['a text', 'media/leaf.svg'],
    ['a number', 3],
    ['nothing', null],
  ])('%s stays as it is', (_name, value) => expect(embed(value)).toEqual(value))
  test('and the course that was given is not changed', () => {
    const given = { figure: { ...leaf } }
    embed(given)
    expect(given).toEqual({ figure: leaf })
  })
})

test('course folders are those with a course in them, in order, across curricula', () => {
  for (const path of [
    'ontario/SNC1W/course.yaml',
    'ontario/MTH1W/course.yaml',
    'ap/AP-BIOLOGY/course.yaml',
    'alberta/ENG3A/course.yaml',
  ])
    put(join('content', path), 'title: x')
  put('content/README.md', 'How to write')
  put('content/ontario/notes.md', 'Notes')
  put('content/ontario/ENG9X/draft.yaml', 'title: x')
  const folders = courseFolders(join(root, 'content'))
  expect([...folders.keys()]).toEqual(['AP-BIOLOGY', 'ENG3A', 'MTH1W', 'SNC1W'])
  expect(folders.get('SNC1W')).toBe(join(root, 'content/ontario/SNC1W'))
})
