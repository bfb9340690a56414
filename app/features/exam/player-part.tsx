import { Navigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Flag, Keyboard } from 'lucide-react'
import { useRef, useState } from 'react'
import { cn } from '#app/components/cn.ts'
import { scrollToStart } from '#app/components/scroll-to-start.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Toggle } from '#app/components/ui/toggle.tsx'
import { BesideStimulus } from '#app/platform/beside-stimulus.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { RunningExam } from '#domain/attempt/fold-running-exam.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { chosenOption, givenOf, replyTo } from '#domain/exam/exam-answers.ts'
import { sectionSpan } from '#domain/exam/exam-sections.ts'
import { breakBefore } from '#domain/exam/exam-timeline.ts'
import { describeSet, setAround } from '#domain/question/question-set.ts'
import { stimulusOf } from '#domain/stimulus/stimulus.ts'
import type { ExamDocument } from './exam-document.ts'
import { FinishPartDialog, KeyboardHelp, ReferenceSheet, SubmitDialog } from './lazy-player-overlays.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PlayerCalculator } from './player-calculator.tsx'
import { playerCells } from './player-cells.ts'
import { PlayerHeading } from './player-heading.tsx'
import { PlayerNavigator } from './player-navigator.tsx'
import { PlayerProblem } from './player-problem.tsx'
import { PlayerQuestion } from './player-question.tsx'
import { PlayerReply } from './player-reply.tsx'
import { useExamAttempt } from './use-exam-attempt.ts'
import { steadyNow, useDeadlinePassed, useSecondsLeft } from './use-exam-clock.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useQuestionSeconds } from './use-question-seconds.ts'

export type ExamPlayerProps = {
  course: CourseContext
  running: RunningExam
  document: ExamDocument
  /** handed in, by this page or in another tab */
  isFinished: boolean
}
type OpenDialog = 'submit' | 'part' | 'help' | undefined

/** One part of the exam under way, with its own clock and tools (EXP-01..19, D21). */
export function PlayerPart({
  course,
  running,
  document,
  isFinished,
  partIndex,
}: ExamPlayerProps & { partIndex: number }) {
  const { exam } = document
  const attempt = useExamAttempt(course, running, document)
  const [position, setPosition] = useState(0)
  const [dialog, setDialog] = useState<OpenDialog>()
  const heading = useRef<HTMLParagraphElement>(null)
  const player = useRef<HTMLDivElement>(null)

  const part = exam.parts[partIndex]
  const firstQuestion = part?.firstQuestion ?? 0
  const questions = exam.questions.slice(firstQuestion, firstQuestion + (part?.questionCount ?? exam.questions.length))
  const nextPart = exam.parts[partIndex + 1]
  const question = questions[position]
  const stimulus = question && stimulusOf(exam.stimuli, question)
  const deadline = running.deadlines[partIndex] ?? running.startedAt
  const secondsLeft = useSecondsLeft(deadline)
  const seconds = useQuestionSeconds(question?.id)

  const submit = () => void attempt.submit(seconds())
  useDeadlinePassed(deadline, secondsLeft, () => {
    if (nextPart) attempt.finishPart(partIndex, deadline)
    else submit()
  })

  function go(to: number) {
    if (to < 0 || to >= questions.length) return
    void attempt.recordTyped()
    setPosition(to)
    // a new question starts at its top, and a screen reader starts with its number
    heading.current?.focus({ preventScroll: true })
    scrollToStart(player.current)
  }
  const given = givenOf(running)
  const isFlagged = question !== undefined && running.flagged.includes(question.id)
  const struck = question ? (running.struck[question.id] ?? []) : []
  usePlayerKeys(
    {
      choose: (option) => question && attempt.answer(question.id, option),
      strike: (option) => question && attempt.strike(question.id, option, !struck.includes(option)),
      next: () => go(position + 1),
      previous: () => go(position - 1),
      flag: () => question && attempt.flag(question.id, !isFlagged),
      help: () => setDialog('help'),
    },
    question?.options.length ?? 0,
  )

  if (isFinished && !attempt.isSubmitting && attempt.problem === undefined)
    return <Navigate to={addressesOf(course).examResults(running.attemptId)} replace />

  const allCells = playerCells(exam, running)
  // counted within the section: what is closed cannot be changed any more
  const section = sectionSpan(exam, partIndex)
  const sectionCells = allCells
    .slice(section.first, section.first + section.count)
    .map((cell, index) => ({ ...cell, number: index + 1 }))
  const cells = sectionCells.slice(firstQuestion - section.first).slice(0, questions.length)
  const answered = cells.filter((cell) => cell.isAnswered).length
  const sectionAnswered = sectionCells.filter((cell) => cell.isAnswered).length
  const isLast = position === questions.length - 1
  const dialogProps = (name: NonNullable<OpenDialog>) => ({
    isOpen: dialog === name,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? name : undefined),
  })

  const body = (
    <section aria-label="Question" className="grid grid-cols-1 content-start gap-6">
      <div className="flex flex-wrap items-center gap-2">
        {question && (
          <Toggle
            variant="outline"
            size="sm"
            pressed={isFlagged}
            onPressedChange={(pressed) => attempt.flag(question.id, pressed)}
          >
            <Flag aria-hidden />
            Flag for review
          </Toggle>
        )}
        {part && <PlayerCalculator part={part} kept={running.calculator} attempt={attempt} />}
        {exam.referenceSheet && part?.referenceSheet !== false && <ReferenceSheet sheet={exam.referenceSheet} />}
        <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => setDialog('help')}>
          <Keyboard aria-hidden />
          Keyboard
        </Button>
      </div>
      {question?.question && (
        <PlayerReply
          key={question.id}
          text={question.text}
          figures={question.figures}
          question={question.question}
          reply={replyTo(given, question.id)}
          onReply={(reply) => attempt.reply(question.id, reply)}
        />
      )}
      {question && !question.question && (
        <PlayerQuestion
          key={question.id}
          question={question}
          chosen={chosenOption(given, question.id)}
          struck={struck}
          onChoose={(option) => attempt.answer(question.id, option)}
          onStrike={(option, isStruck) => attempt.strike(question.id, option, isStruck)}
        />
      )}
      <div className="flex flex-wrap justify-between gap-3 border-t pt-4">
        <Button variant="outline" onClick={() => go(position - 1)} disabled={position === 0}>
          <ChevronLeft aria-hidden />
          Previous
        </Button>
        {!isLast && (
          <Button onClick={() => go(position + 1)}>
            Next Question
            <ChevronRight aria-hidden />
          </Button>
        )}
        {isLast && !nextPart && <Button onClick={() => setDialog('submit')}>Submit Exam</Button>}
        {isLast && nextPart && (
          <Button className="h-auto min-h-10 whitespace-normal" onClick={() => setDialog('part')}>
            Go on to {nextPart.title}
          </Button>
        )}
      </div>
    </section>
  )

  return (
    <div ref={player} className="exam-player mx-auto w-full max-w-6xl px-4 py-4 sm:px-6 lg:scroll-mt-16">
      <LeaveGuard isActive={() => !isFinished && !attempt.isOver.current} />
      <PlayerHeading
        title={exam.title}
        part={exam.parts.length > 1 ? part?.title : undefined}
        question={firstQuestion - section.first + position + 1}
        answered={sectionAnswered}
        of={section.count}
        secondsLeft={secondsLeft}
        questionRef={heading}
      />

      {attempt.problem && dialog !== 'submit' && (
        <PlayerProblem
          problem={attempt.problem}
          isSubmitting={attempt.isSubmitting}
          onSubmit={submit}
          results={isFinished ? addressesOf(course).examResults(running.attemptId) : undefined}
        />
      )}
      <div className={cn('grid grid-cols-1 gap-8 py-6', !stimulus && 'lg:grid-cols-[minmax(0,1fr)_18rem]')}>
        {stimulus && (
          <BesideStimulus
            key={stimulus.id}
            course={course}
            stimulus={stimulus}
            attemptId={running.attemptId}
            about={describeSet(setAround(questions, position), firstQuestion - section.first)}
          >
            {body}
          </BesideStimulus>
        )}
        {!stimulus && body}
        <aside aria-label="Question navigator" className={stimulus ? undefined : 'lg:sticky lg:top-48 lg:self-start'}>
          <PlayerNavigator cells={cells} current={position} onGo={go} />
        </aside>
      </div>

      <SubmitDialog
        {...dialogProps('submit')}
        answered={sectionAnswered}
        total={section.count}
        flagged={sectionCells.filter((cell) => cell.isFlagged).length}
        secondsLeft={secondsLeft}
        isSubmitting={attempt.isSubmitting}
        problem={attempt.problem}
        onSubmit={submit}
      />
      {nextPart && part && (
        <FinishPartDialog
          {...dialogProps('part')}
          part={part.title}
          nextPart={nextPart.title}
          hasBreak={breakBefore(exam.parts, partIndex + 1) > 0}
          openQuestions={questions.length - answered}
          onFinish={() => attempt.finishPart(partIndex, steadyNow())}
        />
      )}
      <KeyboardHelp {...dialogProps('help')} />
    </div>
  )
}
