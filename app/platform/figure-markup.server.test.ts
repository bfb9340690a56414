import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authoredFigureSchema } from '#domain/figure/authored-figure.ts'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { cleanMarkup, parseCleanJson } from './figure-markup.server.ts'

const own = [
  {
    kind: 'plot',
    alt: 'a',
    y: {},
    marks: [
      {
        type: 'points',
        data: [
          [1, 2],
          [3, 4],
        ],
        error: 0.5,
        fit: true,
        label: '*v*_0 < 5',
      },
    ],
  },
  {
    kind: 'plot',
    alt: 'a',
    x: { min: -3, max: 3 },
    y: { min: -3, max: 3 },
    axes: 'cross',
    marks: [
      { type: 'inequality', of: 'x - y', strict: true },
      { type: 'vector', to: [1, 2], label: 'a' },
    ],
  },
  {
    kind: 'drawing',
    alt: 'a',
    svg: '<svg viewBox="0 0 320 100"><g transform="rotate(10)"><text x="9" y="40" font-weight="bold">R &lt; 5 &amp; "x"</text><ellipse cx="50" cy="50" rx="9" ry="5" fill="thistle" data-part="nucleus"/></g></svg>',
  },
  { kind: 'code', alt: 'a', language: 'java', code: 'int x = 1; // <b>"\nclass A { void f() {} }' },
]
const markupOf = (figure: object) => {
  const drawn = drawFigure(authoredFigureSchema.parse(figure), {})
  return drawn.ok ? (drawn.figure.markup ?? '') : ''
}

test.each(own)('what the gateway draws passes unchanged: $kind', (figure) => {
  const markup = markupOf(figure)
  expect(markup).not.toBe('')
  // the highlighter writes quotes as entities, which mean the same
  const plain = markup.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  expect(cleanMarkup(markup)).toBe(plain)
  expect(cleanMarkup(plain)).toBe(plain)
})

describe('whatever a gateway sends', () => {
  const attacks = [
    '<svg onload="alert(1)"><circle r="5"/></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
    '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><use href="https://evil.example/x.svg#a"/></svg>',
    '<svg><rect fill="url(https://evil.example)"/></svg>',
    '<svg><rect style="background:url(//evil.example)"/></svg>',
    '<svg><style>*{fill:url(//evil.example)}</style></svg>',
    '<svg><image href="//evil.example/x.png"/></svg>',
    '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
    '<pre><code><span class="fixed inset-0 z-50" onclick="x">x</span></code></pre>',
    '<svg><title><img src=x onerror=alert(1)></title></svg>',
    '<SCRIPT>alert(1)</SCRIPT>',
  ]
  const isHarmless = (markup: string) =>
    !/<script|<style|<image|<img|<use|<a[\s>]|<foreign|<animate|\son\w+=|url\(|javascript:|style=|inset/i.test(markup)

  test.each(attacks)('%s does nothing', (attack) => {
    expect(isHarmless(cleanMarkup(attack))).toBe(true)
  })
  test('no text gets an active part through', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<svg>',
        '<script>',
        '</svg>',
        '<img src=x onerror=1>',
        '<g',
        ' onload="x"',
        '>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        '<a href="javascript:x">',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const tags = (cleanMarkup(pieces.join('')).match(/<[^>]*>/g) ?? []).join('')
        expect(isHarmless(tags)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
  test('is cleaned as the answer is read, wherever in it a figure stands', () => {
    const body = {
      questions: [
        { figures: [{ at: 'prompt', markup: '<svg><script>x</script><circle r="3"></circle></svg>' }, { markup: 5 }] },
      ],
    }
    const answer = parseCleanJson(JSON.stringify(body))
    expect(answer).toEqual({
      questions: [{ figures: [{ at: 'prompt', markup: '<svg><circle r="3"></circle></svg>' }, {}] }],
    })
    expect(JSON.stringify(answer)).not.toContain('script')
  })
})
