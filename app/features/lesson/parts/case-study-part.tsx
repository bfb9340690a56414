import { MapPin } from 'lucide-react'
import { RichText } from '#app/components/rich-text.tsx'
import type { ShownSection } from '../queries.ts'
import { PartFrame, PartLabel } from './part-frame.tsx'
import { RichList } from './rich-list.tsx'

/** LES-20. */
export function CaseStudyPart({ study }: { study: NonNullable<ShownSection['caseStudy']> }) {
  const { title, scenario, impact, questions, discussionPrompts } = study
  return (
    <PartFrame title={`Case study: ${title}`} icon={<MapPin aria-hidden />} className="border-s-4 border-s-theme">
      <RichText value={scenario} className="max-w-[68ch]" />
      {impact && (
        <div className="mt-4">
          <PartLabel>Impact</PartLabel>
          <RichText value={impact} className="mt-1 max-w-[68ch]" />
        </div>
      )}
      {questions.length > 0 && (
        <div className="mt-4">
          <PartLabel>Questions</PartLabel>
          <RichList items={questions} isOrdered className="mt-1" />
        </div>
      )}
      {discussionPrompts.length > 0 && (
        <div className="mt-4">
          <PartLabel>To discuss</PartLabel>
          <RichList items={discussionPrompts} className="mt-1" />
        </div>
      )}
    </PartFrame>
  )
}
