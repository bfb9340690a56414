import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'

/** What came of a check, said in words and read out. */
export function Verdict({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  const Icon = isRight ? CircleCheck : CircleX
  return (
    <p
      className={`flex animate-feedback items-start gap-2 font-medium ${isRight ? 'text-success' : 'text-error'} [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0`}
    >
      <Icon aria-hidden />
      <span>{children}</span>
    </p>
  )
}

/** The mark at one item: a sign and a word for those who do not see it. */
export function ItemMark({ isRight }: { isRight: boolean }) {
  return isRight ? (
    <CircleCheck role="img" aria-label="Right" className="size-5 shrink-0 text-success" />
  ) : (
    <CircleX role="img" aria-label="Not yet" className="size-5 shrink-0 text-error" />
  )
}
