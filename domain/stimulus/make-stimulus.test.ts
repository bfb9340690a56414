import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeChoice } from '#tests/factories/make-course.ts'
import { instantiateQuestion } from '../question/instantiate-question.ts'
import { type AuthoredStimulus, authoredStimulusSchema } from './authored-stimulus.ts'
import { makeStimulus } from './make-stimulus.ts'

const author = (fields: object): AuthoredStimulus =>
  authoredStimulusSchema.parse({ id: 'two-lamps', title: 'Two lamps', text: 'A source of @{v} V.', ...fields })
const lamps = author({
  parameters: { v: { from: 2, to: 12 }, r: { from: 10, to: 90, step: 10 } },
  computed: { i: 'v / r' },
  constraints: ['i < 1'],
  figure: {
    kind: 'table',
    alt: 'The current is @{i | sig 2} A',
    headers: ['V', 'I'],
    rows: [['@{v}', '@{i | sig 2}']],
  },
})
const made = (authored: AuthoredStimulus, seed: number) => {
  const result = makeStimulus(authored, seed)
  if (!result.ok) throw new Error(result.message)
  return result
}

test('500 seeds: every question of a set has the numbers of its stimulus, and its own beside them (D14, D24)', () => {
  const items = ['current', 'power', 'plain'].map((id) =>
    makeChoice(id, {
      stimulus: lamps,
      prompt: `@{v} V, @{r} Ω, @{i | sig 3} A${id === 'power' ? ', for @{t} s' : ''}`,
      ...(id === 'power' && {
        parameters: { t: { from: 1, to: 60, step: 1, except: [] } },
        computed: { energy: 'v * i * t' },
        explanation: '@{energy | sig 3} J',
      }),
    }),
  )
  const sources = new Set<string>()
  for (let seed = 0; seed < 500; seed++) {
    const { stimulus, scope } = made(lamps, seed)
    expect(stimulus).toMatchObject({ seed, text: `A source of ${scope.v} V.` })
    expect(stimulus.figures?.[0]).toMatchObject({
      at: 'text',
      table: { rows: [[String(scope.v), expect.any(String)]] },
    })
    sources.add(stimulus.text ?? '')
    for (const item of items) {
      const question = instantiateQuestion(item, seed)
      if (!question.ok) throw new Error(question.message)
      expect(question.scope).toMatchObject(scope)
      expect(question.question).toMatchObject({ stimulusId: 'two-lamps', seed })
      expect(question.question.prompt.content).toContain(`${scope.v} V, ${scope.r} Ω`)
    }
  }
  expect(sources.size).toBe(11)
})

test('the same seed gives the same stimulus, byte for byte; without parameters there is no seed to tell', () => {
  fc.assert(fc.property(fc.nat(0xffff_ffff), (seed) => void expect(made(lamps, seed)).toEqual(made(lamps, seed))))
  expect(made(author({ text: 'No numbers.' }), 7).stimulus).toEqual({
    id: 'two-lamps',
    title: 'Two lamps',
    text: 'No numbers.',
  })
})

test('a passage keeps its lines, and its gaps', () => {
  const poem = author({ lines: true, text: 'First line,\nsecond *line*.\n\nA new stanza.\n' })
  expect(made(poem, 1).stimulus).toMatchObject({ lines: ['First line,', 'second *line*.', '', 'A new stanza.'] })
  expect(made(poem, 1).stimulus.text).toBeUndefined()
})

test.each([
  ['an unknown name', { text: '@{w} V' }],
  ['constraints that nothing satisfies', { parameters: { v: { from: 1, to: 2 } }, constraints: ['v > 9'] }],
  ['a title that fails', { title: '@{1 / }' }],
])('%s is told, not thrown, and takes its questions along', (_name, fields) => {
  const broken = author(fields)
  expect(makeStimulus(broken, 1)).toMatchObject({ ok: false, message: expect.any(String) })
  if ('constraints' in fields)
    expect(instantiateQuestion(makeChoice('q', { stimulus: broken }), 1)).toMatchObject({
      ok: false,
      reason: 'unsatisfiable',
      message: expect.stringContaining('two-lamps'),
    })
})
