import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StudyEvent } from '../history/events.ts'
import { foldRunningExam, type RunningExam } from './fold-running-exam.ts'

// D8: whatever happens to a device, the exam that was running goes on where it stood.

const envelope = (at: number) => ({ id: `e${String(at).padStart(4, '0')}`, at, zone: 'UTC', device: 'd' })
const inCourse = { curriculum: 'ontario', grade: '9', subject: 'science' }
const started = (at: number, attemptId = 'x', courseId = 'SNC1W', deadlines = [1000, 2000]): StudyEvent => ({
  ...envelope(at),
  ...inCourse,
  type: 'exam-started',
  courseId,
  attemptId,
  examId: 'exam',
  examDocument: `exam-${attemptId}`,
  timeFactor: 1,
  deadlines,
})
type Act = Partial<{ attemptId: string; question: string }>
const answered = (at: number, option: number, { attemptId = 'x', question = 'q1' }: Act = {}): StudyEvent => ({
  ...envelope(at),
  type: 'exam-answered',
  attemptId,
  questionId: question,
  option,
})
const flagged = (at: number, isFlagged: boolean, { attemptId = 'x', question = 'q1' }: Act = {}): StudyEvent => ({
  ...envelope(at),
  type: 'exam-flagged',
  attemptId,
  questionId: question,
  isFlagged,
})
const struck = (
  at: number,
  option: number,
  isStruck: boolean,
  { attemptId = 'x', question = 'q1' }: Act = {},
): StudyEvent => ({
  ...envelope(at),
  type: 'exam-option-struck',
  attemptId,
  questionId: question,
  option,
  isStruck,
})
const finished = (at: number, part: number, deadlines: number[], attemptId = 'x'): StudyEvent => ({
  ...envelope(at),
  type: 'exam-part-finished',
  attemptId,
  part,
  deadlines,
})
const submitted = (at: number, attemptId = 'x', courseId = 'SNC1W'): StudyEvent => ({
  ...envelope(at),
  ...inCourse,
  type: 'exam-submitted',
  courseId,
  attemptId,
  examId: 'exam',
  examDocument: `exam-${attemptId}`,
  startedAt: 1,
  answers: {},
  flagged: [],
  score: 0,
  correctCount: 0,
  incorrectCount: 0,
  unansweredCount: 1,
  totalQuestions: 1,
  responses: [],
  durationSec: 1,
  timeFactor: 1,
})
const reset = (at: number, courseId = 'SNC1W'): StudyEvent => ({
  ...envelope(at),
  ...inCourse,
  type: 'exam-attempts-reset',
  courseId,
})
const running = (...events: StudyEvent[]) => foldRunningExam(events)

describe('what goes on', () => {
  test('an exam just started has nothing in it, and its deadlines', () => {
    expect(running(started(5))).toEqual({
      ...inCourse,
      courseId: 'SNC1W',
      attemptId: 'x',
      examId: 'exam',
      examDocument: 'exam-x',
      timeFactor: 1,
      deadlines: [1000, 2000],
      startedAt: 5,
      latestAt: 5,
      part: 0,
      breaks: {},
      answers: {},
      replies: {},
      flagged: [],
      struck: {},
    })
  })

  test('the last answer to a question counts, one question beside the other (EXP-06)', () => {
    const exam = running(started(1), answered(2, 0), answered(3, 3), answered(4, 1, { question: 'q2' }))
    expect(exam?.answers).toEqual({ q1: 3, q2: 1 })
  })

  test('a reply stands beside the options; an act with neither changes nothing', () => {
    const reply = { type: 'numeric', text: '12 N' } as const
    const exam = running(
      started(1),
      { ...answered(2, 0, { question: 'q2' }), reply, option: undefined } as StudyEvent,
      { ...answered(3, 0, { question: 'q3' }), option: undefined } as StudyEvent,
    )
    expect(exam).toMatchObject({ answers: {}, replies: { q2: reply } })
    expect(exam?.answers).not.toHaveProperty('q3')
  })

  test('a flag is set and taken back, and set twice is one flag (EXP-04)', () => {
    const flags = (...events: StudyEvent[]) => running(started(1), ...events)?.flagged
    expect(flags(flagged(2, true), flagged(3, true, { question: 'q2' }), flagged(4, true))).toEqual(['q2', 'q1'])
    expect(flags(flagged(2, true), flagged(3, false))).toEqual([])
    expect(flags(flagged(2, false))).toEqual([])
  })

  test('options are struck out question by question, and come back', () => {
    const exam = running(
      started(1),
      struck(2, 0, true),
      struck(3, 2, true),
      struck(4, 1, true, { question: 'q2' }),
      struck(5, 0, false),
    )
    expect(exam?.struck).toEqual({ q1: [2], q2: [1] })
  })

  test('a part finished early moves on, with new deadlines; two tabs finish it once', () => {
    const exam = running(started(1), finished(2, 0, [10, 1010]), finished(3, 0, [11, 1011]))
    // the first end stands: pressing again in another tab wins no time
    expect(exam).toMatchObject({ part: 1, deadlines: [10, 1010] })
    // the second tab is late with the first part: the exam does not go back
    expect(running(started(1), finished(2, 1, [5, 6]), finished(3, 0, [5, 6]))?.part).toBe(2)
  })

  test('acts on another attempt leave it alone', () => {
    const exam = running(
      started(1),
      answered(2, 1, { attemptId: 'y' }),
      flagged(3, true, { attemptId: 'y' }),
      struck(4, 1, true, { attemptId: 'y' }),
      finished(5, 0, [], 'y'),
    )
    expect(exam).toEqual(running(started(1)))
  })

  test('a second start of the same attempt does not empty it', () => {
    expect(running(started(1), answered(2, 1), started(3))).toMatchObject({ startedAt: 1, answers: { q1: 1 } })
  })
})

describe('what ends it', () => {
  test.each<[string, StudyEvent[], boolean]>([
    ['handing it in', [started(1), submitted(2)], false],
    ['handing in another one does not', [started(1), submitted(2, 'y')], true],
    ['a reset of its course', [started(1), reset(2)], false],
    ['a reset of another course does not', [started(1), reset(2, 'MTH1W')], true],
    ['a reset before it began does not', [reset(1), started(2)], true],
    ['it was handed in on a device whose clock is behind', [submitted(1), started(2)], false],
    ['acts after the end do not begin it again', [started(1), submitted(2), answered(3, 1), started(4)], false],
    [
      'its time being over does not: the player hands it in',
      [started(1, 'x', 'SNC1W', [2, 3]), answered(900, 1)],
      true,
    ],
  ])('%s', (_, events, isRunning) => expect(foldRunningExam(events) !== null).toBe(isRunning))

  test('nothing runs where nothing began', () => {
    expect(running()).toBeNull()
    expect(running(answered(1, 1), finished(2, 0, []))).toBeNull()
  })
})

describe('of several', () => {
  const two = [started(1, 'first'), started(2, 'second', 'MTH1W')]
  test('the one that began last is the running one', () => expect(running(...two)?.attemptId).toBe('second'))
  test('a course has its own', () => {
    expect(foldRunningExam(two, 'SNC1W')?.attemptId).toBe('first')
    expect(foldRunningExam(two, 'MTH1W')?.attemptId).toBe('second')
    expect(foldRunningExam(two, 'SBI3U')).toBeNull()
  })
  test('when the last ends, the one before runs again', () => {
    expect(running(...two, submitted(3, 'second', 'MTH1W'))?.attemptId).toBe('first')
  })
})

/** Acts in one exam, as a student makes them. */
const anyAct = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), question: fc.constantFrom('q1', 'q2', 'q3'), option: fc.nat(3) }),
  fc.record({ kind: fc.constant('flag' as const), question: fc.constantFrom('q1', 'q2', 'q3'), on: fc.boolean() }),
  fc.record({
    kind: fc.constant('strike' as const),
    question: fc.constantFrom('q1', 'q2'),
    option: fc.nat(3),
    on: fc.boolean(),
  }),
)
type AnyAct = typeof anyAct extends fc.Arbitrary<infer T> ? T : never
const eventOf = (act: AnyAct, at: number): StudyEvent =>
  act.kind === 'answer'
    ? answered(at, act.option, act)
    : act.kind === 'flag'
      ? flagged(at, act.on, act)
      : struck(at, act.option, act.on, act)

/** The page's own state, act by act: what the fold must give back after a crash at any moment. */
function play(acts: readonly AnyAct[]): Pick<RunningExam, 'answers' | 'flagged' | 'struck'> {
  const answers: Record<string, number> = {}
  let flags: string[] = []
  const strikes: Record<string, number[]> = {}
  const put = <T>(list: readonly T[], value: T, isOn: boolean) => [
    ...list.filter((each) => each !== value),
    ...(isOn ? [value] : []),
  ]
  for (const act of acts) {
    if (act.kind === 'answer') answers[act.question] = act.option
    else if (act.kind === 'flag') flags = put(flags, act.question, act.on)
    else strikes[act.question] = put(strikes[act.question] ?? [], act.option, act.on)
  }
  return { answers, flagged: flags, struck: strikes }
}

test('resumed after any act, the exam stands as it stood on the page, whatever order the log is read in', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 25 }), fc.nat(1000), (acts, turn) => {
      const events = [started(1), ...acts.map((act, index) => eventOf(act, index + 2))]
      const turned = [...events.slice(turn % events.length), ...events.slice(0, turn % events.length)]
      expect(foldRunningExam(turned)).toMatchObject({ ...play(acts), part: 0 })
      const [, ...lost] = events
      expect(foldRunningExam(lost)).toBeNull()
    }),
  )
})
