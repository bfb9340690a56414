import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'

/** Helpful hints, one at a time (LES-26). On paper all of them. */
export function HintsPart({ hints }: { hints: readonly RichTextValue[] }) {
  const [shown, setShown] = useState(0)
  return (
    <section aria-label="Helpful hints" className="rounded-xl border border-dashed px-4 py-4 sm:px-5">
      <h3 className="flex items-center gap-2 font-semibold [&_svg]:size-5 [&_svg]:text-theme">
        <LifeBuoy aria-hidden />
        Helpful hints
      </h3>
      <ol aria-live="polite" className="mt-2 flex list-decimal flex-col gap-2 ps-5">
        {hints.map((hint, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hints are only ever revealed in order
          <li key={index} className={index < shown ? undefined : 'reveal-in-print hidden'}>
            <RichText value={hint} inline />
          </li>
        ))}
      </ol>
      {shown < hints.length && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setShown(shown + 1)}>
          {shown === 0 ? 'Show a hint' : 'Show another hint'} ({shown + 1} of {hints.length})
        </Button>
      )}
    </section>
  )
}
