import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SVG } from '#tests/factories/course-folder.ts'
import { checkDrawing } from './check-drawing.ts'

const root = mkdtempSync(join(tmpdir(), 'drawings-'))
afterAll(() => rmSync(root, { recursive: true }))

const problemsOf = (source: string, name = 'leaf.svg') => {
  const path = join(root, name)
  writeFileSync(path, source)
  return checkDrawing(path).map(({ severity, line, file, message }) => {
    expect([severity, line, file]).toEqual(['error', 1, path])
    return message
  })
}
const changed = (from: string | RegExp, to: string) => problemsOf(SVG.replace(from, to))

test('a good drawing has nothing to be said about', () => expect(problemsOf(SVG)).toEqual([]))

test.each(['leaf.png', 'leaf.jpg', 'leaf.SVG.txt'])('%s is no drawing', (name) => {
  expect(problemsOf(SVG, name)).toEqual(['only SVG drawings belong in media/'])
})

describe('a drawing scales, says what it shows, and is whole', () => {
  test.each([
    ['no viewBox', / viewBox="[^"]*"/, '', 'the drawing has no viewBox'],
    ['an empty viewBox', /viewBox="[^"]*"/, 'viewBox=""', 'the drawing has no viewBox'],
    ['no xmlns', / xmlns="[^"]*"/, '', 'the drawing has no xmlns and will not show'],
    ['a fixed width', '<svg ', '<svg width="640" ', 'the drawing has a fixed width or height'],
    ['a fixed height', '<svg ', '<svg height="100%" ', 'the drawing has a fixed width or height'],
    ['no title', /<title>.*<\/title>/, '', 'the drawing has no <title>'],
    ['an empty title', /<title>.*<\/title>/, '<title>  </title>', 'the drawing has no <title>'],
    ['no end', '</svg>', '', 'the drawing is not closed'],
  ])('%s', (_name, from, to, told) => expect(changed(from, to)).toEqual([told]))

  test('the width of a part of it is its own', () => expect(changed('<rect', '<rect x="1"')).toEqual([]))
  test('a title may say where it stands', () => expect(changed('<title>', '<title id="t" lang="en">')).toEqual([]))
  test('spaces behind the end do no harm', () => expect(problemsOf(`${SVG}\n\n`)).toEqual([]))
})

describe('a drawing holds nothing active, and loads nothing', () => {
  test.each([
    ['<script>x()</script>', 'a script'],
    ['<SCRIPT href="#a"/>', 'a script'],
    ['<foreignObject><p/></foreignObject>', 'a foreignObject'],
    ['<rect onclick="x()"/>', 'an event handler'],
    ['<rect ONLOAD = "x()"/>', 'an event handler'],
    ['<image href="https://x.example/a.png"/>', 'a reference to the outside'],
    ['<image xlink:href="data:image/png;base64,AAAA"/>', 'a reference to the outside'],
    ["<use href='other.svg#a'/>", 'a reference to the outside'],
    ['<rect style="fill: url(https://x.example/a)"/>', 'a reference to the outside'],
    ['<rect fill="url(\'b.svg#a\')"/>', 'a reference to the outside'],
    ['<style>@import "a.css";</style>', 'a reference to the outside'],
  ])('%s', (part, what) => expect(changed('<rect', `${part}<rect`)).toEqual([`the drawing holds ${what}`]))

  test('a document type', () => {
    expect(problemsOf(`<!DOCTYPE svg>${SVG}`)).toEqual(['the drawing holds a document type'])
    expect(problemsOf(`<!ENTITY a "b">${SVG}`)).toEqual(['the drawing holds a document type'])
  })

  test('the same thing twice is told once', () => {
    expect(changed('<rect', '<script/><script/><rect')).toEqual(['the drawing holds a script'])
  })

  test.each([
    '<use href="#leaf"/>',
    '<rect fill="url(#shade)"/>',
    '<rect fill="url(\'#shade\')"/>',
    '<text>on a leaf = one</text>',
    '<a id="on"/>',
  ])('what stays inside is well: %s', (part) => expect(changed('<rect', `${part}<rect`)).toEqual([]))
})
