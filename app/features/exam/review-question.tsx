import { Link } from '@tanstack/react-router'
import { BookOpen, Check, CircleSlash, MessageCircleQuestion, X } from 'lucide-react'
import { cn } from '#app/components/cn.ts'
import { RichText } from '#app/components/rich-text.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { outcomeOf, type QuestionOutcome } from '#domain/exam/analyse-exam.ts'
import type { ExamQuestionOf } from '#domain/exam/exam.ts'
import { answerOf } from '#domain/exam/score-exam.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { optionLetter } from './player-question.tsx'
import type { ShownAttempt } from './use-attempt.ts'

const chips: Record<QuestionOutcome, { variant: 'success' | 'error' | 'warning'; icon: typeof Check; label: string }> =
  {
    correct: { variant: 'success', icon: Check, label: 'Correct' },
    incorrect: { variant: 'error', icon: X, label: 'Incorrect' },
    unanswered: { variant: 'warning', icon: CircleSlash, label: 'Unanswered' },
  }
const difficultyNames: Record<string, string> = { 1: 'Easy', 2: 'Intermediate', 3: 'Advanced' }
const ilmTab = 4

type ReviewQuestionProps = { course: CourseContext; attempt: ShownAttempt; question: ExamQuestionOf<RichTextValue> }

/** A question with what was chosen and what is right (EXV-05..07), and the ways on: the lesson, and Ilm. */
export function ReviewQuestion({ course, attempt, question }: ReviewQuestionProps) {
  const outcome = outcomeOf(question, attempt.answers)
  const chosen = answerOf(attempt.answers, question.id)
  const { variant, icon: Icon, label } = chips[outcome]
  const chosenOption = chosen === undefined ? undefined : question.options[chosen]
  const correctOption = question.options[question.correctIndex]
  const feedback = chosen === undefined || outcome === 'correct' ? undefined : question.feedback?.[chosen]
  const { subject } = course.paths
  return (
    <article className="grid grid-cols-1 gap-4 rounded-xl border bg-card p-5">
      <div className="flex flex-wrap gap-2">
        <Badge variant={variant}>
          <Icon aria-hidden />
          {label}
        </Badge>
        {question.difficulty !== undefined && (
          <Badge>{difficultyNames[String(question.difficulty)] ?? question.difficulty}</Badge>
        )}
        {question.topic && <Badge variant="outline">{question.topic}</Badge>}
        {question.subtopic && <Badge variant="outline">{question.subtopic}</Badge>}
      </div>
      <RichText value={question.text} className="text-lg" />
      <ol className="grid grid-cols-1 gap-2">
        {question.options.map((option, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no ids, and their order is part of the attempt
            key={index}
            className={cn(
              'flex items-center gap-3 rounded-lg border px-4 py-2.5',
              index === question.correctIndex && 'border-success bg-success-surface',
              index === chosen && index !== question.correctIndex && 'border-error bg-error-surface',
            )}
          >
            <span aria-hidden className="font-semibold">
              {optionLetter(index)}
            </span>
            <RichText value={option} inline className="min-w-0" />
            {index === question.correctIndex && <span className="ms-auto shrink-0 text-sm text-success">Correct</span>}
            {index === chosen && index !== question.correctIndex && (
              <span className="ms-auto shrink-0 text-error text-sm">Chosen</span>
            )}
          </li>
        ))}
      </ol>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Answer label="Your Answer" option={chosenOption} index={chosen} />
        <Answer label="Correct Answer" option={correctOption} index={question.correctIndex} />
      </dl>
      {feedback && (
        <div className="rounded-lg bg-muted px-4 py-3">
          <p className="font-semibold text-sm">About your choice</p>
          <RichText value={feedback} />
        </div>
      )}
      {question.explanation && (
        <div className="rounded-lg bg-info-surface px-4 py-3">
          <p className="font-semibold text-sm">Explanation</p>
          <RichText value={question.explanation} />
        </div>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {question.moduleId && question.lessonId && (
          <Link
            to={course.paths.lesson(question.moduleId, question.lessonId)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <BookOpen aria-hidden />
            Read the lesson
          </Link>
        )}
        <Link
          to={subject.to}
          search={{ ...subject.search, tab: ilmTab }}
          state={{
            ...subject.state,
            askAbout: {
              questionId: question.templateId ?? question.id,
              ...(question.moduleId === undefined ? {} : { moduleId: question.moduleId }),
              ...(question.seed === undefined ? {} : { seed: question.seed }),
              ...(chosenOption === undefined ? {} : { answer: chosenOption.text }),
            },
          }}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <MessageCircleQuestion aria-hidden />
          Ask Ilm about this
        </Link>
      </div>
    </article>
  )
}

function Answer({
  label,
  option,
  index,
}: {
  label: string
  option: RichTextValue | undefined
  index: number | undefined
}) {
  return (
    <div>
      <dt className="font-semibold text-sm">{label}</dt>
      <dd>
        {option && index !== undefined ? (
          <>
            {optionLetter(index)}. <RichText value={option} inline />
          </>
        ) : (
          'Not answered'
        )}
      </dd>
    </div>
  )
}
