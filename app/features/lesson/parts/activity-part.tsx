import { Hammer } from 'lucide-react'
import { RichText } from '#app/components/rich-text.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '#app/components/ui/collapsible.tsx'
import type { ShownSection } from '../queries.ts'
import { PartFrame, PartLabel } from './part-frame.tsx'
import { RichList } from './rich-list.tsx'

/** Something to do away from the screen (LES-21). What should come out stays folded until the student wants to compare. */
export function ActivityPart({ activity }: { activity: NonNullable<ShownSection['activity']> }) {
  const { description, instructions, items, expectedOutcome } = activity
  return (
    <PartFrame title="Activity" icon={<Hammer aria-hidden />}>
      <RichText value={description} />
      {Array.isArray(instructions) ? (
        <RichList items={instructions} isOrdered className="mt-3" />
      ) : (
        instructions && <RichText value={instructions} className="mt-3" />
      )}
      {items.length > 0 && (
        <div className="mt-3">
          <PartLabel>You need</PartLabel>
          <RichList items={items} className="mt-1" />
        </div>
      )}
      {expectedOutcome && (
        <Collapsible className="mt-3">
          <CollapsibleTrigger className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            Expected outcome
          </CollapsibleTrigger>
          <CollapsibleContent forceMount className="data-[state=closed]:hidden print:data-[state=closed]:block">
            <RichText value={expectedOutcome} className="mt-3" />
          </CollapsibleContent>
        </Collapsible>
      )}
    </PartFrame>
  )
}
