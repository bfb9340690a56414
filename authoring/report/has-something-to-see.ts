import { figuresOf } from '#domain/figure/authored-figure.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'

/** A table, a listing, a quoted passage or a picture inside the prompt. */
const SHOWN_IN_TEXT = /^\s*\|.*\|\s*$|^\s*```|^\s*>|!\[/m

/** Whether a question begins from a figure, a table, a listing or a passage (content/README.md, "Report"). */
export function hasSomethingToSee(question: AuthoredQuestion): boolean {
  const isSeenFirst = figuresOf(question).some(({ at = 'prompt' }) => at === 'prompt' || at.startsWith('options.'))
  return (
    question.stimulus !== undefined ||
    isSeenFirst ||
    isAnsweredOnAFigure(question) ||
    SHOWN_IN_TEXT.test(question.prompt)
  )
}

const isAnsweredOnAFigure = ({ graph, places, table }: AuthoredQuestion) => (graph ?? places ?? table) !== undefined
