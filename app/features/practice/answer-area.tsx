import { AnswerMatch } from './answer-match.tsx'
import { AnswerOptions } from './answer-options.tsx'
import { AnswerText } from './answer-text.tsx'
import type { PracticeQuestion } from './queries.ts'
import type { QuestionTurn } from './use-question-turn.ts'

/** Where the student answers, by type of question (CHP-39). */
export function AnswerArea({ question, turn }: { question: PracticeQuestion; turn: QuestionTurn }) {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      return <AnswerOptions question={question} turn={turn} />
    case 'numeric':
    case 'short-answer':
      return <AnswerText question={question} turn={turn} />
    case 'match':
      return <AnswerMatch question={question} turn={turn} />
    case 'draw':
      return (
        <p className="rounded-lg border border-dashed px-4 py-8 text-center text-muted-foreground">
          Drawing interface will be available in a future update.
        </p>
      )
  }
}
