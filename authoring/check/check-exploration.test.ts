import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Explorable, explorationFieldsOf } from '#domain/content/exploration.ts'
import { explorationProblems } from './check-exploration.ts'

const sound = {
  title: 'A wave',
  parameters: [{ name: 'a', label: 'Amplitude', min: 1, max: 5, step: 1, start: 2 }],
  figure: {
    kind: 'plot',
    alt: 'A wave',
    x: { min: 0, max: 6 },
    y: { min: -5, max: 5 },
    marks: [{ type: 'function', of: 'a * sin(x)' }],
  },
  state: 'The wave is @{a} high.',
}
const problemsOf = (change: object) => {
  const read: Explorable = z.object(explorationFieldsOf(z.string())).parse({ ...sound, ...change })
  return explorationProblems(read).join('; ')
}
const parameter = sound.parameters[0]
const pointAt = (...data: unknown[]) => ({ figure: { ...sound.figure, marks: [{ type: 'points', data: [data] }] } })

test('a sound exploration has no problems', () => {
  expect(problemsOf({})).toBe('')
})

test.each([
  [{ parameters: [{ ...parameter, start: 7 }] }, 'start of a is not a step between its min and max'],
  [{ parameters: [{ ...parameter, start: 1.5 }] }, 'start of a is not a step'],
  [{ parameters: [{ ...parameter, max: 5.5 }] }, 'max of a is no whole number of steps'],
  [{ parameters: [{ ...parameter, min: 5 }] }, 'min of a is not below its max'],
  [{ parameters: [parameter, parameter] }, 'the name a is used twice'],
  [{ computed: { a: '1' } }, 'the name a is used twice'],
  [{ parameters: [{ name: 'a', label: 'A', choices: ['one', 'two'], start: 'three' }] }, 'none of its choices'],
  [{ state: 'Always so.', ...pointAt(1, 1) }, 'nothing changes when the parameters move'],
  [{ state: '@{b}' }, 'with a = 2: "b" uses b, which is not a parameter'],
  [{ computed: { b: '1 / (a - 4)' }, state: '@{b}' }, 'with a = 4: @{b} is not a finite number'],
  [pointAt(1, '2 * a'), 'with a = 3: a mark at y = 6 lies outside the y axis'],
  [{ figure: { kind: 'drawing', alt: 'A picture', file: 'media/none.svg' } }, 'there is no file media/none.svg'],
  [
    {
      figure: {
        kind: 'drawing',
        alt: 'Two words',
        svg: '<svg viewBox="0 0 320 100"><text x="20" y="50" font-size="16">left</text><text x="@{200 - 40 * a}" y="50" font-size="16">right</text></svg>',
      },
    },
    'the texts "left" and "right" overlap',
  ],
])('%o: %s', (change, words) => {
  expect(problemsOf(change)).toContain(words)
})

test('what fails only in the middle of two sliders is found, with the setting that shows it', () => {
  const two = [parameter, { name: 'b', label: 'B', min: 1, max: 5, step: 1, start: 1 }]
  expect(problemsOf({ parameters: two, ...pointAt(1, '(a > 2 and a < 5 and b > 2 and b < 5) ? 9 : a') })).toMatch(
    /^with a = [34], b = [34]: a mark at y = 9 lies outside/,
  )
})
