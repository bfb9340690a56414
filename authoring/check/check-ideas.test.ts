import { describe, expect, test } from 'vitest'
import type { Idea } from '#domain/content/idea.ts'
import type { AuthoredLesson } from '../authored-schemas.ts'
import type { Problem } from '../problem.ts'
import type { LoadedFile } from '../read-yaml-file.ts'
import { checkIdeas } from './check-ideas.ts'

const idea = (name: string, more: Partial<Idea> = {}): Idea => ({
  name,
  terms: [],
  section: 'start',
  asked: [],
  reply: `reply ${name}`,
  simpler: `simpler ${name}`,
  why: `why ${name}`,
  example: `example ${name}`,
  use: `use ${name}`,
  ...more,
})
const three = [idea('one', { terms: ['Biomass'] }), idea('two'), idea('three')]
const lesson = {
  content: [{ id: 'start', keyTerms: [{ term: 'Biomass', definition: 'Living matter.' }] }],
} as unknown as AuthoredLesson

/** What the check says of the ideas of one lesson. */
function said(ideas: Idea[], lessonId = 'energy-flow'): string[] {
  const loaded = <T>(data: T): LoadedFile<T> => ({ file: 'ideas.yaml', data, lineOf: () => 1 })
  const found: string[] = []
  const report = (_: unknown, __: unknown, message: string, severity: Problem['severity'] = 'error') =>
    found.push(`${severity}: ${message}`)
  checkIdeas(
    { ideas: loaded({ [lessonId]: ideas }), lessons: new Map([['energy-flow', loaded(lesson)]]) },
    (_, __, id) => id !== 'energy-flow' && found.push(`no lesson ${id}`),
    report,
  )
  return found
}

describe('what Ilm says of a lesson', () => {
  test('is fine with three ideas that take up every key term', () => expect(said(three)).toEqual([]))

  test.each<[string, Idea[], string]>([
    ['two ideas of one name', [...three, idea('One')], 'error: energy-flow: two ideas are called One'],
    ['an unknown section', [...three, idea('four', { section: 'end' })], 'error: energy-flow: there is no section end'],
    [
      'an unknown term',
      [...three, idea('four', { terms: ['Mass'] })],
      'error: energy-flow: Mass is no key term of this lesson',
    ],
    ['a term twice', [...three, idea('four', { terms: ['Biomass'] })], 'error: energy-flow: two ideas take up Biomass'],
    ['a text twice', [...three, idea('four', { why: 'why one' })], 'error: energy-flow: why of four is said twice'],
    [
      'a term nobody takes up',
      three.map((one) => ({ ...one, terms: [] })),
      'warning: energy-flow: no idea takes up the key term Biomass',
    ],
    ['few ideas', three.slice(0, 2), 'warning: energy-flow: 2 ideas; at least 3 are asked for'],
  ])('%s is told', (_, ideas, message) => expect(said(ideas)).toEqual([message]))

  test('of a lesson that there is not is refused', () => expect(said(three, 'nowhere')).toEqual(['no lesson nowhere']))
})
