import { describe, expect, test } from 'vitest'
import { americanSpellings } from './spelling.ts'

const found = (words: string) => americanSpellings(words).map(({ found: word, better }) => `${word} → ${better}`)

describe('an American spelling is told with the Canadian one', () => {
  test.each([
    ['The color of a leaf', 'color → colour'],
    ['Colors differ.', 'Colors → colours'],
    ['in the center', 'center → centre'],
    ['animal behavior', 'behavior → behaviour'],
    ['two liters', 'liters → litres'],
    ['5 kilometers', 'kilometers → kilometres'],
    ['a gray wolf', 'gray → grey'],
    ['water vapor', 'vapor → vapour'],
    ['they traveled', 'traveled → travelled'],
    ['a labeled drawing', 'labeled → labelled'],
    ['modeling it', 'modeling → modelling'],
    ['bread mold', 'mold → mould'],
    ['dietary fiber', 'fiber → fibre'],
    ['a catalog', 'catalog → catalogue'],
    ['your neighbor', 'neighbor → neighbour'],
    ['COLOR', 'COLOR → colour'],
  ])('%s', (words, told) => expect(found(words)).toEqual([told]))

  test('each time it stands there', () => expect(found('color, color and flavor')).toHaveLength(3))
})

describe('a metre is a unit, a meter a device', () => {
  test.each([
    ['a rod of 30 meters', 'meters → metre'],
    ['2.5 meter long', 'meter → metre'],
    ['12 500 meters', 'meters → metre'],
    ['per meter', 'meter → metre'],
    ['square meters', 'meters → metre'],
    ['each meter of wire', 'meter → metre'],
    ['cubic meter', 'meter → metre'],
  ])('%s', (words, told) => expect(found(words)).toEqual([told]))

  test.each(['the light meter', 'a meter reads 5 V', 'parking meters', 'meters in a row'])('%s is well', (words) =>
    expect(found(words)).toEqual([]),
  )
})

describe('what is right in Canada is left alone', () => {
  test.each([
    'colour, centre, behaviour, litre, kilometre, grey, vapour',
    'travelled, labelled, modelling, fulfil',
    'analyse and analyze, organize and organise',
    'program, practice, licence, gram, aluminum',
    'the honorary colonel',
    'Coloradan rivers',
    'a decolorant',
    'graying is no word of the list',
    '',
    '42 °C',
  ])('%s', (words) => expect(found(words)).toEqual([]))
})
