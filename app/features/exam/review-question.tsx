import { Link } from '@tanstack/react-router'
import { BookOpen, Check, CircleSlash, Layers, PencilLine, Target, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AnswerInput } from '#app/components/answer/answer-input.tsx'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { AskIlmLink } from '#app/platform/ask-ilm-link.tsx'
import { BesideStimulus } from '#app/platform/beside-stimulus.tsx'
import { addressesOf, lessonLink } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ExamQuestionOf } from '#domain/exam/exam.ts'
import { chosenOption, replyTo } from '#domain/exam/exam-answers.ts'
import { judgeAnswer, type QuestionOutcome } from '#domain/exam/judge-answer.ts'
import { describeCorrectAnswer, describeReply } from '#domain/question/describe-answer.ts'
import { describeSet, setAround } from '#domain/question/question-set.ts'
import type { Reply } from '#domain/question/reply.ts'
import { stimulusOf } from '#domain/stimulus/stimulus.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { optionLetter } from './player-question.tsx'
import { ReviewOptions } from './review-options.tsx'
import type { ShownAttempt } from './use-attempt.ts'

const chips: Record<
  QuestionOutcome,
  { variant: 'success' | 'error' | 'warning' | 'info'; icon: typeof Check; label: string }
> = {
  correct: { variant: 'success', icon: Check, label: 'Correct' },
  incorrect: { variant: 'error', icon: X, label: 'Incorrect' },
  unanswered: { variant: 'warning', icon: CircleSlash, label: 'Unanswered' },
  unmarked: { variant: 'info', icon: PencilLine, label: 'Not marked yet' },
}
const difficultyNames: Record<string, string> = { 1: 'Easy', 2: 'Intermediate', 3: 'Advanced' }

type ReviewQuestionProps = {
  course: CourseContext
  attempt: ShownAttempt
  question: ExamQuestionOf<RichTextValue>
  /** where the stimulus of its set stands: in view beside it, or folded over it in a list of many */
  stimulusAs: 'beside' | 'above'
}

/** A question with what was chosen and what is right (EXV-05..07), beside the stimulus of its set as the student left it. */
export function ReviewQuestion({ stimulusAs, ...props }: ReviewQuestionProps) {
  const { course, attempt, question } = props
  const { questions, stimuli } = attempt.exam
  const stimulus = stimulusOf(stimuli, question)
  if (!stimulus) return <ReviewedQuestion {...props} />
  const place = questions.findIndex(({ id }) => id === question.id)
  return (
    <BesideStimulus
      key={stimulus.id}
      course={course}
      stimulus={stimulus}
      attemptId={attempt.attemptId}
      about={describeSet(setAround(questions, place))}
      as={stimulusAs}
    >
      <ReviewedQuestion {...props} />
    </BesideStimulus>
  )
}

/** The question itself, and the ways on: the lesson, and Ilm. */
function ReviewedQuestion({ course, attempt, question }: Omit<ReviewQuestionProps, 'stimulusAs'>) {
  const { outcome, score, checked } = judgeAnswer(question, attempt.answers, attempt.compare)
  const chosen = chosenOption(attempt.answers, question.id)
  const reply = replyTo(attempt.answers, question.id)
  const { variant, icon: Icon, label } = chips[outcome]
  const chosenFeedback = chosen === undefined || outcome === 'correct' ? undefined : question.feedback?.[chosen]
  const feedback = chosenFeedback ?? checked?.mistake?.feedback
  const given = describeGivenText(question, chosen, reply)
  return (
    <article className="grid grid-cols-1 gap-4 rounded-xl border bg-card p-5">
      <div className="flex flex-wrap gap-2">
        <Badge variant={variant}>
          <Icon aria-hidden />
          {outcome === 'incorrect' && score > 0 ? `Partly correct: ${Math.round(100 * score)}%` : label}
        </Badge>
        {question.difficulty !== undefined && (
          <Badge>{difficultyNames[String(question.difficulty)] ?? question.difficulty}</Badge>
        )}
        {question.topic && <Badge variant="outline">{question.topic}</Badge>}
        {question.subtopic && <Badge variant="outline">{question.subtopic}</Badge>}
      </div>
      {question.difficultyReason && (
        <p className="text-muted-foreground text-sm">What makes it advanced: {question.difficultyReason}</p>
      )}
      <RichText value={question.text} className="text-lg" />
      <Figures figures={question.figures} at="prompt" />
      {question.question ? (
        <AnswerInput
          question={question.question}
          reply={reply}
          stage="shown"
          parts={checked?.parts}
          isCheckedLater
          onDraft={ignore}
          onAnswer={ignore}
        />
      ) : (
        <ReviewOptions question={question} chosen={chosen} />
      )}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Answer label="Your Answer">{describeGiven(question, chosen, reply)}</Answer>
        <Answer label="Correct Answer">{describeRight(question)}</Answer>
      </dl>
      {feedback && (
        <div className="rounded-lg bg-muted px-4 py-3">
          <p className="font-semibold text-sm">About your choice</p>
          <RichText value={feedback} />
          <Figures figures={question.figures} at={`feedback.${chosen}`} className="mt-3" />
        </div>
      )}
      {question.explanation && (
        <div className="rounded-lg bg-info-surface px-4 py-3">
          <p className="font-semibold text-sm">Explanation</p>
          <RichText value={question.explanation} />
          <Figures figures={question.figures} at="explanation" className="mt-3" />
        </div>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {question.moduleId && question.lessonId && (
          <>
            <Link
              {...lessonLink(course, {
                moduleId: question.moduleId,
                lessonId: question.lessonId,
                sectionId: question.sectionId,
              })}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              <BookOpen aria-hidden />
              Read the lesson
            </Link>
            <Link
              to={addressesOf(course).challenges(question.moduleId)}
              search={{ lesson: question.lessonId }}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              <Target aria-hidden />
              Practise this
            </Link>
            <Link
              to={addressesOf(course).flashcards(question.moduleId)}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              <Layers aria-hidden />
              Cards
            </Link>
          </>
        )}
        <AskIlmLink
          course={course}
          about={{
            questionId: question.templateId ?? question.id,
            ...(question.moduleId === undefined ? {} : { moduleId: question.moduleId }),
            ...(question.seed === undefined ? {} : { seed: question.seed }),
            ...(given === undefined ? {} : { answer: given }),
          }}
          variant="outline"
          size="sm"
        />
      </div>
    </article>
  )
}

/** A review changes nothing. */
const ignore = () => undefined

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-sm">{label}</dt>
      <dd>{children ?? 'Not answered'}</dd>
    </div>
  )
}

/** What was given, in words for Ilm. */
function describeGivenText(question: Question, chosen: number | undefined, reply: Reply | null): string | undefined {
  if (question.question) return reply ? describeReply(question.question, reply) : undefined
  return chosen === undefined ? undefined : question.options[chosen]?.text
}

type Question = ReviewQuestionProps['question']

function describeGiven(question: Question, chosen: number | undefined, reply: Reply | null): ReactNode {
  if (question.question) return reply && describeReply(question.question, reply)
  return chosen === undefined ? undefined : <LetteredOption question={question} index={chosen} />
}

function describeRight(question: Question): ReactNode {
  if (question.question) return describeCorrectAnswer(question.question)
  return <LetteredOption question={question} index={question.correctIndex} />
}

function LetteredOption({ question, index }: { question: Question; index: number }) {
  const option = question.options[index]
  if (!option) return 'Not answered'
  return (
    <>
      {optionLetter(index)}. <RichText value={option} inline />
    </>
  )
}
