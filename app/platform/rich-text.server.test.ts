import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderInTurns } from './render-in-turns.server.ts'
import { renderedBefore, renderOutsideText, renderRichText } from './rich-text.server.ts'

const html = (source: string) => renderRichText(source).html

describe('Markdown', () => {
  test('becomes HTML with a plain reading beside it', () => {
    expect(renderRichText('Energy is **lost** as *heat*.')).toEqual({
      html: '<p>Energy is <strong>lost</strong> as <em>heat</em>.</p>',
      text: 'Energy is lost as heat.',
    })
  })
  test('tables, lists and code keep their structure', () => {
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>')
    expect(html('3. three\n4. four')).toContain('<ol start="3">')
    expect(html('```python\nx = 1 < 2\n```')).toContain('<code class="language-python">x = 1 &lt; 2')
  })
  test('headings start below the headings of the page', () => {
    expect(html('# Big')).toBe('<h3>Big</h3>')
  })
  test('an empty text is empty', () => {
    expect(renderRichText('')).toEqual({ html: '', text: '' })
  })
  test('the text keeps the letters when markup is removed', () => {
    expect(renderRichText('- one\n- two').text).toBe('one\ntwo')
    expect(renderRichText('Shown: ![a food web](/media/SNC1W/web.svg)').text).toBe('Shown: a food web')
  })
})

describe('maths', () => {
  test('a formula is MathML, and readable in the text', () => {
    const rendered = renderRichText('Area is $\\frac{1}{2} b h^2$.')
    expect(rendered.html).toContain('<math><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac>')
    expect(rendered.text).toBe('Area is 1/2 b h².')
  })
  test('a line does not end between a formula and the bracket or full stop beside it', () => {
    expect(html('Heat $x$ (or $y$), then $z$.')).toMatch(
      /^<p>Heat <math>.*?<\/math> \(or <span class="unbroken"><math>.*?<\/math>\),<\/span> then <span class="unbroken"><math>.*?<\/math>\.<\/span><\/p>$/,
    )
    expect(html('At ($r = 0$) it is')).toContain('At <span class="unbroken">(<math>')
    expect(html('$$\nx\n$$\n\nend')).not.toContain('unbroken')
  })

  test('display maths stands in a block of its own', () => {
    expect(html('So\n\n$$\nx = 2\n$$\n\nand on.')).toMatch(/<math [^>]*display="block"/)
    expect(html('$$x = 2$$')).toMatch(/^<math [^>]*display="block"/)
  })
  test('chemistry is typeset and read', () => {
    const rendered = renderRichText('$\\ce{6CO2 + 6H2O -> C6H12O6 + 6O2}$')
    expect(rendered.html).toContain('<msub>')
    expect(rendered.text).toBe('6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂')
  })
  test('money stays text', () => {
    for (const source of ['$5 and $6', 'It costs \\$4.50 or \\$5.', 'from $2 to $3, $ 4 $']) {
      expect(html(source)).not.toContain('<math')
    }
    expect(html('Pay \\$4.50 now')).toBe('<p>Pay $4.50 now</p>')
  })
  test('a dollar sign inside a formula does not close it', () => {
    expect(html('$\\$4.50 \\times 2$')).toContain('<mn>4.50</mn>')
  })
  test('a formula that cannot be read shows its source', () => {
    expect(html('See $\\frac{1}{$ and $\\nonsense{x}$.')).toBe(
      '<p>See <code>\\frac{1}{</code> and <code>\\nonsense{x}</code>.</p>',
    )
  })
  test('formulas in code stay code', () => {
    expect(html('`$x$`')).toBe('<p><code>$x$</code></p>')
  })
  test('definitions in one formula do not reach the next', () => {
    html('$\\gdef\\x{\\text{changed}} \\x$')
    expect(html('$\\x$')).toContain('<code>')
  })
})

describe('safety', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](javascript:alert(1))',
    '![x" onerror="alert(1)](/a.svg)',
    '[x](//evil.example "t")',
    '[x](/\\evil.example)',
    '$\\href{javascript:alert(1)}{x}$',
    '$\\text{<img src=x onerror=alert(1)>}$',
    '$\\url{javascript:alert(1)}$',
    '$\\class{x" onmouseover="alert(1)}{y}$',
    '$\\color{red;background:url(//evil.example)}x$',
    '$\\includegraphics{//evil.example/x.png}$',
    '$<script>alert(1)</script>$',
    '`<script>`',
    '<a href="https://x" onclick="alert(1)">x</a>',
    '[x]: javascript:alert(1)\n\n[x]',
    '<https://x.example/"onmouseover="alert(1)>',
  ]
  /** What the browser would act on: tags and attributes, with all text removed. */
  const markup = (source: string) => (html(source).match(/<[^>]*>/g) ?? []).join('')

  test.each(attacks)('%s does nothing', (attack) => {
    const tags = markup(attack)
    expect(tags).not.toMatch(/<script|<svg|<iframe|\son\w+\s*=\s*[^"]*"?[^"]*$|javascript:|vbscript:|data:|url\(/i)
    expect(tags.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=/i)
    expect(tags).not.toMatch(/(?:href|src)="(?:\/\/|\/\\|(?!https?:|\/|#))/i)
  })
  test('links out open in a tab of their own and hand nothing over', () => {
    expect(html('[Ontario](https://www.ontario.ca)')).toBe(
      '<p><a href="https://www.ontario.ca" target="_blank" rel="noopener noreferrer">Ontario</a></p>',
    )
    expect(html('[here](/courses)')).toBe('<p><a href="/courses">here</a></p>')
  })
  test('pictures load when they come near and keep their alternative text', () => {
    expect(html('![A food web](/media/SNC1W/web.svg)')).toBe(
      '<p><img src="/media/SNC1W/web.svg" alt="A food web" loading="lazy" decoding="async" /></p>',
    )
  })
  test('no text at all makes it throw or lets an active tag through', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('$', '$$', '\\', '{', '}', '<script>', '[a](', ')', '|', '\n', '\\frac', '\\ce{', '`', '![', '&'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(markup(pieces.join(''))).not.toMatch(/<script|<iframe|<svg|javascript:/i)
      }),
      { numRuns: 500 },
    )
  })
})

test('a text that was rendered before is not rendered again', () => {
  expect(renderRichText('Once $x$')).toBe(renderRichText('Once $x$'))
})

test('what is kept of rendered texts is bounded by its letters, not by its number: long ones give way sooner', () => {
  const first = 'the first of many'
  renderRichText(first)
  for (let index = 0; index < 1000; index++) renderRichText(`short ${index}`)
  expect(renderedBefore(first)).toBeDefined()
  for (let index = 0; index < 400; index++) renderRichText(`${index} ${'long '.repeat(4000)}`)
  expect(renderedBefore(first)).toBeUndefined()
})

describe('texts from outside', () => {
  const isCode = (html: string) => html.includes('<code>') && !html.includes('<math')

  test('are rendered as all content is', () => {
    for (const text of ['**x** is $x^2$', '$\\ce{H2O}$', '- one', 'plain']) {
      expect(renderOutsideText(text)).toEqual(renderRichText(text))
    }
  })
  test('show the source of a formula that is too long, and of those for which no time is left', () => {
    expect(isCode(renderOutsideText(`$x_{n}${"'".repeat(1000)}$`).html)).toBe(true)
    expect(isCode(renderOutsideText('$x^2$', -1).html)).toBe(true)
    expect(renderOutsideText('a'.repeat(20_001)).html).toContain('<p>aaa')
  })
  test('of brackets that never close are cut or read in linear time', () => {
    expect(renderOutsideText('!['.repeat(50_000)).html).toContain('![![')
    expect(renderOutsideText('!['.repeat(9_999)).html).toContain('![![')
  })
  test('give way to others between them, and stay as they were typed when their time is used up', async () => {
    const texts = Array.from({ length: 100 }, (_none, index) => `${index} $x_{n}${"'".repeat(900)}$`)
    let turns = 0
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    count()
    const rendered = await renderInTurns(texts, 60)
    isDone = true
    expect(rendered).toHaveLength(100)
    expect(rendered.at(-1)?.html).not.toContain('<math')
    expect(rendered.at(-1)?.text).toContain("x_{n}'")
    expect(turns).toBeGreaterThan(1)
  })
})
