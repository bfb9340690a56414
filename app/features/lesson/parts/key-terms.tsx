import { BookMarked } from 'lucide-react'
import { RichText } from '#app/components/rich-text.tsx'
import type { ShownSection } from '../queries.ts'
import { PartFrame } from './part-frame.tsx'

/** LES-22. */
export function KeyTerms({ terms }: { terms: ShownSection['keyTerms'] }) {
  return (
    <PartFrame title="Key terms" icon={<BookMarked aria-hidden />}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {terms.map(({ term, definition, examples }) => (
          <div key={term}>
            <dt className="font-semibold">
              <mark>{term}</mark>
            </dt>
            <dd className="mt-1">
              <RichText value={definition} />
            </dd>
            {examples.length > 0 && (
              <dd className="mt-1 text-muted-foreground text-sm">
                For example:{' '}
                {examples.map((example, index) => (
                  <span key={example.text}>
                    {index > 0 && ', '}
                    <RichText value={example} inline />
                  </span>
                ))}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </PartFrame>
  )
}
