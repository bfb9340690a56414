import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { printProblems } from './print-problems.ts'
import { readYamlFile } from './read-yaml-file.ts'

const root = mkdtempSync(join(tmpdir(), 'yaml-'))
afterAll(() => rmSync(root, { recursive: true }))

const schema = z.strictObject({
  title: z.string(),
  minutes: z.number().positive().optional(),
  kind: z.enum(['lesson', 'deck']).optional(),
  parts: z
    .array(
      z.strictObject({
        id: z.string(),
        text: z.union([z.string(), z.strictObject({ type: z.literal('image'), content: z.string() })]),
      }),
    )
    .default([]),
})
function read(text: string) {
  const path = join(root, 'a.yaml')
  writeFileSync(path, text)
  return readYamlFile(path, 'content/a.yaml', schema)
}
const problemsOf = (text: string) => {
  const result = read(text)
  return result.ok
    ? []
    : result.problems.map(({ file, line, severity, message }) => `${file}:${line} ${severity}: ${message}`)
}

test('a good file is read into its shape, and knows where each value stands', () => {
  const result = read(
    'title: A\nparts:\n  - id: one\n    text: Words.\n  - id: two\n    text: { type: image, content: b }\n',
  )
  if (!result.ok) throw new Error('the file is good')
  const { data, file, lineOf } = result.loaded
  expect(data.parts.map(({ id }) => id)).toEqual(['one', 'two'])
  expect(file).toBe('content/a.yaml')
  expect([
    lineOf([]),
    lineOf(['title']),
    lineOf(['parts', 0, 'text']),
    lineOf(['parts', 1, 'text', 'content']),
  ]).toEqual([1, 1, 4, 6])
})

test('the line of what is not there is that of the nearest thing around it', () => {
  const result = read('title: A\nparts:\n  - id: one\n    text: x\n')
  if (!result.ok) throw new Error('the file is good')
  expect(result.loaded.lineOf(['parts', 0, 'colour'])).toBe(3)
  expect(result.loaded.lineOf(['parts', 7, 'id'])).toBe(3)
  expect(result.loaded.lineOf(['nowhere', 'at', 'all'])).toBe(1)
})

describe('a mistake is told in words, with its line', () => {
  test.each([
    ['a field left out', 'minutes: 5\n', 'content/a.yaml:1 error: title: is missing, or should be text (quote it)'],
    ['a number for a text', 'title: 5\n', 'content/a.yaml:1 error: title: should be text (quote it)'],
    ['a text for a number', 'title: A\nminutes: five\n', 'content/a.yaml:2 error: minutes: should be a number'],
    ['a text for a list', 'title: A\nparts: one\n', 'content/a.yaml:2 error: parts: should be a list'],
    [
      'a list for a group',
      'title: A\nparts:\n  - [one]\n',
      'content/a.yaml:3 error: parts › 0: should be a group of fields',
    ],
    ['a word nobody knows', 'title: A\nkind: poem\n', 'content/a.yaml:2 error: kind: should be one of lesson, deck'],
    ['a field nobody knows', 'title: A\ncolour: red\n', 'content/a.yaml:2 error: there is no field called "colour"'],
    [
      'one inside a list',
      'title: A\nparts:\n  - id: a\n    text: b\n    txt: c\n',
      'content/a.yaml:5 error: parts › 0: there is no field called "txt"',
    ],
    [
      'an alternative that got furthest',
      'title: A\nparts:\n  - id: a\n    text: { type: image }\n',
      'content/a.yaml:4 error: parts › 0 › text › content: is missing, or should be text (quote it)',
    ],
    [
      'a number below its limit',
      'title: A\nminutes: 0\n',
      'content/a.yaml:2 error: minutes: Too small: expected number to be >0',
    ],
  ])('%s', (_name, text, told) => expect(problemsOf(text)).toEqual([told]))

  test('every mistake of a file at once', () =>
    expect(problemsOf('title: 5\nminutes: five\nkind: poem\n')).toHaveLength(3))

  test.each(['title: "A', 'title: [a\n', 'a: b: c\n', '\tx: 1\n', 'title: A\ntitle: B\n'])(
    'what is no YAML: %j',
    (text) => {
      for (const problem of problemsOf(text)) expect(problem).toMatch(/^content\/a\.yaml:\d+ error: this is not YAML: /)
      expect(problemsOf(text).length).toBeGreaterThan(0)
    },
  )

  test('an empty file', () => expect(problemsOf('').join()).toContain('content/a.yaml:1 error: '))
})

test('problems are printed file by file, line by line', () => {
  const lines: string[] = []
  const log = console.log
  console.log = (line: string) => void lines.push(line)
  try {
    const problem = (file: string, line: number) => ({ severity: 'error' as const, file, line, message: 'm' })
    printProblems([problem('b', 2), problem('a', 10), problem('a', 9)])
  } finally {
    console.log = log
  }
  expect(lines).toEqual(['a:9 error: m', 'a:10 error: m', 'b:2 error: m'])
})
