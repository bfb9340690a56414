import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

const scope = { x: 2.5, n: -1, one: 1, big: 12500, p: 0.25, name: 'lynx', chain: { top: 'osprey' } }
const fill = (text: string) => {
  const filled = fillTemplate(text, scope)
  return filled.ok ? filled.text : `refused: ${filled.reason}`
}

test.each([
  ['A @{name} eats @{x} kg.', 'A lynx eats 2.5 kg.'],
  ['@{x + 0.1 + 0.2}', '2.8'],
  ['@{x | fixed 2}', '2.50'],
  ['@{x | sig 3}', '2.50'],
  ['x @{n | signed}', 'x - 1'],
  ['x @{x | signed}', 'x + 2.5'],
  ['@{one | coef}x', 'x'],
  ['@{n | coef}x', '-x'],
  ['@{x | coef}x', '2.5x'],
  ['$@{big | sci 3}$', '$1.25 \\times 10^{4}$'],
  ['$@{x | frac}$', '$\\frac{5}{2}$'],
  ['@{big | thousands} km', '12\u00a0500 km'],
  ['$@{big | thousands}$ km', '$12\\,500$ km'],
  ['\\$@{big | thousands}', '\\$12\u00a0500'],
  ['@{big | fixed 2 | thousands}', '12\u00a0500.00'],
  ['@{p | percent} %', '25 %'],
  ['@{chain.top}', 'osprey'],
  ['@{x > 2 ? "more" : "less"}', 'more'],
  ['no places', 'no places'],
  ['$\\frac{@{x}}{@{big}}$', '$\\frac{2.5}{12500}$'],
])('%s becomes %s', (text, expected) => {
  expect(fill(text)).toBe(expected)
})

test.each([
  ['@{speed}', 'speed'],
  ['@{x', 'not closed'],
  ['@{chain}', 'record'],
  ['@{x | round 2}', 'no format'],
  ['@{x | fixed}', 'needs'],
  ['@{x | signed 2}', 'takes no'],
  ['@{name | fixed 2}', 'only a number'],
  ['@{x / 0}', 'finite'],
  ['@{sqrt(n)}', 'finite'],
  ['@{x | fixed 1 | sig 2}', 'thousands'],
])('%s is refused: %s', (text, reason) => {
  expect(fill(text)).toMatch(new RegExp(`^refused: .*${reason}`))
})
