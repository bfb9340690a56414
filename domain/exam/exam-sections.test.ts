import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeChoice, makeCourse, makeModule } from '#tests/factories/make-course.ts'
import { authoredQuestionSchema } from '../question/authored-question.ts'
import { authoredStimulusSchema } from '../stimulus/authored-stimulus.ts'
import type { ExamOf, ExamQuestionOf } from './exam.ts'
import { writtenBank } from './exam-bank.ts'
import type { ExamPart } from './exam-part.ts'
import { hasSections, sectionSpan, sectionsOf, takeSection } from './exam-sections.ts'
import { BREAK_MINUTES, breakMinutes, breakTime, partDeadlines, placeInExam } from './exam-timeline.ts'
import { calculatorOf, kindOf } from './part-defaults.ts'
import { planWritten } from './plan-written.ts'

// D24: an exam of a choice section and a written one, each with its parts.

const MINUTE = 60_000
const question = (id: string, stimulusId?: string): ExamQuestionOf<string> => ({
  id,
  text: id,
  options: ['a', 'b'],
  correctIndex: 0,
  tags: [],
  ...(stimulusId && { stimulusId }),
})
/** An exam of parts, each with its kind, minutes and number of questions. */
function examOf(...parts: [kind: ExamPart['kind'], minutes: number, count: number, weight?: number][]): ExamOf<string> {
  let first = 0
  const placed = parts.map(([kind, minutes, questionCount, weight]): ExamPart => {
    const part = {
      title: 'Part',
      minutes,
      calculator: true,
      firstQuestion: first,
      questionCount,
      ...(kind && { kind }),
      ...(weight !== undefined && { weight }),
    }
    first += questionCount
    return part
  })
  return {
    id: 'exam',
    title: 'Exam',
    subject: 'biology',
    courseId: 'AP-BIOLOGY',
    durationMinutes: parts.reduce((sum, [, minutes]) => sum + minutes, 0),
    parts: placed,
    questions: Array.from({ length: first }, (_, index) =>
      question(`q${index}`, index % 2 === 0 ? `s${index}` : undefined),
    ),
    stimuli: Array.from({ length: first }, (_, index) => ({ id: `s${index}`, title: `S${index}`, text: 'Look.' })),
  } as ExamOf<string>
}
const ap = examOf([undefined, 40, 5], ['choice', 20, 3], ['written', 30, 2])
const anyExam = fc
  .array(
    fc.tuple(
      fc.constantFrom(undefined, 'choice' as const, 'written' as const),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 6 }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => examOf(...parts))

describe('the sections of an exam', () => {
  test('are its parts of one kind together: minutes, questions and weight add up', () => {
    expect(sectionsOf(ap)).toMatchObject([
      { kind: 'choice', minutes: 60, questionCount: 8, weight: 60 },
      { kind: 'written', minutes: 30, questionCount: 2, weight: 30 },
    ])
    expect(sectionsOf(examOf(['choice', 40, 5, 60], ['written', 90, 2, 40]))).toMatchObject([
      { weight: 60 },
      { weight: 40 },
    ])
  })
  test('hold every part once, in the order in which they begin', () => {
    fc.assert(
      fc.property(anyExam, (exam) => {
        const sections = sectionsOf(exam)
        expect(sections.flatMap(({ parts }) => parts)).toHaveLength(exam.parts.length)
        expect(sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(exam.durationMinutes)
        expect(sections.reduce((sum, { questionCount }) => sum + questionCount, 0)).toBe(exam.questions.length)
        const [first] = exam.parts
        expect(sections[0]?.kind).toBe(first && kindOf(first))
        expect(hasSections(exam)).toBe(new Set(exam.parts.map(kindOf)).size > 1)
      }),
    )
  })
})

describe('one section alone', () => {
  test('has its own parts, questions and minutes, and what its questions look at', () => {
    const written = takeSection(ap, 'written')
    expect(written.id).toBe('exam')
    expect(written.questions.map(({ id }) => id)).toEqual(['q8', 'q9'])
    expect(written.stimuli?.map(({ id }) => id)).toEqual(['s8'])
    expect(written).toMatchObject({ durationMinutes: 30, parts: [{ firstQuestion: 0, questionCount: 2 }] })
    const choice = takeSection(ap, 'choice')
    expect(choice.parts.map(({ firstQuestion }) => firstQuestion)).toEqual([0, 5])
    expect(choice.stimuli?.map(({ id }) => id)).toEqual(['s0', 's2', 's4', 's6'])
  })
  test('of parts between others it takes the right questions', () => {
    const mixed = examOf(['written', 10, 1], ['choice', 10, 2], ['written', 10, 2])
    expect(takeSection(mixed, 'written').questions.map(({ id }) => id)).toEqual(['q0', 'q3', 'q4'])
    expect(takeSection(mixed, 'written').parts.map(({ firstQuestion }) => firstQuestion)).toEqual([0, 1])
  })
  test('of an exam that has only it, or has it not, is the whole exam', () => {
    const only = examOf(['choice', 10, 2])
    expect(takeSection(only, 'choice')).toBe(only)
    expect(takeSection(only, 'written')).toBe(only)
    expect(takeSection(ap, undefined)).toBe(ap)
  })
  test('an exam without stimuli gets none', () => {
    const { stimuli: _none, ...plain } = ap
    expect(takeSection(plain, 'written')).not.toHaveProperty('stimuli')
  })
  test('both sections together are the exam', () => {
    fc.assert(
      fc.property(anyExam, (exam) => {
        fc.pre(hasSections(exam))
        const halves = (['choice', 'written'] as const).map((kind) => takeSection(exam, kind))
        const ids = halves.flatMap(({ questions }) => questions.map(({ id }) => id))
        expect(ids.sort()).toEqual(exam.questions.map(({ id }) => id).sort())
        expect(halves.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)).toBe(exam.durationMinutes)
        for (const half of halves)
          for (const { firstQuestion, questionCount } of half.parts)
            expect(firstQuestion + questionCount).toBeLessThanOrEqual(half.questions.length)
      }),
    )
  })
  test('where its questions stand among those of the exam', () => {
    expect([0, 1, 2].map((part) => sectionSpan(ap, part))).toEqual([
      { first: 0, count: 8 },
      { first: 0, count: 8 },
      { first: 8, count: 2 },
    ])
    expect(sectionSpan({ parts: [], questions: ap.questions }, 0)).toEqual({ first: 0, count: 10 })
  })
})

describe('the break between sections', () => {
  test('is ten minutes at each change of section, and none within one', () => {
    expect(breakMinutes(ap.parts)).toBe(BREAK_MINUTES)
    expect(breakMinutes(examOf(['choice', 10, 1], ['choice', 10, 1]).parts)).toBe(0)
    expect(breakMinutes(examOf(['written', 9, 1], ['choice', 9, 1], ['written', 9, 1]).parts)).toBe(20)
    expect(breakMinutes([])).toBe(0)
  })
  test('is no part of the minutes, whatever the time factor', () => {
    fc.assert(
      fc.property(anyExam, fc.constantFrom(1, 1.5, 2), (exam, factor) => {
        const last = partDeadlines(exam.parts, 0, factor).at(-1)
        expect(last).toBe((exam.durationMinutes * factor + breakMinutes(exam.parts)) * MINUTE)
      }),
    )
  })
  test('a student is in it until the part after it begins', () => {
    const times = { deadlines: partDeadlines(ap.parts, 0, 1), part: 2, timeFactor: 1 }
    const begins = (60 + BREAK_MINUTES) * MINUTE
    expect(placeInExam(ap.parts, times, begins - 1)).toEqual({ part: 2, startsAt: begins })
    expect(placeInExam(ap.parts, times, begins)).toEqual({ part: 2 })
  })
  test('counts for as long as it lasted, and not after the end', () => {
    const deadlines = partDeadlines(ap.parts, 0, 1)
    const end = deadlines.at(-1) ?? 0
    expect(breakTime(ap.parts, { deadlines, breaks: {} }, end)).toBe(BREAK_MINUTES * MINUTE)
    expect(breakTime(ap.parts, { deadlines, breaks: { 2: 3 * MINUTE } }, end)).toBe(3 * MINUTE)
    expect(breakTime(ap.parts, { deadlines, breaks: {} }, 62 * MINUTE)).toBe(2 * MINUTE)
    expect(breakTime(ap.parts, { deadlines, breaks: {} }, 10 * MINUTE)).toBe(0)
  })
})

test.each([
  [{ calculator: false }, 'none'],
  [{ calculator: false, calculatorKind: 'graphing' as const }, 'none'],
  [{ calculator: true }, 'scientific'],
  [{ calculator: true, calculatorKind: 'graphing' as const }, 'graphing'],
])('a part with %j allows: %s', (part, kind) => expect(calculatorOf(part)).toBe(kind))

describe('what fills a written section', () => {
  const essay = (id: string, points: number, change: object = {}) =>
    authoredQuestionSchema.parse({
      id,
      type: 'written',
      lesson: 'lesson-one',
      difficulty: 3,
      tags: ['topic'],
      prompt: `Write about ${id}.`,
      points,
      parts: [{ prompt: 'Why?', points, model: 'Because.', rubric: [{ criterion: 'Says why.', points }] }],
      hints: ['Think.'],
      explanation: 'Because.',
      ...change,
    })
  const courseWith = (bank: ReturnType<typeof essay>[], points: number[]) => {
    const course = makeCourse([makeModule('m', { questions: [makeChoice('c'), ...bank] })])
    return {
      ...course,
      exam: { ...course.exam, written: [{ title: 'II', minutes: 60, points, calculator: true, fewest: 1 }] },
    }
  }
  const filledWith = (bank: ReturnType<typeof essay>[], points: number[]) =>
    planWritten(courseWith(bank, points)).filled.flatMap(({ items }) => items.map(({ authored }) => authored.id))

  test.each([
    ['of its very points', [9, 4], { a: 4, b: 9 }, ['b', 'a']],
    ['of one point more or less', [9, 4], { a: 8, b: 5 }, ['a', 'b']],
    ['of two places as near, the larger', [10, 8], { a: 9 }, ['a']],
    ['none that is two points off', [9], { a: 7 }, []],
  ])('a place takes a question %s', (_name, points, bank, wanted) => {
    const essays = Object.entries(bank).map(([id, worth]) => essay(id, worth))
    expect(filledWith(essays, points)).toEqual(wanted)
  })

  test('a question in writing that shares its stimulus with others is none, one that has it alone is', () => {
    const stimulus = authoredStimulusSchema.parse({ id: 'data', title: 'Data', text: 'A table.' })
    const bank = (...questions: ReturnType<typeof essay>[]) =>
      writtenBank({ modules: [makeModule('m', { questions })] }).map(({ authored }) => authored.id)
    expect(bank(essay('a', 9, {}), { ...essay('b', 9), stimulus })).toEqual(['a', 'b'])
    expect(bank({ ...essay('a', 9), stimulus }, { ...essay('b', 9), stimulus })).toEqual([])
  })
})
