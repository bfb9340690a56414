import { Lightbulb } from 'lucide-react'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { PracticeQuestion } from './queries.ts'
import type { QuestionTurn } from './use-question-turn.ts'

type HintListProps = Pick<PracticeQuestion, 'hints' | 'figures'> & { turn: QuestionTurn }

/** Hints, one at a time (CHP-32). Using one lowers the evidence, not the mark. */
export function HintList({ hints, figures, turn }: HintListProps) {
  if (hints.length === 0 || (turn.ended && turn.hintsUsed === 0)) return null
  const left = hints.length - turn.hintsUsed
  return (
    <div className="flex flex-col items-start gap-3">
      {/* there before the hint is, so that a screen reader hears it come */}
      <ol aria-live="polite" aria-label="Hints" className="flex w-full flex-col gap-2 empty:hidden">
        {hints.slice(0, turn.hintsUsed).map((hint, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: hints have no ids, and their order never changes
            key={index}
            className="flex animate-feedback gap-3 rounded-lg bg-muted px-4 py-3"
          >
            <Lightbulb aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
            <div className="min-w-0">
              <span className="sr-only">Hint {index + 1}: </span>
              <RichText value={hint} />
              <Figures figures={figures} at={`hints.${index + 1}`} className="mt-3" />
            </div>
          </li>
        ))}
      </ol>
      {!turn.ended && left > 0 && (
        <Button variant="ghost" size="sm" onClick={turn.showHint}>
          <Lightbulb aria-hidden />
          {turn.hintsUsed === 0 ? 'Show Hint' : 'Next Hint'} ({left} left)
        </Button>
      )}
    </div>
  )
}
