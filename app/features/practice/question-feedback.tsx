import { Link } from '@tanstack/react-router'
import { BookOpen, CircleCheck, CircleSlash2, CircleX, Clock, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/components/cn.ts'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { lessonLink } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { describeCorrectAnswer } from '#domain/question/describe-answer.ts'
import { describeSlip } from '#domain/question/describe-check.ts'
import type { PracticeQuestion } from './queries.ts'
import type { Ended } from './turn.ts'
import type { QuestionTurn } from './use-question-turn.ts'

type QuestionFeedbackProps = {
  course: CourseContext
  moduleId: string
  question: PracticeQuestion
  turn: QuestionTurn
}

/** What the answer was worth, what the mistake may be, and why the right answer is right (CHP-15, CHP-24, CHP-25). */
export function QuestionFeedback({ course, moduleId, question, turn }: QuestionFeedbackProps) {
  const { ended } = turn
  return (
    <div aria-live="polite" data-testid="feedback" className="empty:-mt-5">
      {ended && turn.isFeedbackShown && (
        <div
          className={cn(
            'flex animate-feedback flex-col gap-4 rounded-lg border px-4 py-4',
            ended.status === 'correct' && 'border-success/40 bg-success-surface',
            ended.status === 'incorrect' && !ended.score && 'border-error/40 bg-error-surface',
            ended.score && 'border-warning/40 bg-warning-surface',
            ended.status === 'skipped' && 'bg-muted',
          )}
        >
          <Verdict ended={ended} />
          <AboutAnswer question={question} ended={ended} chosen={chosenOption(turn.reply)} />
          <RightAnswer question={question} ended={ended} />
          {question.explanation && (
            <Part title="Why">
              <RichText value={question.explanation} />
              <Figures figures={question.figures} at="explanation" className="mt-3" />
            </Part>
          )}
          {ended.status !== 'correct' && question.lessonId && (
            <Link
              {...lessonLink(course, {
                moduleId: question.moduleId ?? moduleId,
                lessonId: question.lessonId,
                sectionId: question.sectionId,
              })}
              className="link inline-flex w-fit items-center gap-1.5 text-sm"
            >
              <BookOpen aria-hidden className="size-4" />
              Read the lesson
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

function Verdict({ ended }: { ended: Ended }) {
  const looks = {
    correct: { Icon: CircleCheck, words: 'Correct', tone: 'text-success' },
    incorrect: { Icon: CircleX, words: 'Incorrect', tone: 'text-error' },
    skipped: { Icon: Eye, words: 'Answer shown', tone: 'text-foreground' },
  }
  const partly = {
    Icon: CircleSlash2,
    words: `Partly correct: ${Math.round(100 * (ended.score ?? 0))}%`,
    tone: 'text-warning',
  }
  const { Icon, words, tone } = ended.score ? partly : looks[ended.status]
  const isTime = ended.cause === 'time'
  return (
    <p className={cn('flex items-center gap-2 font-semibold', tone)}>
      {isTime ? <Clock aria-hidden className="size-5" /> : <Icon aria-hidden className="size-5" />}
      {isTime ? 'Time’s up' : words}
    </p>
  )
}

/** The id of the option that was chosen, where the answer is one option. */
const chosenOption = (reply: QuestionTurn['reply']) => (reply && 'optionId' in reply ? reply.optionId : undefined)

type AboutAnswerProps = { question: PracticeQuestion; ended: Ended; chosen: string | undefined }

/** Feedback of the choice, the wrong idea behind it in words, and slips by name. */
function AboutAnswer({ question, ended, chosen }: AboutAnswerProps) {
  const feedback = ended.praise ?? ended.mistake?.feedback
  const id = ended.mistake?.misconception
  const misconception = id === undefined ? undefined : question.misconceptions?.find((known) => known.id === id)
  if (!feedback && !misconception && !ended.slip) return null
  return (
    <>
      {feedback && <RichText value={feedback} />}
      {chosen !== undefined && <Figures figures={question.figures} at={`feedback.${chosen}`} />}
      {ended.slip && <p>{describeSlip(ended.slip, question)}</p>}
      {misconception && (
        <div data-testid="misconception" className="rounded-md border border-current/20 bg-card px-3 py-2.5">
          <p className="font-semibold text-sm">A common mix-up</p>
          <p>
            <q>
              <RichText value={misconception.belief} inline />
            </q>
          </p>
          <p className="mt-1">
            <span className="font-medium">In fact: </span>
            <RichText value={misconception.correction} inline />
          </p>
        </div>
      )}
    </>
  )
}

/** Typed and shown answers need the right one in words; choices are marked where they stand, pairs as well. */
function RightAnswer({ question, ended }: { question: PracticeQuestion; ended: Ended }) {
  const reveal = answerTypeOf(question).reveal(question, ended)
  const sample = reveal === 'sample' ? question.sampleAnswer : undefined
  const text = describeCorrectAnswer(question)
  if (reveal === 'nothing' || (!sample && text === undefined)) return null
  return (
    <Part title={reveal === 'sample' ? 'Sample answer' : 'Correct answer'}>
      {sample ? <RichText value={sample} /> : <p className={cn(reveal === 'answer' && 'figures')}>{text}</p>}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold text-sm">{title}</p>
      {children}
    </div>
  )
}
