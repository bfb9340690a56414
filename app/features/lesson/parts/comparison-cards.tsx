import { Scale } from 'lucide-react'
import { RichText } from '#app/components/rich-text.tsx'
import type { ShownSection } from '../queries.ts'
import { PartFrame, PartLabel } from './part-frame.tsx'
import { RichList } from './rich-list.tsx'

/** Compare & Contrast: cards side by side (LES-17). */
export function ComparisonCards({ cards }: { cards: ShownSection['comparison'] }) {
  return (
    <PartFrame title="Compare & Contrast" icon={<Scale aria-hidden />}>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {cards.map(({ title, definition, characteristics, examples }) => (
          <li key={title} className="flex flex-col gap-3 rounded-lg border border-t-4 border-t-theme bg-background p-4">
            <h4 className="font-semibold">{title}</h4>
            {definition && <RichText value={definition} />}
            {characteristics.length > 0 && (
              <div>
                <PartLabel>Characteristics</PartLabel>
                <RichList items={characteristics} className="mt-1" />
              </div>
            )}
            {examples.length > 0 && (
              <div>
                <PartLabel>Examples</PartLabel>
                <RichList items={examples} className="mt-1" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </PartFrame>
  )
}
