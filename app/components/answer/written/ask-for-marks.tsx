import { Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LONGEST_MARKED } from '#domain/ilm/mark-suggestions.ts'
import { ILM_NAME } from '#domain/product.ts'
import { Button } from '../../ui/button.tsx'
import type { MarkHelp } from './use-suggested-marks.ts'

const DECIDE = 'It can be wrong: you decide every line.'

/** Asking Ilm for marks of what was written, and what came of it. The marks themselves stand at the lines of the rubric. */
export function AskForMarks({ suggested: { status, message, asked, byLine, ask } }: { suggested: MarkHelp }) {
  const outcome = useRef<HTMLParagraphElement>(null)
  // the button is gone: the keyboard and the screen reader go on with what came of it
  useEffect(() => {
    if (status === 'given') outcome.current?.focus()
  }, [status])
  const longest = LONGEST_MARKED.toLocaleString('en-CA')
  if (status === 'too-long')
    return (
      <p className="text-muted-foreground text-sm">
        {`Your answer is longer than ${ILM_NAME} can read (${longest} characters), so there are no suggestions. Mark it yourself as usual.`}
      </p>
    )
  if (status === 'given')
    return (
      <p ref={outcome} tabIndex={-1} className="rounded-lg bg-muted px-4 py-3 text-sm" data-testid="suggested-marks">
        {`${ILM_NAME} found words of yours for ${byLine?.size ?? 0} of ${asked} ${asked === 1 ? 'line' : 'lines'}. ${DECIDE}`}
      </p>
    )
  const isAsking = status === 'asking'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-muted px-4 py-3">
      <Button variant="outline" aria-disabled={isAsking} onClick={() => !isAsking && ask()}>
        <Sparkles aria-hidden />
        {isAsking ? `${ILM_NAME} is reading…` : `Ask ${ILM_NAME} for a suggestion`}
      </Button>
      <p aria-live="polite" className="min-w-0 flex-1 basis-60 text-muted-foreground text-sm">
        {message ??
          `A language model reads what you wrote here, without your name, and points to the words that may earn a point. ${DECIDE}`}
      </p>
    </div>
  )
}
