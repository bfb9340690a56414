import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { normaliseExam, normaliseTakenExam } from './normalise-exam.ts'

// EXD-01..08, field by field: what a gateway may write, and what the player makes of it.

const route = { grade: 9, subject: 'science', courseId: 'snc1w', curriculum: 'ontario' }
const item = { id: 'q1', text: 'Which gas?', options: ['Oxygen', 'Neon'], correctIndex: 0 }
const read = (raw: unknown, place = route) => normaliseExam(raw, place, z.string())
const examWith = (fields: object, place = route) => {
  const result = read({ id: 'e', items: [item], ...fields }, place)
  if (!result.ok) throw new Error(result.reason)
  return result.exam
}
describe('the exam', () => {
  test.each([
    ['as it is', (exam: object) => exam],
    ['under `exam`', (exam: object) => ({ exam })],
    ['under `exam`, with more beside', (exam: object) => ({ status: 'ok', exam })],
  ])('may come %s', (_, wrap) => {
    expect(read(wrap({ id: 'e', items: [item] }))).toMatchObject({ ok: true, exam: { id: 'e' }, dropped: 0 })
    expect(read(wrap({ id: 'e', questions: [item] }))).toMatchObject({ ok: true, exam: { id: 'e' }, dropped: 0 })
  })

  test('`items` come before `questions`, and what is no list is not looked at', () => {
    const other = { ...item, id: 'q2' }
    expect(read({ items: [item], questions: [other] })).toMatchObject({ exam: { questions: [{ id: 'q1' }] } })
    expect(read({ items: 'none', questions: [other] })).toMatchObject({ exam: { questions: [{ id: 'q2' }] } })
  })

  test.each([null, undefined, 7, 'x', [[]], [[item]], {}, { items: {} }, { exam: null }, { exam: [] }])(
    '%j is no exam',
    (raw) => expect(read(raw)).toEqual({ ok: false, reason: 'not-an-exam' }),
  )

  test('an empty list of items is told apart, as a course may have no exam yet (ERR-36)', () => {
    expect(read({ exam: { questions: [] } })).toEqual({ ok: false, reason: 'items-empty' })
  })

  test.each([
    [{ id: 'a', _id: 'b' }, 'a'],
    [{ id: undefined, _id: 'b' }, 'b'],
    [{ id: '  ', _id: 'b' }, 'b'],
    [{ id: 12 }, '12'],
    [{ id: null }, ''],
    [{ id: { text: 'x' } }, 'x'],
    [{ id: true }, ''],
  ])('its id from %j is “%s”', (fields, id) => expect(examWith(fields).id).toBe(id))

  test.each([
    [{ durationMinutes: 75 }, 75],
    [{ durationMinutes: '75' }, 75],
    [{ duration: 75 }, 75],
    [{ durationMinutes: 60, duration: 75 }, 60],
    [{ durationMinutes: 0, duration: 75 }, 75],
    [{ durationMinutes: -5, duration: 75 }, 75],
    [{ durationMinutes: 0.5 }, 0.5],
    [{ durationMinutes: 10_080 }, 10_080],
    [{ durationMinutes: 10_081 }, 90], // more than a week is no number of minutes
    [{ duration: 5400, durationMinutes: null }, 5400],
    [{ duration: 'long' }, 90],
    [{}, 90],
  ])('its minutes from %j are %d (CON-11)', (fields, minutes) => expect(examWith(fields).durationMinutes).toBe(minutes))

  test('what it does not say comes from where it was asked for; what it says stands', () => {
    expect(examWith({})).toMatchObject({
      title: 'Practice exam',
      grade: 9,
      subject: 'science',
      courseId: 'SNC1W',
      curriculum: 'ontario',
    })
    const own = { title: 'Mock', grade: '10', subject: 'Biology', courseId: 'sbi3u', curriculum: 'alberta' }
    expect(examWith(own)).toMatchObject({ ...own, subject: 'biology', courseId: 'SBI3U' })
    const bare = { subject: 'science', courseId: 'snc1w' }
    expect(examWith({}, bare as typeof route).grade).toBeUndefined()
  })

  test.each([
    ['seed', 0, 0],
    ['seed', 4_294_967_295, 4_294_967_295],
    ['seed', 4_294_967_296, undefined],
    ['seed', -1, undefined],
    ['seed', 1.5, undefined],
    ['seed', '7', undefined],
    ['seal', 'signed', 'signed'],
    ['contentVersion', 12, '12'],
    ['nearestMatch', 'MTH1W', 'MTH1W'],
    ['mode', 'practice', 'practice'],
    ['referenceSheet', { content: 'F = ma' }, 'F = ma'],
    ['description', '  ', undefined],
    ['grade', Number.NaN, 9],
  ])('%s of %j is read as %j', (field, value, expected) => {
    expect(examWith({ [field]: value })).toHaveProperty(field, expected)
  })
})

describe('ids that are taken', () => {
  test.each([
    [
      ['a', 'a', 'a'],
      ['a', 'a#2', 'a#3'],
    ],
    [
      ['a', 'a#2', 'a'],
      ['a', 'a#2', 'a#3'],
    ],
    [
      ['a#2', 'a', 'a'],
      ['a#2', 'a', 'a#3'],
    ],
    [
      ['a', 'b', 'a', 'b'],
      ['a', 'b', 'a#2', 'b#2'],
    ],
  ])('%j become %j', (ids, unique) => {
    const result = read({ id: 'e', items: ids.map((id) => ({ ...item, id })) })
    expect(result.ok && result.exam.questions.map(({ id }) => id)).toEqual(unique)
  })
})

describe('parts', () => {
  const part = (firstQuestion: number, questionCount: number) => ({
    title: `from ${firstQuestion}`,
    minutes: 10,
    calculator: false,
    firstQuestion,
    questionCount,
  })
  const three = [item, { ...item, id: 'q2' }, { ...item, id: 'q3' }]
  const titles = (parts: unknown) => examWith({ items: three, parts }).parts.map(({ title }) => title)
  test.each<[string, unknown]>([
    ['cover all questions', [part(0, 2), part(2, 1)]],
    ['are one', [part(0, 3)]],
  ])('that %s stand', (_, parts) =>
    expect(titles(parts)).toEqual((parts as { title: string }[]).map(({ title }) => title)),
  )
  test.each<[string, unknown]>([
    ['leave a question out', [part(0, 2)]],
    ['leave a gap', [part(0, 1), part(2, 1)]],
    ['overlap', [part(0, 2), part(1, 2)]],
    ['go too far', [part(0, 2), part(2, 2)]],
    ['begin late', [part(1, 3)]],
    ['are none', []],
    ['are no parts', [{ title: 'A' }]],
    ['are no list', 'A'],
  ])('that %s become one with the whole time', (_, parts) => {
    expect(titles(parts)).toEqual(['Multiple choice'])
    expect(examWith({ items: three, durationMinutes: 50, parts }).parts).toEqual([
      { title: 'Multiple choice', minutes: 50, calculator: true, firstQuestion: 0, questionCount: 3 },
    ])
  })
})

test('an exam that was taken may have no items at all; without any exam there is none (EXD-14, EXR-08)', () => {
  const taken = (raw: unknown) => normaliseTakenExam(raw, route, z.string())
  expect(taken({ id: 'e' })).toMatchObject({ id: 'e', questions: [], parts: [] })
  expect(taken({ id: 'e', items: [item] })?.questions).toHaveLength(1)
  for (const nothing of [null, 'e', [], 5]) expect(taken(nothing)).toBeUndefined()
})
