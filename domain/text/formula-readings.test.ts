import { describe, expect, test } from 'vitest'
import { plainLine } from './plain-line.ts'
import { plainRichText } from './plain-rich-text.ts'
import { readFormula } from './read-formula.ts'
import { roughText, searchWords } from './search-words.ts'

describe('formulas as a person reads them', () => {
  test.each([
    ['x^2 + 1', 'x² + 1'],
    ['x^{12}', 'x¹²'],
    ['10^{-3}', '10⁻³'],
    ['a_1 + a_n', 'a₁ + aₙ'],
    ['a_{12}', 'a₁₂'],
    ['x^y', 'x^y'],
    ['x^{2y}', 'x^(2y)'],
    ['e^{2x}', 'e^(2x)'],
    ['x^{nk}', 'x^nk'],
    ['F_{\\text{net}}', 'F_net'],
    ['F_{net}', 'F_net'],
    ['v_{2x}', 'v_(2x)'],
    ['e^{-kt}', 'e^(-kt)'],
    ['v_{x}', 'v_x'],
    ['\\dfrac{3}{4}', '3/4'],
    ['\\tfrac{x+1}{2}', '(x+1)/2'],
    ['\\frac{a}{b+c}', 'a/(b+c)'],
    ['\\sqrt{2}', '√2'],
    ['\\sqrt{x+1}', '√(x+1)'],
    ['2 \\cdot 3', '2 · 3'],
    ['6 \\div 2', '6 ÷ 2'],
    ['x \\pm 2', 'x ± 2'],
    ['a\\le b', 'a ≤ b'],
    ['a \\geq b', 'a ≥ b'],
    ['a \\neq b', 'a ≠ b'],
    ['x \\to \\infty', 'x → ∞'],
    ['\\Delta t', 'Δ t'],
    ['\\Omega', 'Ω'],
    ['\\sin\\theta', 'sinθ'],
    ['45^{\\circ}', '45°'],
    ['\\mathrm{kg}', 'kg'],
    ['5\\,\\text{m/s}', '5 m/s'],
    ['\\vec{F}', 'F'],
    ['\\vec F', 'F'],
    ['\\bar{x}', 'x'],
    ['f\\!\\left(x\\right)', 'f(x)'],
    ['\\boxed{5}', '5'],
    ['50\\%', '50%'],
    ['\\{1, 2\\}', '{1, 2}'],
    ['0.1\\overline{6}', '0.16 repeating'],
    ['\\overline{AB}', 'AB'],
    ['\\begin{cases}x&1\\\\y&2\\end{cases}', 'x 1; y 2'],
    ['', ''],
  ])('%s: %s', (source, text) => {
    expect(readFormula(source)).toBe(text)
  })
  test.each([
    ['\\ce{H2SO4}', 'H₂SO₄'],
    ['\\ce{Na+}', 'Na+'],
    ['\\ce{SO4^2-}', 'SO₄²⁻'],
    ['\\ce{Fe^{3+}}', 'Fe³⁺'],
    ['\\ce{Ca(OH)2}', 'Ca(OH)₂'],
    ['\\ce{2H2 + O2 -> 2H2O}', '2H₂ + O₂ → 2H₂O'],
    ['\\ce{A <=> B}', 'A ⇌ B'],
    ['\\ce{A ->[heat] B}', 'A → B'],
    ['\\ce{^{235}_{92}U}', '²³⁵₉₂U'],
  ])('chemistry %s: %s', (source, text) => {
    expect(readFormula(source)).toBe(text)
  })
})

describe('Markdown as one line', () => {
  test.each([
    ['Energy is **lost**\nas *heat*.', 'Energy is lost as heat .'],
    ['Area $x^2$ of', 'Area x² of'],
    ['costs \\$5 and \\$6', 'costs $5 and $6'],
    ['see [the table](/t) below', 'see the table below'],
    ['![a leaf](/leaf.svg)', 'a leaf'],
    ['# Title', 'Title'],
    ['| a | b |', 'a b'],
    ['> quoted', 'quoted'],
    ['`code`', 'code'],
    ['$$x = 2$$', 'x = 2'],
  ])('%j', (markdown, text) => {
    expect(plainLine(markdown)).toBe(text)
  })
  test('rough text keeps the lines, one line does not', () => {
    expect(roughText('a\nb')).toBe('a\nb')
    expect(plainLine('  a \n\n b ')).toBe('a b')
  })
})

describe('the words a text is found by', () => {
  test.each([
    ['What is photosynthesis?', ['photosynthesi']],
    ['Explain the colours of cells', ['color', 'cell']],
    ['colors of a cell', ['color', 'cell']],
    ['batteries', ['battery']],
    ['battery', ['battery']],
    ['reactions', ['reaction']],
    ['Métis', ['meti']],
    ['CO₂ and CO2', ['co2', 'co2']],
    ['the of and', []],
    ['quadratic 12', ['quadratic']],
    ['1998', ['1998']],
    ["Newton's law", ['newton', 'law']],
  ])('%s', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })
  test('a formula is found by itself and by its shape, whatever its numbers', () => {
    const [formula, shape] = searchWords('solve 3x + 5 = 20')
    expect([formula, shape]).toEqual(['3x+5=20', '#x+#=#'])
    expect(searchWords('5x - 3 = 12')).toContain('#x+#=#')
    expect(searchWords('y = mx + b')).toContain('y=mx+b')
    expect(searchWords('well-known')).not.toContain('well-known')
  })
})

test('what a student wrote is shown exactly as typed, and nothing of it becomes markup', () => {
  expect(plainRichText('a < b & "c"\n\'d\'')).toEqual({
    html: '<p>a &lt; b &amp; &quot;c&quot;<br>&#39;d&#39;</p>',
    text: 'a < b & "c"\n\'d\'',
  })
  expect(plainRichText('one\r\ntwo').html).toBe('<p>one<br>two</p>')
})
