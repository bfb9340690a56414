import { describe, expect, test } from 'vitest'
import { MOST_STIMULI } from '../stimulus/stimulus.ts'
import { gatewayContract } from './gateway-contract.ts'

const { lesson, flashcards, practiceQuestions, practiceVariant, courseOutline, exam, chat, contentVersion, health } =
  gatewayContract
const question = { id: 'q', type: 'numeric', prompt: 'How much?', answer: 3 }
const stimulus = { id: 's', title: 'Two lakes', text: 'Lake A.' }
const part = { title: 'All', minutes: 60, calculator: true, firstQuestion: 0, questionCount: 1 }
const item = { id: 'i', text: 'Which?', options: ['a', 'b'], correctIndex: 1 }
const wholeExam = {
  id: 'e',
  title: 'Exam',
  subject: 'science',
  courseId: 'SNC1W',
  durationMinutes: 60,
  parts: [part],
  items: [item],
}
const outline = { title: 'Science', courseId: 'SNC1W', modules: [{ id: 'm', title: 'M' }] }
const reply = { response: 'Hi!', conversationHistory: [], conversationId: 'c' }

type Answering = { answer: { safeParse: (value: unknown) => { success: boolean; data?: unknown } } }
const takes = ({ answer }: Answering, value: unknown) => answer.safeParse(value).success

describe('every answer in its smallest form', () => {
  test.each<[string, Answering, unknown]>([
    ['lessons (LES-30)', lesson, { lessonsByModule: {} }],
    ['flashcards (FLC-21)', flashcards, { decks: [] }],
    ['practice (CHP-42)', practiceQuestions, { questions: [] }],
    ['a variant (D14)', practiceVariant, { question }],
    ['an outline (CRS-15)', courseOutline, outline],
    ['an exam (EXD-01)', exam, wholeExam],
    ['a reply (CHT-21)', chat, reply],
    ['the version (D15)', contentVersion, { version: 'a' }],
    ['health', health, { status: 'ok', contentVersion: 'a' }],
  ])('%s', (_name, call, value) => expect(takes(call, value)).toBe(true))
})

describe('every answer with what may come along, and with fields nobody knows', () => {
  test.each<[string, Answering, Record<string, unknown>]>([
    [
      'lessons',
      lesson,
      { lessonsByModule: { m: [{ id: 'l', title: 'L', content: [{ id: 's' }] }] }, nearestMatch: 'SNC1W' },
    ],
    [
      'flashcards',
      flashcards,
      {
        decks: [{ id: 'd', title: 'D', moduleId: 'm', cards: [{ id: 'c', front: 'a', back: 'b' }] }],
        nearestMatch: 'SNC1W',
      },
    ],
    ['practice', practiceQuestions, { questions: [{ ...question, stimulusId: 's', seed: 4 }], stimuli: [stimulus] }],
    ['a variant', practiceVariant, { question, set: [question, question], stimuli: [stimulus], nearestMatch: 'SNC1W' }],
    [
      'an outline',
      courseOutline,
      {
        ...outline,
        durationWeeks: 18,
        exam: { minutes: 60, questions: 1, parts: [{ title: 'A', minutes: 60, questions: 1, calculator: false }] },
      },
    ],
    [
      'an exam',
      exam,
      { ...wholeExam, seed: 5, seal: 's', contentVersion: 'v', stimuli: [stimulus], referenceSheet: '$V = IR$' },
    ],
    [
      'a reply',
      chat,
      {
        ...reply,
        citations: [{ courseId: 'a', moduleId: 'b', lessonId: 'c', title: 'd' }],
        nextSteps: [{ label: 'Quiz me!', message: 'Quiz me!', kind: 'step' }],
      },
    ],
    ['health', health, { status: 'ok', contentVersion: 'a', eventLoopDelayMs: 412.5 }],
  ])('%s', (_name, { answer }, value) => {
    const { success, data } = answer.safeParse({ ...value, colour: 'red' })
    expect(success).toBe(true)
    expect(data).toMatchObject(Object.fromEntries(Object.keys(value).map((key) => [key, expect.anything()])))
    expect(data).not.toHaveProperty('colour')
  })
})

describe('what our own gateway must not answer', () => {
  test.each<[string, Answering, unknown]>([
    ['lessons as a list', lesson, { lessonsByModule: [] }],
    ['a lesson without a title', lesson, { lessonsByModule: { m: [{ id: 'l' }] } }],
    ['no decks', flashcards, {}],
    ['a deck without cards', flashcards, { decks: [{ id: 'd', title: 'D' }] }],
    ['a card with one side', flashcards, { decks: [{ id: 'd', title: 'D', cards: [{ id: 'c', front: 'a' }] }] }],
    ['a question of a type nobody knows', practiceQuestions, { questions: [{ ...question, type: 'hologram' }] }],
    ['a tolerance below none', practiceQuestions, { questions: [{ ...question, tolerance: -1 }] }],
    [
      'more stimuli than there may be',
      practiceQuestions,
      { questions: [], stimuli: Array(MOST_STIMULI + 1).fill(stimulus) },
    ],
    ['a variant without a question', practiceVariant, {}],
    ['an outline without modules', courseOutline, { title: 'A', courseId: 'B' }],
    [
      'a lesson of an outline that does not tell whether it is there',
      courseOutline,
      { ...outline, modules: [{ id: 'm', title: 'M', lessons: [{ id: 'l', title: 'L' }] }] },
    ],
    ['an exam without minutes', exam, { ...wholeExam, durationMinutes: 0 }],
    ['an exam whose questions are under another name', exam, { ...wholeExam, items: undefined, questions: [item] }],
    ['a part without questions', exam, { ...wholeExam, parts: [{ ...part, questionCount: 0 }] }],
    ['a right option before the first', exam, { ...wholeExam, items: [{ ...item, correctIndex: -1 }] }],
    ['a seed beyond 32 bits', exam, { ...wholeExam, seed: 2 ** 32 }],
    ['a reply without words', chat, { ...reply, response: undefined }],
    ['a turn of somebody else', chat, { ...reply, conversationHistory: [{ role: 'system', content: 'x' }] }],
    ['a turn without end', chat, { ...reply, conversationHistory: [{ role: 'user', content: 'x'.repeat(20_001) }] }],
    ['an empty version', contentVersion, { version: '' }],
    ['ill health', health, { status: 'ill', contentVersion: 'a' }],
  ])('%s', (_name, call, value) => expect(takes(call, value)).toBe(false))
})

describe('what is sent to Ilm (GWY-11, CHT-20)', () => {
  const { body } = chat
  const message = { message: 'Quiz me!' }

  test('a message alone is enough; the rest has what the rules say', () => {
    expect(body.parse(message)).toEqual({
      ...message,
      conversationHistory: [],
      studentGrade: '10',
      subject: '',
      course: '',
    })
  })

  test.each([
    ['a grade as a number', { studentGrade: 11 }, { studentGrade: '11' }],
    ['spaces around it', { message: '  Quiz me!  ' }, { message: 'Quiz me!' }],
    ['a subject', { subject: ' Science ' }, { subject: 'Science' }],
    ['where the student was', { context: { lessonId: 'l', seed: 4 } }, { context: { lessonId: 'l', seed: 4 } }],
    [
      'what is known of the student',
      { learner: { dueCards: 3 } },
      { learner: { dueCards: 3, weakTopics: [], lessonsDone: [], misconceptions: [] } },
    ],
    ['a thousand letters', { message: 'x'.repeat(1000) }, { message: 'x'.repeat(1000) }],
  ])('%s', (_name, fields, read) => expect(body.parse({ ...message, ...fields })).toMatchObject(read))

  test.each([
    ['nothing', {}],
    ['spaces', { message: '   ' }],
    ['too many letters', { message: 'x'.repeat(1001) }],
    ['a history without end', { ...message, conversationHistory: Array(401).fill({ role: 'user', content: 'x' }) }],
    ['an endless topic', { ...message, subject: 'x'.repeat(201) }],
    ['an endless id', { ...message, conversationId: 'x'.repeat(201) }],
    ['an endless answer', { ...message, context: { answer: 'x'.repeat(100_000) } }],
    ['too many weak topics', { ...message, learner: { weakTopics: Array(21).fill('a/b') } }],
    ['half a due card', { ...message, learner: { dueCards: 0.5 } }],
    ['due cards below none', { ...message, learner: { dueCards: -1 } }],
    ['a seed that is none', { ...message, context: { seed: -1 } }],
  ])('not %s', (_name, value) => expect(body.safeParse(value).success).toBe(false))
})

describe('the pages of own attempts', () => {
  const { query } = gatewayContract.examAttempts
  test.each([
    [{}, { limit: 50 }],
    [{ limit: '1' }, { limit: 1 }],
    [{ limit: '100' }, { limit: 100 }],
  ])('%j', (asked, read) => expect(query.parse(asked)).toEqual(read))

  test('go on after the last one of the page before', () => {
    const after = '2026-11-22T16:00:00.123Z~0b5d2f5e-8d1f-4c8a-9b6e-2f6a1c3d4e5f'
    expect(query.parse({ after }).after).toEqual({
      completedAt: '2026-11-22T16:00:00.123Z',
      id: '0b5d2f5e-8d1f-4c8a-9b6e-2f6a1c3d4e5f',
    })
  })

  test.each([
    { limit: '0' },
    { limit: '101' },
    { limit: '-1' },
    { limit: '1e1' },
    { limit: '' },
    { after: 'x' },
    { after: "' OR 1=1" },
    { after: `2026-11-22T16:00:00Z~${'a'.repeat(80)}` },
  ])('not %j', (asked) => expect(query.safeParse(asked).success).toBe(false))
})

describe('search and terms', () => {
  const { query } = gatewayContract.search
  test.each([
    [{ q: ' ohm ' }, { q: 'ohm' }],
    [
      { q: 'ohm', courseId: 'snc1w', kind: 'lesson' },
      { q: 'ohm', courseId: 'SNC1W', kind: 'lesson' },
    ],
  ])('%j', (asked, read) => expect(query.parse(asked)).toEqual(read))

  test.each([
    [{ q: '' }, 'Type what you are looking for.'],
    [{ q: '   ' }, 'Type what you are looking for.'],
    [{ q: 'x'.repeat(2000) }, 'That is too long to search for.'],
  ])('not %j', (asked, reason) => expect(query.safeParse(asked).error?.issues[0]?.message).toBe(reason))

  test('a kind nobody knows is refused', () => expect(query.safeParse({ q: 'a', kind: 'cat' }).success).toBe(false))
})
