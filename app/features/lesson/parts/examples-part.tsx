import { Sparkles } from 'lucide-react'
import { RichText } from '#app/components/rich-text.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { ShownSection } from '../queries.ts'
import { PartFrame } from './part-frame.tsx'
import { RichList } from './rich-list.tsx'

/** Worked examples in words (LES-23). */
export function ExamplesPart({ examples }: { examples: ShownSection['examples'] }) {
  return (
    <PartFrame title={examples.length === 1 ? 'Example' : 'Examples'} icon={<Sparkles aria-hidden />}>
      <ul className="flex flex-col divide-y">
        {examples.map(({ title, type, explanation, examples: cases }) => (
          <li key={title} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-2">
              <h4 className="font-semibold">{title}</h4>
              {type && <Badge variant="theme">{type}</Badge>}
            </div>
            {explanation && <RichText value={explanation} />}
            <RichList items={cases} />
          </li>
        ))}
      </ul>
    </PartFrame>
  )
}
