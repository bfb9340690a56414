import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatRequestSchema } from './chat.ts'
import { readExtras } from './message-extras.ts'

describe('what is kept beside a reply in the history of study', () => {
  const step = { label: 'Quiz me!', message: 'Quiz me!', kind: 'step' as const }
  const whole = {
    citations: [{ title: 'Photosynthesis', courseId: 'SNC1W', moduleId: 'ecosystems', lessonId: 'photosynthesis' }],
    nextSteps: [step],
    remembered: 'Which gas?',
    conversationId: 'theirs',
    isLimit: true,
  }
  test('is read back as it was stored', () => {
    const once = readExtras(JSON.parse(JSON.stringify(whole)))
    expect(once).toMatchObject({ nextSteps: [step], remembered: 'Which gas?', conversationId: 'theirs', isLimit: true })
    expect(readExtras(JSON.parse(JSON.stringify(once)))).toEqual(once)
  })
  test.each([undefined, null, {}, 'x', 5, [], { citations: 'x' }, { nextSteps: [{ label: 5 }] }, { isLimit: 'yes' }])(
    '%j counts as none',
    (stored) => expect(readExtras(stored)).toEqual({ citations: [], nextSteps: [] }),
  )
  test('figures that cannot be read cost the figures, not the rest', () => {
    expect(readExtras({ ...whole, figures: 'broken' })).toMatchObject({ remembered: 'Which gas?' })
    expect(readExtras({ ...whole, figures: 'broken' }).figures).toBeUndefined()
  })
  test('whatever is stored, it is read without failing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const { citations, nextSteps } = readExtras(stored)
        expect(Array.isArray(citations) && Array.isArray(nextSteps)).toBe(true)
      }),
    )
  })
})

describe('a message to Ilm (CHT-12, CHT-13, CHT-14)', () => {
  const errorOf = (fields: object) => {
    const read = chatRequestSchema.safeParse({ message: 'Hi', ...fields })
    return read.success ? undefined : read.error.issues[0]?.message
  }
  test.each<[string, object, string | undefined]>([
    ['a word', { message: 'Hi' }, undefined],
    ['nothing', { message: '' }, 'Message cannot be empty'],
    ['spaces', { message: ' \n ' }, 'Message cannot be empty'],
    ['a thousand characters', { message: 'x'.repeat(1000) }, undefined],
    ['one more', { message: 'x'.repeat(1001) }, 'Message too long (max 1000 characters)'],
    ['spaces around a thousand', { message: ` ${'x'.repeat(1000)} ` }, undefined],
    ['a topic', { course: 'Science' }, undefined],
    ['no topic', { course: '', subject: '' }, undefined],
    ['a topic of two hundred', { subject: 'x'.repeat(200) }, undefined],
  ])('%s', (_name, fields, error) => {
    expect(errorOf(fields)).toBe(error)
  })
  test('a topic that is too long is refused', () => {
    expect(errorOf({ course: 'x'.repeat(201) })).toBeDefined()
  })
  test('a grade is text, however it is sent; without one it is 10 (CHT-20)', () => {
    expect(chatRequestSchema.parse({ message: 'Hi', studentGrade: 9 }).studentGrade).toBe('9')
    expect(chatRequestSchema.parse({ message: 'Hi' })).toMatchObject({ studentGrade: '10', conversationHistory: [] })
  })
  test('a history is bounded in its turns and in each turn', () => {
    const turn = { role: 'user', content: 'x' }
    expect(errorOf({ conversationHistory: Array.from({ length: 400 }, () => turn) })).toBeUndefined()
    expect(errorOf({ conversationHistory: Array.from({ length: 401 }, () => turn) })).toBeDefined()
    expect(errorOf({ conversationHistory: [{ ...turn, content: 'x'.repeat(20_001) }] })).toBeDefined()
    expect(errorOf({ conversationHistory: [{ role: 'system', content: 'x' }] })).toBeDefined()
  })
})
