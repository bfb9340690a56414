import { expect, test } from 'vitest'
import { fencesOf, runLanguageOf } from './read-fence.ts'

const fence = (info: string, code = 'x ← 1') => `Look:\n\n\`\`\`${info}\n${code}\n\`\`\`\n\nAnd?`

test('code blocks are found with what their author says of them', () => {
  const text = fence('java prints="3 4\\n5" before="int n = 3;" fails=compile')
  expect(fencesOf(text)).toEqual([
    { language: 'java', code: 'x ← 1\n', run: { prints: '3 4\n5', before: 'int n = 3;', fails: 'compile' } },
  ])
  expect(fencesOf(fence('java before="s = \\"a b\\";"'))).toMatchObject([{ run: { before: 's = "a b";' } }])
  expect(fencesOf(fence('java skip'))).toMatchObject([{ run: { skip: 'its author says so' } }])
  expect(fencesOf(fence('java skip="a gap"'))).toMatchObject([{ run: { skip: 'a gap' } }])
  expect(fencesOf(fence('pseudocode input="3\\n4"'))).toMatchObject([{ run: { input: ['3', '4'] } }])
  expect(fencesOf('A text with `code` only.')).toEqual([])
})

test.each(['java print=3', 'java fails=sometimes', 'java prints = 3', 'java !'])('%s is refused', (info) => {
  expect(fencesOf(fence(info))).toEqual([{ wrong: info.slice(5) }])
})

test('pseudocode is that of the reference sheet, with its language or without; other pseudocode is not run', () => {
  expect(runLanguageOf('', 'DISPLAY(3)')).toBe('pseudocode')
  expect(runLanguageOf('pseudocode', 'REPEAT 3 TIMES { }')).toBe('pseudocode')
  expect(runLanguageOf('pseudocode', 'x = 3\noutput x')).toBeUndefined()
  expect(runLanguageOf('', 'SNC1W')).toBeUndefined()
  expect(runLanguageOf('python', 'DISPLAY(3)')).toBeUndefined()
})
