import { Shapes } from 'lucide-react'
import { RichText } from '#app/components/rich-text.tsx'
import { isSafeMediaUrl } from '#domain/content/lesson-sections.ts'
import type { ShownSection } from '../queries.ts'
import { PartFrame } from './part-frame.tsx'
import { Picture } from './picture.tsx'

/** A diagram; without a picture its description and elements stand for it (LES-19, OPN-65). */
export function DiagramPart({ diagram }: { diagram: NonNullable<ShownSection['diagram']> }) {
  const { type, description, imageUrl, altText, elements } = diagram
  const title = type === 'diagram' ? 'Diagram' : `Diagram: ${type.replaceAll(/[-_]/g, ' ')}`
  return (
    <PartFrame title={title} icon={<Shapes aria-hidden />}>
      <figure>
        {imageUrl && isSafeMediaUrl(imageUrl) && <Picture src={imageUrl} alt={altText} />}
        {description && (
          <figcaption className="mt-3">
            <RichText value={description} inline />
          </figcaption>
        )}
      </figure>
      {elements.length > 0 && (
        <ul aria-label="Parts of the diagram" className="mt-3 flex flex-wrap gap-2">
          {elements.map((element) => (
            <li key={element.text} className="rounded-full border bg-background px-3 py-1 text-sm">
              <RichText value={element} inline />
            </li>
          ))}
        </ul>
      )}
    </PartFrame>
  )
}
