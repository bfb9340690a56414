import { expect, test } from 'vitest'
import { hasGap } from './has-gap.ts'

test.each([
  ['int n = …;', true],
  ['for (int i = 0; ______; i++) { }', true],
  ['void f() { /* missing code */ }', true],
  ['// to be completed', true],
  ['IF (MISSING CONDITION) { }', true],
  ['int missing = 3;', false],
  ['I.   int t = a;\nII.  a = b;', true],
  ['void f(int... all) { }', false],
  ['System.out.print("wait…");', false],
  ['int n = 3; // the missing one', false],
])('%s has a gap: %s', (code, expected) => {
  expect(hasGap(code)).toBe(expected)
})
