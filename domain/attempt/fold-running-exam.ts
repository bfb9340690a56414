import type { CalculatorEntries } from '../graphing/calculator-entries.ts'
import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'
import type { Reply } from '../question/reply.ts'

/** An exam that has been started and not submitted: everything the player needs to go on after a crash (D8). */
export type RunningExam = Omit<StudyEventOf<'exam-started'>, 'id' | 'at' | 'zone' | 'device' | 'type'> & {
  /** UTC milliseconds */
  startedAt: number
  /** the last act of it within its time: the clock stood there at least. UTC milliseconds */
  latestAt: number
  /** parts that were finished: the index of the one that runs, or whose break does */
  part: number
  /** how long the breaks lasted that were ended, in milliseconds, by the part that began */
  breaks: Record<number, number>
  /** question id to index of the chosen option */
  answers: Record<string, number>
  /** question id to the reply, for items that are answered in another way */
  replies: Record<string, Reply>
  flagged: string[]
  /** question id to options struck out */
  struck: Record<string, number[]>
  /** what stands in the graphing calculator */
  calculator?: CalculatorEntries
}

export const RUNNING_EXAM_EVENTS = [
  'exam-started',
  'exam-part-finished',
  'exam-part-started',
  'exam-answered',
  'exam-flagged',
  'exam-option-struck',
  'exam-calculator-kept',
  'exam-submitted',
  'exam-attempts-reset',
] as const
type Relevant = StudyEventOf<(typeof RUNNING_EXAM_EVENTS)[number]>
const isRelevant = (event: StudyEvent): event is Relevant => RUNNING_EXAM_EVENTS.some((type) => type === event.type)

/**
 * The exam that is running, the one started last when there are several; null when there is none. A submission or a reset of
 * its course ends it. Time that has run out does not: the player submits it then.
 */
export function foldRunningExam(events: readonly StudyEvent[], courseId?: string): RunningExam | null {
  const running = new Map<string, RunningExam>()
  const submitted = new Set<string>()
  for (const event of orderEvents(events.filter(isRelevant))) {
    if (event.type === 'exam-started') {
      if (submitted.has(event.attemptId) || running.has(event.attemptId)) continue
      const { id: _id, at, zone: _zone, device: _device, type: _type, ...started } = event
      running.set(event.attemptId, {
        ...started,
        startedAt: at,
        latestAt: at,
        part: 0,
        breaks: {},
        answers: {},
        replies: {},
        flagged: [],
        struck: {},
      })
    } else if (event.type === 'exam-submitted') {
      submitted.add(event.attemptId)
      running.delete(event.attemptId)
    } else if (event.type === 'exam-attempts-reset') {
      for (const [id, exam] of running) if (exam.courseId === event.courseId) running.delete(id)
    } else {
      const exam = running.get(event.attemptId)
      if (!exam) continue
      // what is stamped later than its last deadline was stamped by a wrong clock
      if (event.at <= (exam.deadlines.at(-1) ?? 0)) exam.latestAt = Math.max(exam.latestAt, event.at)
      change(exam, event)
    }
  }
  const exams = [...running.values()].filter((exam) => courseId === undefined || exam.courseId === courseId)
  return exams.at(-1) ?? null
}

function change(exam: RunningExam, event: Exclude<Relevant, { courseId: string }>): void {
  switch (event.type) {
    case 'exam-part-finished':
      // two tabs may both finish a part: it is finished once, and the later one moves no deadline
      if (event.part < exam.part) return
      exam.part = event.part + 1
      exam.deadlines = event.deadlines
      return
    case 'exam-part-started':
      if (event.part < exam.part || event.part in exam.breaks) return
      exam.part = event.part
      exam.breaks[event.part] = Math.max(0, event.at - (exam.deadlines[event.part - 1] ?? event.at))
      exam.deadlines = event.deadlines
      return
    case 'exam-answered':
      if (event.reply) exam.replies[event.questionId] = event.reply
      else if (event.option !== undefined) exam.answers[event.questionId] = event.option
      return
    case 'exam-flagged':
      exam.flagged = toggled(exam.flagged, event.questionId, event.isFlagged)
      return
    case 'exam-calculator-kept':
      exam.calculator = event.entries
      return
    case 'exam-option-struck':
      exam.struck[event.questionId] = toggled(exam.struck[event.questionId] ?? [], event.option, event.isStruck)
  }
}

/** Whether the time of an exam is over at `now` (UTC milliseconds): it waits to be handed in (D8). */
export const isTimeOver = ({ deadlines }: Pick<RunningExam, 'deadlines'>, now: number): boolean =>
  now >= (deadlines.at(-1) ?? 0)

const toggled = <T>(list: readonly T[], item: T, isIn: boolean): T[] => {
  const others = list.filter((other) => other !== item)
  return isIn ? [...others, item] : others
}
