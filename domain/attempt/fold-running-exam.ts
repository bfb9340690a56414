import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'
import type { Reply } from '../question/reply.ts'

/** An exam that has been started and not submitted: everything the player needs to go on after a crash (D8). */
export type RunningExam = Omit<StudyEventOf<'exam-started'>, 'id' | 'at' | 'zone' | 'device' | 'type'> & {
  /** UTC milliseconds */
  startedAt: number
  /** index of the part that is running */
  part: number
  /** question id to index of the chosen option */
  answers: Record<string, number>
  /** question id to the reply, for items that are answered in another way */
  replies: Record<string, Reply>
  flagged: string[]
  /** question id to options struck out */
  struck: Record<string, number[]>
}

type Relevant = StudyEventOf<
  | 'exam-started'
  | 'exam-part-finished'
  | 'exam-answered'
  | 'exam-flagged'
  | 'exam-option-struck'
  | 'exam-submitted'
  | 'exam-attempts-reset'
>
const relevant = new Set<string>([
  'exam-started',
  'exam-part-finished',
  'exam-answered',
  'exam-flagged',
  'exam-option-struck',
  'exam-submitted',
  'exam-attempts-reset',
])
const isRelevant = (event: StudyEvent): event is Relevant => relevant.has(event.type)

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
        part: 0,
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
      if (exam) change(exam, event)
    }
  }
  const exams = [...running.values()].filter((exam) => courseId === undefined || exam.courseId === courseId)
  return exams.at(-1) ?? null
}

function change(exam: RunningExam, event: Exclude<Relevant, { courseId: string }>): void {
  switch (event.type) {
    case 'exam-part-finished':
      // two tabs may both finish a part: it is finished once
      exam.part = Math.max(exam.part, event.part + 1)
      exam.deadlines = event.deadlines
      return
    case 'exam-answered':
      if (event.reply) exam.replies[event.questionId] = event.reply
      else if (event.option !== undefined) exam.answers[event.questionId] = event.option
      return
    case 'exam-flagged':
      exam.flagged = toggled(exam.flagged, event.questionId, event.isFlagged)
      return
    case 'exam-option-struck':
      exam.struck[event.questionId] = toggled(exam.struck[event.questionId] ?? [], event.option, event.isStruck)
  }
}

const toggled = <T>(list: readonly T[], item: T, isIn: boolean): T[] => {
  const others = list.filter((other) => other !== item)
  return isIn ? [...others, item] : others
}
