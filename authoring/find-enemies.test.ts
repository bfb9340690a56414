import { expect, test } from 'vitest'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { makeChoice, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { findEnemies, withEnemies } from './find-enemies.ts'

const options = (right: string) => [
  { id: 'a', content: right, correct: true as const, feedback: 'Yes.' },
  { id: 'b', content: 'Something else', feedback: 'No.' },
]
const pairs = (...questions: AuthoredQuestion[]) =>
  findEnemies({ modules: [makeModule('m', { questions: questions.slice(0, 1), examItems: questions.slice(1) })] })
const claim = 'The membrane lets protons leak back into the stroma'

test('a right answer that another question says word for word, in its prompt or its stimulus', () => {
  const asks = makeChoice('asks', { options: options(claim) })
  const says = makeChoice('says', { prompt: `${claim.toLowerCase()}, so what happens to ATP?` })
  expect(pairs(asks, says)).toEqual([{ ids: ['asks', 'says'], reason: 'one says the answer of the other' }])
  const stimulus = { id: 's', title: 'S', text: `Known: ${claim}.`, lines: false }
  expect(pairs(makeChoice('in-set', { stimulus, prompt: 'Why?' }), asks)).toHaveLength(1)
  // a short answer, such as a term, stands in many texts
  expect(pairs(makeChoice('term', { options: options('Protons') }), says)).toEqual([])
})

test('the same question in other words around the same answer is found; a stem of many questions is not', () => {
  const prompt = 'Which of the following best explains the result?'
  const one = makeChoice('one', { prompt, options: options(claim) })
  expect(pairs(one, makeChoice('two', { prompt, options: options(claim) }))).toMatchObject([{ reason: 'ask the same' }])
  expect(pairs(one, makeChoice('two', { prompt, options: options('It warms the water above all in summer') }))).toEqual(
    [],
  )
  expect(pairs(makeTemplate('t'), makeTemplate('u'))).toEqual([])
})

test('one drawing under two questions outside a set; with other numbers it is another', () => {
  const figure = (volts: string) => ({ kind: 'drawing' as const, alt: 'A', file: 'media/a.svg', with: { volts } })
  const looking = (id: string, volts: string) => makeChoice(id, { figure: figure(volts) })
  expect(pairs(looking('a', '6'), looking('b', '6'))).toMatchObject([{ reason: 'look at the same outside a set' }])
  expect(pairs(looking('a', '6'), looking('b', '9'))).toEqual([])
  expect(pairs(looking('a', '@{v}'), looking('b', '@{v}'))).toEqual([])
})

test('each of the two names the other, beside those an author names; a set is left alone', () => {
  const asks = makeChoice('asks', { options: options(claim), enemies: ['authored'] })
  const says = makeChoice('says', { prompt: `${claim}, so what happens to ATP?` })
  const [module] = withEnemies({ modules: [makeModule('m', { questions: [asks], examItems: [says] })] }).modules
  expect(module?.questions[0]?.enemies).toEqual(['authored', 'says'])
  expect(module?.examItems[0]?.enemies).toEqual(['asks'])
  const stimulus = { id: 's', title: 'S', text: 'Text.', lines: false }
  expect(pairs({ ...asks, stimulus }, { ...says, stimulus })).toEqual([])
})
