import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAcceptedText } from './accepted-text.ts'
import { isSameText, normaliseText } from './normalise-text.ts'

// What students write for a term, question by question (D17): what is accepted stands first.
describe.each([
  [
    ['mitochondrion', 'mitochondria'],
    [
      'Mitochondrion',
      'MITOCHONDRIA',
      'the mitochondria',
      'mitochondria.',
      ' mitochondrion ',
      '“mitochondria”',
      'a mitochondrion',
    ],
    ['mitocondria', 'mitochondrias', 'chloroplast', 'mitochondrion or chloroplast', 'nucleus, mitochondrion'],
  ],
  [
    ['cell membrane', 'plasma membrane'],
    [
      'Cell Membrane',
      'cell-membrane',
      'cellmembrane',
      'the cell  membrane',
      'plasma membrane!',
      'Cell membrane;',
      'cell\u00a0membrane',
    ],
    ['membrane', 'cell wall', 'membrane cell', 'cell and membrane', 'the cell'],
  ],
  [
    ['CO2', 'carbon dioxide'],
    ['co2', 'CO₂', 'CO_2', '$\\ce{CO2}$', 'Carbon dioxide', 'carbon-dioxide', 'C O 2', 'CO2.'],
    ['CO', 'C02', 'carbon monoxide', '2CO', 'O2'],
  ],
  [
    ['SO4^2-'],
    ['SO₄²⁻', 'so4 2-', 'SO4²⁻', 'SO42-', 'SO_4^{2-}', '$\\ce{SO4^2-}$', 'SO4 2−', 'SO4(2-)'],
    ['SO4', 'SO3^2-', 'SO4-', 'SO4^2+', 'S2O4^2-', 'SO4^3-'],
  ],
  [['Na+'], ['Na⁺', 'na+', 'Na +', 'Na^+', '$\\ce{Na+}$'], ['Na', 'Na-', 'Na2+', 'Na^2+']],
  [['Fe3+'], ['Fe³⁺', 'Fe^3+', 'fe 3+', 'Fe^{3+}'], ['Fe2+', 'Fe3-', 'Fe', 'Fe3']],
  [['Cl-'], ['Cl⁻', 'cl-', 'Cl^-', 'Cl−'], ['Cl', 'Cl+', 'Cl2']],
  [['Ohm’s law'], ["Ohm's Law", 'ohms law', 'Ohm`s law', 'the Ohm’s law'], ['Ohm', 'law of Ohm', 'Newton’s law']],
  [['Métis'], ['Metis', 'METIS', 'Me\u0301tis', 'the Métis'], ['Inuit', 'Metis nation']],
  [
    ['predator and prey'],
    ['predator & prey', 'Predator And Prey', 'predator-and-prey'],
    ['prey and predator', 'predator, prey'],
  ],
  [['10^5'], ['10⁵', '100000', '1e5', '100 000', '10**5', '1 × 10^5'], ['105', '10^4', '5^10', '10^-5', '10⁻⁵']],
  [
    ['3.2e-5'],
    ['3.2E-5', '3.2 × 10^-5', '3.2×10⁻⁵', '3.2*10^{-5}', '0.000032'],
    ['3.2e5', '3.2 × 10^5', '-3.2e-5', '3.2 -5'],
  ],
  [['x^-2'], ['x⁻²', 'X^-2', 'x^{-2}', 'x^(-2)'], ['x^2', 'x-2', '-x^2', 'x2']],
  [
    ['3:4', '3 to 4'],
    ['3 : 4', '3:4.', '3 To 4'],
    ['4:3', '34', '3', '3/4'],
  ],
  [['(2, -3)'], ['(2,-3)', '( 2 , −3 )', '2, -3', '(2; -3)'], ['(-3, 2)', '(2, 3)', '23', '2-3', '(−2, −3)']],
  [['x = 4'], ['x=4', 'X = 4', '$x = 4$'], ['x = -4', 'y = 4', 'x = 44']],
  [['vertebrate'], ['vertebrate', 'Vertebrate?', 'a vertebrate'], ['invertebrate', 'vertebra']],
  [['twenty-one'], ['twenty one', 'Twenty-One', 'twentyone'], ['twenty', '20 1']],
  [
    ['H2O', 'water'],
    ['h2o', 'H₂O', 'the water', 'Water'],
    ['H20', 'HO2', 'H2O2', 'ice'],
  ],
  [['E = mc^2'], ['E=mc²', 'e = mc^2', 'E = m c^2'], ['E = mc', 'E = mc^3', 'E = m^2c']],
  [['1/2'], ['½', '0.5', '.5', '2/4', '50 %', '0,5'], ['12', '1:2', '2', '5']],
  [['4.5 V'], ['4.5V', '4500 mV', '4,5 V', '4.5 volts', '9/2 V', '4.5'], ['45 V', '4.5 A', '4 5 V', '-4.5 V']],
])('%j', (accepted, right, wrong) => {
  test.each(right)('"%s" is it', (text) => {
    expect(isAcceptedText(text, accepted)).toBe(true)
  })
  test.each(wrong)('"%s" is not', (text) => {
    expect(isAcceptedText(text, accepted)).toBe(false)
  })
})

describe('Canadian, British and American spellings are one word (D17)', () => {
  test.each([
    ['colour', 'color'],
    ['colours', 'colors'],
    ['coloured', 'colored'],
    ['neighbourhood', 'neighborhood'],
    ['behaviour', 'behavior'],
    ['vapour', 'vapor'],
    ['odourless', 'odorless'],
    ['favourable', 'favorable'],
    ['labour', 'labor'],
    ['kilometre', 'kilometer'],
    ['millilitres', 'milliliters'],
    ['centre', 'center'],
    ['fibre', 'fiber'],
    ['calibre', 'caliber'],
    ['theatre', 'theater'],
    ['ionise', 'ionize'],
    ['ionisation', 'ionization'],
    ['neutralising', 'neutralizing'],
    ['oxidised', 'oxidized'],
    ['fertiliser', 'fertilizer'],
    ['catalyse', 'catalyze'],
    ['hydrolysed', 'hydrolyzed'],
    ['paralysing', 'paralyzing'],
    ['labelled', 'labeled'],
    ['modelling', 'modeling'],
    ['traveller', 'traveler'],
    ['fuelling', 'fueling'],
    ['analogue', 'analog'],
    ['homologues', 'homologs'],
    ['catalogue', 'catalog'],
    ['defence', 'defense'],
    ['sulphuric acid', 'sulfuric acid'],
    ['sulphate', 'sulfate'],
    ['aluminium oxide', 'aluminum oxide'],
    ['grey matter', 'gray matter'],
    ['moulds', 'molds'],
    ['haemoglobin', 'hemoglobin'],
    ['haemophilia', 'hemophilia'],
    ['oestrogen', 'estrogen'],
    ['oesophagus', 'esophagus'],
    ['orthopaedic', 'orthopedic'],
    ['foetus', 'fetus'],
    ['anaemia', 'anemia'],
    ['leukaemia', 'leukemia'],
    ['hypoglycaemia', 'hypoglycemia'],
    ['caesium', 'cesium'],
    ['labour law', 'labor law'],
  ])('%s, %s', (one, other) => {
    expect(isSameText(one, other)).toBe(true)
    expect(isSameText(other.toUpperCase(), `The ${one}.`)).toBe(true)
  })

  test.each([
    ['four', 'for'],
    ['hour', 'hor'],
    ['flour', 'flor'],
    ['our', 'or'],
    ['sour', 'sor'],
    ['tour', 'tor'],
    ['ore', 'oer'],
    ['rise', 'rize'],
    ['iris', 'iriz'],
    ['analysis', 'analyzis'],
    ['bell', 'bel'],
    ['fence', 'fense'],
    ['hence', 'hense'],
    ['rogue', 'rog'],
    ['ion', 'iron'],
    ['allele', 'alele'],
    ['axis', 'axes'],
  ])('short words and other endings stay: %s is not %s', (one, other) => {
    expect(isSameText(one, other)).toBe(false)
  })
})

describe('signs that carry meaning', () => {
  test.each([
    ['-5', '5'],
    ['−5', '5'],
    ['1.5', '15'],
    ['0.5', '5'],
    ['.5', '5'],
    ['1/2', '12'],
    ['50%', '50'],
    ['2+', '2'],
    ['2+', '2-'],
    ['10⁵', '105'],
    ['3²', '32'],
    ['2^3', '23'],
    ['x = -3', 'x = 3'],
    ['(2,-3)', '(2,3)'],
    ['10^-2', '10^2'],
    ['2e-5', '2e5'],
    ['Cl^-', 'Cl'],
    ['(1, 2)', '12'],
    ['1, 2', '12'],
    ['1 2', '12'],
  ])('%s is not %s', (one, other) => {
    expect(isSameText(one, other)).toBe(false)
  })
  test.each([
    ['-5', '−5'],
    ['x-3', 'x - 3'],
    ['x - 3', 'x−3'],
    ['10⁵', '10^5'],
    ['m²', 'm^2'],
    ['C₆H₁₂O₆', 'C6H12O6'],
    ['½', '1/2'],
    ['ﬁssion', 'fission'],
    ['Ⅳ', 'IV'],
  ])('%s is %s', (one, other) => {
    expect(isSameText(one, other)).toBe(true)
  })
})

const words = fc
  .array(fc.stringMatching(/^[a-zé]{2,10}$/), { minLength: 1, maxLength: 4 })
  .map((list) => list.join(' '))
const anyText = fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 20 }))

test('sameness goes both ways, and a text with a letter or digit is the same as itself', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      expect(isSameText(one, other)).toBe(isSameText(other, one))
      if (/[a-z0-9]/i.test(one)) expect(isSameText(one, one)).toBe(true)
    }),
  )
})

test('what has no letter, digit or sign is the same as nothing, not even as itself', () => {
  for (const text of ['', ' ', '.', '…', '“”', '()', '\u0301']) {
    expect(isSameText(text, text)).toBe(false)
    expect(isAcceptedText(text, [text])).toBe(false)
  }
})

test('a normal form is in one case, without marks, punctuation or doubled spaces', () => {
  fc.assert(
    fc.property(words, (text) => {
      const normal = normaliseText(`  “${text.toUpperCase()}”,  `)
      expect(normal).toMatch(/^[a-z]+( [a-z]+)*$/)
      expect(normaliseText(normal.toUpperCase())).toBe(normaliseText(normal))
    }),
  )
})

test('an accepted text is accepted, wherever it stands in the list', () => {
  fc.assert(
    fc.property(fc.uniqueArray(words, { minLength: 1, maxLength: 4 }), fc.nat(), (accepted, turn) => {
      const at = turn % accepted.length
      expect(isAcceptedText(accepted[at] ?? '', accepted)).toBe(true)
      expect(isAcceptedText(accepted[at] ?? '', [...accepted].reverse())).toBe(true)
    }),
  )
})
