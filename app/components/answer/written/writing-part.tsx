import { partLetter } from '#domain/question/part-letter.ts'
import type { Reply } from '#domain/question/reply.ts'
import { pointsOf } from '#domain/question/types/written/written.ts'
import { RichText } from '../../rich-text.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { ShownQuestion } from '../answer-view.ts'
import { BlankControl } from '../blank/blank-control.tsx'

export type WrittenPart = NonNullable<ShownQuestion['written']>['parts'][number]
export type WrittenReply = Extract<Reply, { type: 'written' }>

/** The end that the schema of replies has. */
const LONGEST = 20_000

type WritingPartProps = {
  part: WrittenPart
  index: number
  /** the place of its first line in the rubric of all parts */
  first: number
  reply: WrittenReply
  onText: (text: string) => void
  onGiven: (line: number, text: string) => void
}

/** One part while it is written: its question, room to write, and a field for each number or term that the machine checks. */
export function WritingPart({ part, index, first, reply, onText, onGiven }: WritingPartProps) {
  const letter = partLetter(index)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would take the formatting of a long text
    <div role="group" aria-label={`Part ${letter}`} className="flex flex-col gap-2">
      <PartHeading part={part} letter={letter} />
      <Textarea
        aria-label={`Your answer to part ${letter}`}
        value={reply.texts[index] ?? ''}
        maxLength={LONGEST}
        onChange={(event) => onText(event.target.value)}
        className="min-h-28"
      />
      {part.rubric.map(({ blank }, at) =>
        blank ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and never move
          <div key={at} className="flex flex-wrap items-center gap-2">
            <span aria-hidden className="text-sm">
              {blank.name}
            </span>
            <BlankControl
              blank={blank}
              given={reply.given[first + at] ?? ''}
              isOpen
              part={undefined}
              onChange={(text) => onGiven(first + at, text)}
              onDone={() => undefined}
            />
          </div>
        ) : null,
      )}
    </div>
  )
}

/** (a) and the question of the part, with its points. */
export function PartHeading({ part, letter }: { part: WrittenPart; letter: string }) {
  const points = pointsOf(part.rubric)
  return (
    <div className="flex gap-2">
      <span className="shrink-0 font-semibold">({letter})</span>
      <RichText value={part.prompt} className="min-w-0 flex-1" />
      <span className="figures shrink-0 text-muted-foreground text-sm">
        {points} {points === 1 ? 'point' : 'points'}
      </span>
    </div>
  )
}
