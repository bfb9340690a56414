import { RichText } from '#app/components/rich-text.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '#app/components/ui/collapsible.tsx'
import { isSafeMediaUrl } from '#domain/content/lesson-sections.ts'
import type { ShownSection } from '../queries.ts'
import { Picture } from './picture.tsx'

/** A picture or video with its caption and transcript (LES-16). */
export function MediaPart({ medium }: { medium: ShownSection['media'][number] }) {
  const { type, url, altText, caption, transcript } = medium
  if (!isSafeMediaUrl(url)) return null
  return (
    <figure>
      {type === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: the content carries a transcript, shown below, not a track
        <video
          controls
          preload="metadata"
          src={url}
          aria-label={altText || 'Video'}
          className="w-full rounded-xl border"
        />
      ) : (
        <Picture src={url} alt={altText} />
      )}
      {caption && (
        <figcaption className="mt-2 text-muted-foreground text-sm">
          <RichText value={caption} inline />
        </figcaption>
      )}
      {transcript && (
        <Collapsible className="mt-2">
          <CollapsibleTrigger className={buttonVariants({ variant: 'link', size: 'sm' })}>
            Transcript
          </CollapsibleTrigger>
          <CollapsibleContent forceMount className="data-[state=closed]:hidden print:data-[state=closed]:block">
            <RichText value={transcript} className="mt-2 max-w-[65ch] border-s-2 ps-4 text-sm" />
          </CollapsibleContent>
        </Collapsible>
      )}
    </figure>
  )
}
