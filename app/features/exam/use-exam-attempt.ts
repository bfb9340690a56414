import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { RunningExam } from '#domain/attempt/fold-running-exam.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { missingExamRoute } from '#domain/exam/check-exam-route.ts'
import { deadlinesAfterBreak, deadlinesAfterPart } from '#domain/exam/exam-timeline.ts'
import { isFinalRefusal } from '#domain/exam/read-receipt.ts'
import type { CalculatorEntries } from '#domain/graphing/calculator-entries.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { ExamDocument } from './exam-document.ts'
import { createPausedRecord } from './paused-record.ts'
import { findAttempt, finishExam, sendAttempt } from './submit-exam.ts'
import { steadyNow } from './use-exam-clock.ts'
import { useFlushOnLeave } from './use-flush-on-leave.ts'

/** Typing is recorded when it pauses; a crash loses no more than this much of it. */
const PAUSE_MS = 400

/** Why handing in did not work, and what became of the exam where it is safe. */
export type SubmitProblem = { message: string; comfort?: string }

const KEPT = 'Nothing is lost: your answers and results stay on this device.'
const KEPT_AND_SENT = 'Nothing is lost: your exam is saved on this device and will be sent by itself later.'

/** The acts of a running exam: each is recorded the moment it happens (D8), typing when it pauses; handing in happens once (EXP-15..19). */
export function useExamAttempt(course: CourseContext, running: RunningExam, document: ExamDocument) {
  const history = useHistory()
  const navigate = useNavigate()
  const { attemptId } = running
  const [isSubmitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<SubmitProblem>()
  // a second click in the same moment comes before the next render
  const isBusy = useRef(false)
  const isOver = useRef(false)

  const answer = (questionId: string, option: number) =>
    void history.append({ type: 'exam-answered', attemptId, questionId, option })
  const [typed] = useState(() =>
    createPausedRecord<Reply>(
      (questionId, given) => history.append({ type: 'exam-answered', attemptId, questionId, reply: given }),
      PAUSE_MS,
    ),
  )
  const [calculator] = useState(() =>
    createPausedRecord<CalculatorEntries>(
      (_key, entries) => history.append({ type: 'exam-calculator-kept', attemptId, entries }),
      PAUSE_MS,
    ),
  )
  const results = addressesOf(course).examResults(attemptId)
  useFlushOnLeave(typed.flush)
  useFlushOnLeave(calculator.flush)
  const flag = (questionId: string, isFlagged: boolean) =>
    void history.append({ type: 'exam-flagged', attemptId, questionId, isFlagged })
  const strike = (questionId: string, option: number, isStruck: boolean) =>
    void history.append({ type: 'exam-option-struck', attemptId, questionId, option, isStruck })
  const finishPart = (part: number, now: number) => {
    void typed.flush()
    void history.append({
      type: 'exam-part-finished',
      attemptId,
      part,
      deadlines: deadlinesAfterPart(document.exam.parts, running.deadlines, part, now, running.timeFactor),
    })
  }
  const endBreak = (part: number, now: number) =>
    void history.append({
      type: 'exam-part-started',
      attemptId,
      part,
      deadlines: deadlinesAfterBreak(document.exam.parts, running.deadlines, part, now, running.timeFactor),
    })

  /** Records the submission on the device, sends it, and goes to the results; an error of the gateway is shown (EXP-18). */
  async function submit(seconds: Readonly<Record<string, number>>) {
    if (isBusy.current) return
    const missing = missingExamRoute(courseOfEvents(course))
    if (missing) return setProblem({ message: missing })
    isBusy.current = true
    setSubmitting(true)
    setProblem(undefined)
    try {
      await typed.flush()
      await finishExam(history, course, attemptId, document, seconds, steadyNow())
      isOver.current = true
      if (!(await findAttempt(history, attemptId))) throw new Error('a finished exam has an attempt')
      const sent = await sendAttempt(history, attemptId)
      if (sent?.ok === false && sent.reason === 'refused') {
        const comfort = isFinalRefusal(sent.status) ? KEPT : KEPT_AND_SENT
        return setProblem({ message: sent.message || 'Failed to submit exam', comfort })
      }
      await navigate({ to: results, replace: true })
    } catch {
      setProblem({ message: 'Failed to submit exam' }) // ERR-43
    } finally {
      isBusy.current = false
      setSubmitting(false)
    }
  }

  return {
    answer,
    reply: typed.change,
    recordTyped: typed.flush,
    recordCalculator: calculator.flush,
    keepCalculator: (entries: CalculatorEntries) => calculator.change('calculator', entries),
    flag,
    strike,
    finishPart,
    endBreak,
    submit,
    isSubmitting,
    problem,
    isOver,
  }
}
