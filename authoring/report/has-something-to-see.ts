import { figuresOf } from '#domain/figure/authored-figure.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'

/** Types that are answered on a figure or in a table. */
const ANSWERED_ON_A_FIGURE = new Set(['graph', 'label', 'draw', 'table'])
/** A table, a listing, a quoted passage or a picture inside the prompt. */
const SHOWN_IN_TEXT = /^\s*\|.*\|\s*$|^\s*```|^\s*>|!\[/m

/** Whether a question begins from a figure, a table, a listing or a passage (content/README.md, "Report"). */
export function hasSomethingToSee(question: AuthoredQuestion): boolean {
  const isSeenFirst = figuresOf(question).some(({ at = 'prompt' }) => at === 'prompt' || at.startsWith('options.'))
  return (
    question.stimulus !== undefined ||
    isSeenFirst ||
    ANSWERED_ON_A_FIGURE.has(question.type) ||
    SHOWN_IN_TEXT.test(question.prompt)
  )
}
