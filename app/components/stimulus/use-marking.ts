import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Span } from '#domain/reading/find-quote.ts'
import type { StimulusMark } from '#domain/reading/fold-reading.ts'
import { selectedSpan } from './marked-text.ts'
import type { StimulusReader } from './stimulus-reader.ts'

/** A finger that presses a button takes the selection away first: for so long it still counts. */
const LASTS_MS = 1500

const HOW = 'First select some words: drag over them, or go to the text and press the right arrow.'

/** Highlights and notes on what is selected in a text. */
export function useMarking(
  text: RefObject<HTMLElement | null>,
  marks: readonly StimulusMark[],
  { saveMark, removeMark }: StimulusReader,
) {
  const [draft, setDraft] = useState<StimulusMark>()
  const [said, say] = useState('')
  const last = useRef<{ span: Span; lostAt?: number } | undefined>(undefined)

  // The selection is the document's.
  useEffect(() => {
    const remember = () => {
      const span = text.current ? selectedSpan(text.current) : undefined
      if (span) last.current = { span }
      else if (last.current) last.current.lostAt ??= performance.now()
    }
    document.addEventListener('selectionchange', remember)
    return () => document.removeEventListener('selectionchange', remember)
  }, [text])

  /** What is selected, or was a moment ago, as a mark: the one that is there already, or a new one. */
  function selectedMark(): StimulusMark | undefined {
    if (!text.current) return undefined
    const now = selectedSpan(text.current)
    const { span: before, lostAt = 0 } = last.current ?? {}
    const span = now ?? (performance.now() - lostAt < LASTS_MS ? before : undefined)
    if (!span) return undefined
    const known = marks.find(({ quote, start, end }) => quote !== '' && start === span.start && end === span.end)
    const quote = text.current.textContent.slice(span.start, span.end)
    return known ?? { markId: crypto.randomUUID(), quote, ...span, note: '' }
  }

  function highlight() {
    const mark = selectedMark()
    if (!mark) return say(HOW)
    const isKnown = marks.some(({ markId }) => markId === mark.markId)
    // a second press takes a highlight away, but never what the student wrote
    if (isKnown && mark.note === '') {
      removeMark(mark.markId)
      return say('Highlight removed')
    }
    saveMark(mark)
    say('Highlighted')
  }

  /** Without words selected, a note is on the whole. */
  function startNote() {
    say('')
    setDraft(selectedMark() ?? { markId: crypto.randomUUID(), quote: '', start: 0, end: 0, note: '' })
  }

  return {
    draft,
    said,
    say,
    highlight,
    startNote,
    editNote: setDraft,
    cancelNote: () => setDraft(undefined),
    saveNote: (note: string) => {
      setDraft(undefined)
      if (!draft) return
      if (note === '' && draft.quote === '') return removeMark(draft.markId)
      saveMark({ ...draft, note })
      say('Note saved')
    },
    /** With the focus in the text: H highlights, N writes a note. */
    onKey: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = { h: highlight, n: startNote }[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}
