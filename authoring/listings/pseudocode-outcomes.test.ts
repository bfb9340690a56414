import { expect, test } from 'vitest'
import { makeListing as listing } from '#tests/factories/listing.ts'
import type { Listing } from './listing.ts'
import { pseudocodeOutcomes } from './pseudocode-outcomes.ts'

test.each<[Listing, object]>([
  [listing('x ← 3\nDISPLAY(x)'), { kind: 'ran', output: '3' }],
  [listing('DISPLAY(x)', { run: { before: 'x ← 4', after: 'DISPLAY(x + 1)' } }), { kind: 'ran', output: '4 5' }],
  [
    listing('DISPLAY(twice(4))', { earlier: [listing('DISPLAY("early")\nPROCEDURE twice(n) { RETURN(2 * n) }')] }),
    { kind: 'ran', output: '8' },
  ],
  [listing('DISPLAY(INPUT() + 1)', { run: { input: [4] } }), { kind: 'ran', output: '5' }],
  [listing('MOVE_FORWARD()', { run: { grid: '>.' } }), { kind: 'ran', output: '' }],
  [listing('MOVE_FORWARD()', { run: { grid: '.>' } }), { kind: 'threw', name: 'an error' }],
  [listing('MOVE_FORWARD()', { run: { grid: '..' } }), { kind: 'refused', isWhole: true }],
  [listing('MOVE_FORWARD()'), { kind: 'names-missing', message: 'there is no robot here (`grid` can give it)' }],
  [listing('DISPLAY(INPUT())'), { kind: 'names-missing' }],
  [listing('DISPLAY(y)'), { kind: 'names-missing', message: /no variable y yet.*`before` can give it/ }],
  [listing('REPEAT UNTIL (false) { }'), { kind: 'endless' }],
  [listing('a ← [1]\nDISPLAY(a[2])'), { kind: 'threw' }],
  [listing('x = 3'), { kind: 'fragment' }],
  [listing('DISPLAY(x'), { kind: 'refused', isWhole: true }],
  [listing('IF (MISSING CONDITION) { }'), { kind: 'refused', isWhole: false }],
])('%#', (one, expected) => {
  expect(pseudocodeOutcomes([{ listing: one }])[0]).toMatchObject(expected)
})

test('what is a matter of chance has no output; what is asked for is displayed', () => {
  const jobs = [
    { listing: listing('DISPLAY(RANDOM(1, 6))') },
    { listing: listing('a ← [1]\nAPPEND(a, 2)'), asked: 'a' },
  ]
  expect(pseudocodeOutcomes(jobs)).toEqual([{ kind: 'ran' }, { kind: 'ran', output: '[1, 2]' }])
})
