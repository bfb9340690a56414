import type { Ref } from 'react'
import { FigurePicture } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Badge, type BadgeVariant } from '#app/components/ui/badge.tsx'
import { isSafeMediaUrl } from '#domain/content/lesson-sections.ts'
import { type CardTone, cardLevel, shownTags } from '#domain/review/card-face.ts'
import type { ShownCard } from './study-deck.ts'

const CHIP: Record<CardTone, BadgeVariant> = { green: 'success', orange: 'warning', red: 'error', plain: 'secondary' }

type FlipCardProps = { card: ShownCard; isFlipped: boolean; onFlip: () => void; cardRef: Ref<HTMLDivElement> }

/** A card of 360 px that turns in 0.8 s by click, Enter or Space (FLC-14, FLC-20). The hidden side is hidden from everybody. */
export function FlipCard({ card, isFlipped, onFlip, cardRef }: FlipCardProps) {
  const level = cardLevel(card.difficulty)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button may not hold paragraphs, lists and formulas */}
      <div
        ref={cardRef}
        role="button"
        tabIndex={0}
        data-testid="flip-card"
        onClick={onFlip}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onFlip()
        }}
        className="flip-scene block h-[360px] w-full cursor-pointer rounded-2xl"
      >
        <div className="flip-card h-full" data-flipped={isFlipped}>
          <div
            inert={isFlipped}
            className="flip-face flex flex-col overflow-y-auto rounded-2xl border border-t-4 border-t-theme bg-card p-5 shadow-sm sm:p-8"
          >
            <div className="flex items-center justify-between">
              <span className="text-muted-foreground text-sm">Front</span>
              <Badge variant={CHIP[level.tone]}>{level.label}</Badge>
            </div>
            <div className="my-auto py-2 text-center font-reading text-xl sm:text-2xl">
              <CardSide side={card.front} />
              <FigurePicture figures={card.figures} at="front" />
            </div>
          </div>
          <div
            inert={!isFlipped}
            className="flip-face flip-back flex flex-col overflow-y-auto rounded-2xl border border-theme-line border-t-4 border-t-theme bg-theme-surface p-5 shadow-sm sm:p-8"
          >
            <span className="text-muted-foreground text-sm">Back</span>
            <div className="my-auto flex flex-col gap-3 py-2 text-center font-reading text-lg sm:text-xl">
              <CardSide side={card.back} />
              <FigurePicture figures={card.figures} at="back" />
              {card.explanation && <RichText value={card.explanation} className="text-base text-muted-foreground" />}
              <FigurePicture figures={card.figures} at="explanation" />
            </div>
            <CardTags tags={card.tags} />
          </div>
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {isFlipped && `${textOf(card.back)} ${card.explanation?.text ?? ''}`}
      </p>
    </>
  )
}

/** At most three tags, and how many more there are (FLC-18). */
function CardTags({ tags }: { tags: readonly string[] }) {
  const { shown, more } = shownTags(tags)
  if (shown.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap justify-center gap-1.5">
      {shown.map((tag) => (
        <li key={tag}>
          <Badge variant="theme">{tag}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge variant="outline">+{more}</Badge>
        </li>
      )}
    </ul>
  )
}

/** Text, a picture or a video (FLC-25). */
function CardSide({ side }: { side: ShownCard['front'] }) {
  if (side.type === 'text') return <RichText value={side.content} />
  if (!isSafeMediaUrl(side.content)) return <p>{side.alt ?? 'This picture cannot be shown.'}</p>
  if (side.type === 'image') {
    return (
      <img
        src={side.content}
        alt={side.alt ?? ''}
        className="mx-auto max-h-52 rounded-lg bg-white object-contain p-2"
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: cards carry an alternative text, not a track
    <video
      controls
      preload="metadata"
      src={side.content}
      aria-label={side.alt ?? 'Video'}
      className="mx-auto max-h-52"
    />
  )
}

/** A side in words, for whoever hears it. */
export const textOf = (side: ShownCard['front']): string =>
  side.type === 'text' ? side.content.text : (side.alt ?? side.type)
