import { expect, test } from 'vitest'
import { pictureType } from './fetch-media.server.ts'

test.each([
  ['image/svg+xml; charset=utf-8', 'image/svg+xml; charset=utf-8'],
  ['Image/SVG+XML;charset="ISO-8859-1"', 'image/svg+xml; charset=iso-8859-1'],
  // without one, the XML itself says it
  ['image/svg+xml', 'image/svg+xml'],
  ['image/svg+xml; profile=x; charset=utf-8; y', 'image/svg+xml; charset=utf-8'],
  ['image/svg+xml; charset=utf-8\\', 'image/svg+xml'],
  ['image/png; charset=utf-8', 'image/png'],
  ['text/html; charset=utf-8', undefined],
  ['image/svg+xml+html', undefined],
  ['', undefined],
])('“%s” is passed on as %s', (sent, passedOn) => {
  expect(pictureType(new Headers({ 'content-type': sent }))).toBe(passedOn)
})
