import { describe, expect, test } from 'vitest'
import { misspellings } from './spelling.ts'

const found = (words: string) => misspellings(words).map(({ found: word }) => word)

describe('a spelling that is not Canadian is told', () => {
  test.each([
    ['The color of a leaf', 'color'],
    ['Colors differ.', 'Colors'],
    ['in the center', 'center'],
    ['animal behavior', 'behavior'],
    ['5 kilometers', 'kilometers'],
    ['a gray wolf', 'gray'],
    ['water vapor', 'vapor'],
    ['they traveled', 'traveled'],
    ['a labeled drawing', 'labeled'],
    ['bread mold', 'mold'],
    ['a catalog', 'catalog'],
    ['to organise it', 'organise'],
    ['ionisation', 'ionisation'],
    ['Analyse the table.', 'Analyse'],
    ['a self-ionised liquid', 'ionised'],
    ['sulphuric acid', 'sulphuric'],
    ['my judgement', 'judgement'],
    ['an enzime', 'enzime'],
    ["the enzime's shape", 'enzime'],
  ])('%s', (words, told) => expect(found(words)).toEqual([told]))

  test('each time it stands there', () => expect(found('color, color and flavor')).toHaveLength(3))
  test('with the likeliest words', () =>
    expect(misspellings('an ionisation')).toEqual([{ found: 'ionisation', better: ['ionization'] }]))
})

describe('a metre is a unit, a meter a device', () => {
  test.each([
    ['a rod of 30 meters', 'meters'],
    ['2.5 meter long', 'meter'],
    ['12 500 meters', 'meters'],
    ['per meter', 'meter'],
    ['square meters', 'meters'],
  ])('%s', (words, told) => expect(found(words)).toEqual([told]))

  test.each(['the light meter', 'a meter reads 5 V', 'parking meters', 'meters in a row'])('%s is well', (words) =>
    expect(found(words)).toEqual([]),
  )
})

describe('what is right here, and what is no word, is left alone', () => {
  test.each([
    'colour, centre, behaviour, litre, kilometre, grey, vapour',
    'travelled, labelled, modelling, organize, polarize, analyze',
    'an asymptote of the graph',
    'Asymptotes are lines.',
    'sulfuric acid',
    'The teacher, Ms. Qaqortoq, of Igloolik',
    'of NaCl and DNA, at pH 7, in mRNA',
    "don't, it's, we'll, o'clock, Canada’s",
    'the ending -ide, a value of x_zzq, zzq(3), v=zzq, 5zzq, www.zzq.ca',
    '@{zzqq + 1} and [[zzqq]]',
    'a word cut by a place: zzqq@{n}',
    '',
    '42 °C',
  ])('%s', (words) => expect(found(words)).toEqual([]))

  test('a name at the start of a sentence must be in the list', () => {
    expect(found('Zzqorr went home. Then Zzqorr slept.')).toEqual(['Zzqorr'])
    expect(found('Leacock wrote it.')).toEqual([])
  })
})
