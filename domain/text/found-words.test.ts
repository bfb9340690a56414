import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/factories/any-character.ts'
import { searchWords } from './search-words.ts'

// D22: what a student types finds what an author wrote.

describe('one word and several are the same word', () => {
  test.each([
    ['gas', 'gases'],
    ['mass', 'masses'],
    ['lens', 'lenses'],
    ['bus', 'buses'],
    ['glass of water', 'glasses of water'],
    ['battery', 'batteries'],
    ['box', 'boxes'],
    ['matrix', 'matrices'],
    ['vertex', 'vertices'],
    ['axis', 'axes'],
    ['hypothesis', 'hypotheses'],
    ['analysis', 'analyses'],
    ['nucleus', 'nuclei'],
    ['radius', 'radii'],
    ['bacterium', 'bacteria'],
    ['mitochondrion', 'mitochondria'],
    ['stimulus', 'stimuli'],
    ['leaf', 'leaves'],
    ['half', 'halves'],
    ['formula', 'formulae'],
    ['device', 'devices'],
    ['wave', 'waves'],
    ['wavelength', 'wavelengths'],
  ])('%s and %s', (one, several) => {
    expect(searchWords(several)).toEqual(searchWords(one))
  })
})

describe('two ways to write a word are one', () => {
  test.each([
    ['colour', 'color'],
    ['metre', 'meter'],
    ['centre', 'center'],
    ['labelled graph', 'Labelled GRAPH'],
    ['Québec', 'Quebec'],
    ['naïve', 'naive'],
    ['Ohm’s law', "Ohm's law"],
    ['CO₂', 'co2'],
    ['10⁻³', '10^-3'.replace('^', '')],
    ['x − 3 = 5', 'x - 3 = 5'],
    ['F = ma', 'F=ma'],
    ['y = x²', 'y = x2'],
  ])('%s and %s', (one, other) => {
    expect(searchWords(one)).toEqual(searchWords(other))
  })
})

describe('different words stay apart', () => {
  test.each([
    ['gas', 'ga'],
    ['ion', 'iron'],
    ['speed', 'spe'],
    ['mass', 'mas'],
    ['bed', 'b'],
    ['acid', 'acidity'],
    ['cell', 'celsius'],
  ])('%s and %s', (one, other) => {
    expect(searchWords(one)).not.toEqual(searchWords(other))
  })
})

describe('formulas', () => {
  test.each([
    ['two of the same shape', 'solve 2x - 7 = 1', 'solve 9x + 4 = 40'],
    ['with decimals', '0.5x = 2', '12x = 1.25'],
    ['a square', 'y = 3x^2', 'y = 12x^7'],
  ])('%s share their shape', (_name, one, other) => {
    const shapes = (text: string) => searchWords(text).filter((word) => word.includes('#'))
    expect(shapes(one)).toEqual(shapes(other))
    expect(shapes(one)).toHaveLength(1)
    expect(searchWords(one)).not.toEqual(searchWords(other))
  })
  test('joined words are no formula, a range of letters is none, an equation of letters is one', () => {
    expect(searchWords('acid-base').join(' ')).toBe('acid base')
    expect(searchWords('E = mc²')).toContain('e=mc2')
  })
})

describe('whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom(...'aeiousgxzh-=+2 ’é₂') }),
  )

  test('words are lower case, without accents, and never empty', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[a-z0-9().#+\-*/^=<>×÷]+$/)
      }),
    )
  })

  test('case and the spaces around it do not matter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdefgs 123=+') }), (text) => {
        expect(searchWords(`  ${text.toUpperCase()}  `)).toEqual(searchWords(text))
      }),
    )
  })

  test('a found word finds itself, so that the index and the question agree', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/), (word) => {
        const [stem] = searchWords(word)
        fc.pre(stem !== undefined)
        expect(word.startsWith((stem ?? '').slice(0, 2))).toBe(true)
        expect(searchWords(`${word} ${word}`)).toEqual([stem, stem])
      }),
    )
  })
})
