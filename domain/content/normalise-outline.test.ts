import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyOddOutline, anyOutline } from '#tests/factories/gateway-content.ts'
import { normaliseOutline } from './normalise-outline.ts'

const outline = {
  title: 'Science',
  courseId: 'SNC1W',
  description: 'Grade 9',
  durationWeeks: 18,
  modules: [{ id: 'cells', title: 'Cells', summary: 'Small.', category: 'Biology' }],
}

test('the fields of CRS-15 come through', () => {
  expect(normaliseOutline(outline, 'SNC1W')).toEqual({ ok: true, outline, dropped: 0 })
})
test('an outline inside `outline` is found', () => {
  expect(normaliseOutline({ outline }, 'SNC1W')).toMatchObject({ ok: true, outline: { title: 'Science' } })
})
test('what a gateway leaves out is empty, and the course is the one asked for', () => {
  const answer = { title: 'Science', modules: [{ id: 1, title: 'Cells' }] }
  expect(normaliseOutline(answer, 'SNC1W')).toMatchObject({
    ok: true,
    outline: { courseId: 'SNC1W', description: '', modules: [{ id: '1', summary: '', category: '' }] },
  })
})
test('a malformed module is dropped and counted', () => {
  const modules = [...outline.modules, { id: 'x' }, null]
  expect(normaliseOutline({ ...outline, modules }, 'SNC1W')).toMatchObject({ ok: true, dropped: 2 })
})
test('wrong extras cost only themselves', () => {
  const modules = [{ ...outline.modules[0], counts: 'many', lessons: 5 }]
  const result = normaliseOutline({ ...outline, modules, exam: 'soon', durationWeeks: 'long' }, 'SNC1W')
  expect(result).toMatchObject({ ok: true, dropped: 0, outline: { modules: [{ id: 'cells' }] } })
})
test.each([[null], [''], [[]], [{}], [{ title: 'x' }], [{ modules: [] }], [{ title: {}, modules: [] }]])(
  '%j is no outline (CRS-14)',
  (answer) => {
    expect(normaliseOutline(answer, 'SNC1W')).toEqual({ ok: false, reason: 'not-an-outline' })
  },
)
test('no JSON at all makes it throw', () => {
  const nearly = fc.record({ title: fc.string(), modules: fc.array(fc.jsonValue()) })
  fc.assert(fc.property(fc.oneof(fc.jsonValue(), nearly), (answer) => void normaliseOutline(answer, 'X')))
})

test('every documented shape is read whole (CRS-15)', () => {
  fc.assert(
    fc.property(anyOutline, ({ answer, head, ids }) => {
      const read = normaliseOutline(answer, 'SNC1W')
      if (!read.ok) throw new Error(read.reason)
      expect(read.dropped).toBe(0)
      expect(read.outline.modules.map((module) => module.id)).toEqual(ids)
      expect(read.outline).toMatchObject({ title: head.title, courseId: String(head.courseId ?? 'SNC1W') })
      expect(read.outline.durationWeeks).toBe(head.durationWeeks === undefined ? undefined : Number(head.durationWeeks))
    }),
  )
})

test('whatever stands beside title and modules, it is an outline', () => {
  fc.assert(fc.property(anyOddOutline, (odd) => normaliseOutline(odd, 'SNC1W').ok))
})
