import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { findQuote } from '#domain/reading/find-quote.ts'
import type { StimulusMark } from '#domain/reading/fold-reading.ts'
import type { StimulusOf } from '#domain/stimulus/stimulus.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { RichText } from '../rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { MarkBar } from './mark-bar.tsx'
import { scrollToRange, selectSpan } from './marked-text.ts'
import { NoteForm } from './note-form.tsx'
import { NoteList } from './note-list.tsx'
import { selectByKey } from './select-by-keyboard.ts'
import type { StimulusReader } from './stimulus-reader.ts'
import { StimulusText } from './stimulus-text.tsx'
import { useHighlights } from './use-highlights.ts'
import { useMarking } from './use-marking.ts'
import { useReadingPlace } from './use-reading-place.ts'

type StimulusPaneProps = {
  stimulus: StimulusOf<RichTextValue>
  reader: StimulusReader
  /** which questions it is for */
  about?: string | undefined
  /** how it starts where the student has not folded it: a review shows many */
  startsFolded?: boolean
}

const NO_MARKS: readonly StimulusMark[] = []

/**
 * What the questions of a set look at: it scrolls by itself beside them, or on a phone above them, where it folds away. The student's
 * highlights and notes are kept, by mouse, by touch and by keyboard alike.
 */
export function StimulusPane({ stimulus, reader, about, startsFolded = false }: StimulusPaneProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const marks = reader.reading?.marks ?? NO_MARKS
  const marking = useMarking(text, marks, reader)
  useHighlights(text, marks, stimulus)
  const [isListOpen, setListOpen] = useState(false)
  const [chosen, choose] = useState<boolean>()
  const isFolded = chosen ?? (startsFolded || (reader.reading?.isFolded ?? false))

  const onScroll = useReadingPlace(box, reader, !isFolded)

  function fold() {
    choose(!isFolded)
    if (!startsFolded) reader.keepPlace({ isFolded: !isFolded })
  }

  /** Brings the words of a mark into view and selects them. */
  function show(mark: StimulusMark) {
    const span = text.current && findQuote(text.current.textContent, mark)
    const range = span && text.current && selectSpan(text.current, span)
    if (!range || !box.current) return marking.say('These words are no longer in the text.')
    scrollToRange(box.current, range)
    box.current.focus({ preventScroll: true })
  }

  return (
    <section
      aria-labelledby={id}
      data-slot="stimulus"
      data-folded={isFolded}
      data-marking={isListOpen || marking.draft !== undefined}
      className="stimulus"
    >
      <div className="flex items-start gap-3 border-b px-4 py-2.5">
        <div className="me-auto min-w-0">
          <h2 id={id} className="font-semibold leading-snug">
            <RichText value={stimulus.title} inline />
          </h2>
          {about && <p className="text-muted-foreground text-sm">{about}</p>}
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="stimulus-fold print:hidden"
          aria-expanded={!isFolded}
          aria-controls={`${id}-body`}
          aria-label={`${isFolded ? 'Show' : 'Hide'} ${stimulus.title.text}`}
          onClick={fold}
        >
          {isFolded ? 'Show' : 'Hide'}
          <ChevronDown aria-hidden className={isFolded ? undefined : 'rotate-180'} />
        </Button>
      </div>
      <div id={`${id}-body`} className="stimulus-body">
        <MarkBar
          count={marks.length}
          isListOpen={isListOpen}
          listId={`${id}-notes`}
          said={marking.said}
          onHighlight={marking.highlight}
          onNote={marking.startNote}
          onList={() => setListOpen(!isListOpen)}
        />
        {marking.draft && (
          <NoteForm
            key={marking.draft.markId}
            mark={marking.draft}
            onSave={(note) => {
              marking.saveNote(note)
              box.current?.focus({ preventScroll: true })
            }}
            onCancel={() => {
              marking.cancelNote()
              box.current?.focus({ preventScroll: true })
            }}
          />
        )}
        {isListOpen && (
          <NoteList
            id={`${id}-notes`}
            marks={marks}
            onShow={show}
            onEdit={marking.editNote}
            onRemove={reader.removeMark}
          />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div
          ref={box}
          role="group"
          aria-label={`Text of ${stimulus.title.text}`}
          aria-describedby={`${id}-keys`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
          tabIndex={0}
          className="stimulus-scroll px-4 py-4"
          onScroll={onScroll}
          onKeyDown={(event) => {
            if (!box.current || !text.current) return
            const words = selectByKey(event, box.current, text.current)
            if (words !== undefined) marking.say(words)
            else if (event.target === box.current) marking.onKey(event)
          }}
        >
          <div ref={text}>
            <StimulusText stimulus={stimulus} />
          </div>
        </div>
        <p id={`${id}-keys`} className="sr-only">
          Left and right arrow select a word, Shift makes the selection longer, H highlights it, N writes a note.
        </p>
      </div>
    </section>
  )
}
