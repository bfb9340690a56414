import { Hand } from 'lucide-react'
import { RichText } from '#app/components/rich-text.tsx'
import { tryItKind } from '#domain/content/try-it.ts'
import { PartFrame } from '../parts/part-frame.tsx'
import { RichList } from '../parts/rich-list.tsx'
import { FillIn } from './fill-in.tsx'
import type { InteractiveElement } from './interactive-element.ts'
import { Ordering } from './ordering.tsx'
import { SliderLab } from './slider-lab.tsx'
import { Sorting } from './sorting.tsx'

type TryItProps = {
  /** tells this Try It from all others */
  label: string
  element: InteractiveElement
  isOpen: boolean
}

/** "Try It" (LES-18): ordering, sorting, fill-in and slider are worked on in place; any other kind is a list. */
export function TryIt({ label, element, isOpen }: TryItProps) {
  const { description, instructions } = element
  return (
    <PartFrame title="Try It" icon={<Hand aria-hidden />} look="theme">
      {description && <RichText value={description} className="font-medium" />}
      {instructions && <RichText value={instructions} className="mt-1" />}
      <div className="mt-4">
        <TryItWork label={label} element={element} isOpen={isOpen} />
      </div>
    </PartFrame>
  )
}

function TryItWork({ label, element, isOpen }: TryItProps) {
  const { items, slider } = element
  const kind = tryItKind(element.type)
  if (kind === 'ordering' && items.length > 1) return <Ordering label={label} items={items} />
  if (kind === 'sorting' && items.length > 0) return <Sorting items={items} />
  if (kind === 'fill-in' && items.some((item) => item.accept?.length)) return <FillIn items={items} />
  if (kind === 'slider' && slider) return <SliderLab slider={slider} isOpen={isOpen} />
  return <RichList items={items.map((item) => item.text)} />
}
