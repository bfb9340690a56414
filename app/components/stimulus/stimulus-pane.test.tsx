import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { Reading } from '#domain/reading/fold-reading.ts'
import type { StimulusOf } from '#domain/stimulus/stimulus.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { rich } from '#tests/factories/rich-question.ts'
import { StimulusPane } from './stimulus-pane.tsx'

const stimulus = (fields: Partial<StimulusOf<RichText>>): StimulusOf<RichText> => ({
  id: 's',
  title: rich('Two lamps'),
  ...fields,
})
const reader = (reading: Reading | undefined) => ({
  reading,
  keepPlace: () => undefined,
  saveMark: () => undefined,
  removeMark: () => undefined,
})
async function shown(fields: Partial<StimulusOf<RichText>>, reading?: Reading): Promise<string> {
  const { prelude } = await prerender(
    <StimulusPane stimulus={stimulus(fields)} reader={reader(reading)} about="Questions 2 to 4" />,
  )
  return new Response(prelude).text()
}

test('a stimulus is a named region with a text that the keyboard can scroll, and says which questions it is for', async () => {
  const html = await shown({ text: rich('A source of 6 V.') })
  expect(html).toMatch(/<section aria-labelledby="[^"]+"/)
  expect(html).toContain('Questions 2 to 4')
  expect(html).toMatch(/role="group" aria-label="Text of Two lamps"[^>]* tabindex="0"/i)
  expect(html).toContain('aria-expanded="true"')
  expect(html).toContain('My notes (<!-- -->0<!-- -->)')
})

test('every fifth line of a passage has its number, gaps have none', async () => {
  const lines = ['a', 'b', '', 'c', 'd', 'e', 'f'].map(rich)
  const html = await shown({ lines })
  expect(html.match(/data-line="\d+"/g)).toEqual(['data-line="5"'])
  // the fifth line that is one, not the fifth of the list
  expect(html).toMatch(/data-line="5"><span[^>]*>e</)
})

test('it is as the student left it: folded, with the marks counted', async () => {
  const mark = { markId: 'm', quote: 'source', start: 2, end: 8, note: '' }
  const html = await shown({ text: rich('A source') }, { isFolded: true, scroll: 0.5, marks: [mark] })
  expect(html).toContain('data-folded="true"')
  expect(html).toContain('aria-expanded="false"')
  expect(html).toContain('My notes (<!-- -->1<!-- -->)')
})
