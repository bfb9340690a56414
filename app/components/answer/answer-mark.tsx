import { Check, X } from 'lucide-react'
import { cn } from '../cn.ts'

/** Right or wrong, in a sign and in words: colour alone says nothing to many. */
export function AnswerMark({ isRight, children }: { isRight: boolean; children?: string }) {
  const Icon = isRight ? Check : X
  const words = children ?? (isRight ? 'Correct' : 'Incorrect')
  return (
    <span
      className={cn('flex shrink-0 items-center gap-1 font-medium text-sm', isRight ? 'text-success' : 'text-error')}
    >
      <Icon aria-hidden className="size-4" />
      {words}
    </span>
  )
}
