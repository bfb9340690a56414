import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNames, readPairs } from './read-names.ts'

const LIQUIDS = ['lemon juice', 'clean rain', 'pure water', 'soapy water', 'drain cleaner']

describe('names in the order in which they are said', () => {
  test.each<[string, number[]]>([
    ['lemon juice → clean rain → pure water → soapy water → drain cleaner', [0, 1, 2, 3, 4]],
    ['Lemon Juice, pure water', [0, 2]],
    ['lemon > rain > pure > soapy > drain', [0, 1, 2, 3, 4]],
    ['drain cleaner then soapy water then the pure water', [4, 3, 2]],
    ['rain and lemon juice', [1, 0]],
    ['pure water\nclean rain', [2, 1]],
  ])('%s', (text, order) => {
    expect(readNames(text, LIQUIDS)).toEqual(order)
  })

  test.each([
    'lemon juice',
    'is it lemon juice, clean rain?',
    'water, rain',
    'lemon juice, lemon juice',
    'i think lemon juice comes first, then rain',
    'lemon juice is sour, rain is not',
    '',
    'why',
  ])('talk, one name, and what may be two are none: %s', (text) => {
    expect(readNames(text, LIQUIDS)).toBeUndefined()
  })

  test('names with a comma, maths or a unit', () => {
    expect(readNames('5 V -> 12 V', ['$12$ V', '$5$ V'])).toEqual([1, 0])
    expect(readNames('draw two; they get salt → wait', ['wait', 'draw two; they get salt'])).toEqual([1, 0])
    expect(readNames('small, round; large, flat', ['large, flat', 'small, round'])).toEqual([1, 0])
    expect(readNames('**ATP**; $\\ce{CO2}$', ['$\\ce{CO2}$', 'ATP'])).toEqual([1, 0])
  })

  test('any order of any names that differ is read as it is written', () => {
    const name = fc.stringMatching(/^[b-z]{5,9}$/)
    fc.assert(
      fc.property(
        fc
          .uniqueArray(name, { minLength: 2, maxLength: 6 })
          .filter((names) => new Set(names.map((one) => one.slice(0, 4))).size === names.length),
        fc.constantFrom(', ', ' → ', ' > ', '; ', ' then '),
        (names, between) => {
          const order = names.map((_, index) => (index + 1) % names.length)
          expect(readNames(order.map((index) => names[index]).join(between), names)).toEqual(order)
        },
      ),
    )
  })
})

describe('pairs in words', () => {
  const lefts = ['Flame', 'Skull and crossbones', 'Gas cylinder']
  const rights = ['Poisons quickly', 'Catches fire easily', 'Gas under pressure']
  test.each<[string, (number | null)[]]>([
    [
      'Flame → Catches fire easily; Skull and crossbones → Poisons quickly; Gas cylinder → Gas under pressure',
      [1, 0, 2],
    ],
    ['flame: catches fire\nskull: poisons', [1, 0, null]],
    ['gas cylinder = gas under pressure', [null, null, 2]],
  ])('%s', (text, paired) => {
    expect(readPairs(text, lefts, rights)).toEqual(paired)
  })
  test.each([
    'flame',
    'flame: hot',
    'Flame: Poisons quickly; Flame: Gas under pressure',
    'what is flame: fire?',
    '',
    'flame: fire: gas',
  ])('anything else is none: %s', (text) => {
    expect(readPairs(text, lefts, rights)).toBeUndefined()
  })
})
