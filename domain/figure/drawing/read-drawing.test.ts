import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BrokenFigure } from '../figure-values.ts'
import { readDrawing, type TemplateNode } from './read-drawing.ts'

const drawing = (inside: string, box = '0 0 320 200') => `<svg viewBox="${box}">\n${inside}\n</svg>`
const elements = (children: readonly (TemplateNode | string)[]): TemplateNode[] =>
  children.filter((child) => typeof child !== 'string')

describe('a drawing that is read', () => {
  test('has its size, its elements and what they are called', () => {
    const { width, height, children, byId } = readDrawing(
      drawing('<g id="cell" fill="blue"><circle cx="5" cy="@{y}" r="2"/></g>\n<text x="4" y="9">Nucleus</text>'),
    )
    expect([width, height]).toEqual([320, 200])
    const [group, text] = elements(children)
    expect(group).toMatchObject({ tag: 'g', line: 2, attributes: { id: 'cell', fill: 'blue' } })
    expect(elements(group?.children ?? [])).toMatchObject([{ tag: 'circle', attributes: { cy: '@{y}' } }])
    expect(text).toMatchObject({ tag: 'text', line: 3, children: ['Nucleus'] })
    expect(byId.get('cell')).toBe(group)
  })

  test.each([
    ['0 0 320 200', 320, 200],
    ['0,0,320,200', 320, 200],
    [' 0 0  64.5 32 ', 64.5, 32],
  ])('with the box “%s” is %d by %d', (box, width, height) =>
    expect(readDrawing(drawing('<g/>', box))).toMatchObject({ width, height }),
  )

  test('may begin as files of editors do', () => {
    const source = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${drawing('<g/>')}\n`
    expect(elements(readDrawing(source).children)).toHaveLength(1)
  })

  test('of a text keeps what stands for a sign as that sign', () => {
    const [text] = elements(readDrawing(drawing('<text x="1" y="1">p &lt; 0.05 &amp; q</text>')).children)
    expect(text?.children.join('')).toBe('p < 0.05 & q')
  })

  test('is taken apart once: the same source is the same drawing', () => {
    const source = drawing('<rect width="3" height="3"/>')
    expect(readDrawing(source)).toBe(readDrawing(source))
  })
})

describe('a drawing that is refused says where and why', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', 'line 2 of the drawing: a drawing may not hold <script>'],
    ['a picture from outside', '<g/>\n<image href="x.png"/>', 'line 3 of the drawing: a drawing may not hold <image>'],
    ['a page in it', '<foreignObject/>', 'line 2 of the drawing: a drawing may not hold <foreignObject>'],
    ['a handler', '<g onclick="go()"/>', 'line 2 of the drawing: <g> may not have onclick="go()"'],
    ['a handler in capitals', '<g onClick="go()"/>', '<g> may not have onClick="go()"'],
    ['a style', '\n\n<rect style="fill:red"/>', 'line 4 of the drawing: <rect> may not have style="fill:red"'],
    ['what every object has', '<rect constructor="x"/>', '<rect> may not have constructor="x"'],
    ['a second size', '<g viewBox="0 0 1 1"/>', '<g> may not have viewBox="0 0 1 1"'],
    ['a group that stays open', '<g>\n<rect/>', 'line 2 of the drawing: <g> is not closed'],
    ['a text that stays open', '<text x="1" y="2">Cell', 'line 2 of the drawing: <text> is not closed'],
  ])('%s', (_name, inside, reason) => {
    expect(() => readDrawing(drawing(inside))).toThrow(BrokenFigure)
    expect(() => readDrawing(drawing(inside))).toThrow(reason)
  })

  test('the first of several faults is told', () => {
    expect(() => readDrawing(drawing('<g>\n<video/>\n<audio/>\n</g>'))).toThrow(
      'line 3 of the drawing: a drawing may not hold <video>',
    )
  })

  test.each([
    ['nothing', ''],
    ['words', 'a cell'],
    ['no box', '<svg><g/></svg>'],
    ['a box that begins elsewhere', drawing('<g/>', '10 0 320 200')],
    ['a box of three numbers', drawing('<g/>', '0 0 320')],
    ['a box without numbers', drawing('<g/>', '0 0 wide high')],
    ['a box of no height', drawing('<g/>', '0 0 320 0')],
    ['a box with two points in a number', drawing('<g/>', '0 0 3.2.0 200')],
    ['another root', '<g viewBox="0 0 1 1"/>'],
  ])('%s is no drawing', (_name, source) => expect(() => readDrawing(source)).toThrow(BrokenFigure))

  test('a document type is refused: it may name entities that read files', () => {
    const source = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n${drawing('<text x="1" y="1">&x;</text>')}`
    expect(() => readDrawing(source)).toThrow('instructions or document types')
  })

  test('whatever is in a file, it is read or refused in words', () => {
    const piece = fc.constantFrom(
      '<svg viewBox="0 0 9 9">',
      '</svg>',
      '<g>',
      '</g>',
      '<g',
      '/>',
      '"',
      "'",
      '<!--',
      '-->',
      '<![CDATA[',
      '&',
      '<?',
      'x',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        try {
          const { width, height } = readDrawing(pieces.join(''))
          expect([width, height]).toEqual([9, 9])
        } catch (error) {
          expect(error).toBeInstanceOf(BrokenFigure)
          expect(String(error)).toContain('drawing')
        }
      }),
    )
  })
})
