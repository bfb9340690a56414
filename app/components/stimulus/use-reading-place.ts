import { type RefObject, useEffect, useRef } from 'react'
import type { StimulusReader } from './stimulus-reader.ts'

/** A place is kept when scrolling pauses; less than this much of the way is no other place. */
const PAUSE_MS = 800
const SAME_PLACE = 0.02

/** Keeps how far a box was scrolled, and brings it back there when it is opened again. */
export function useReadingPlace(box: RefObject<HTMLElement | null>, reader: StimulusReader) {
  const isRead = reader.reading !== undefined
  const kept = useRef<number | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  function keep() {
    clearTimeout(timer.current)
    const scroll = scrolledShare(box.current)
    if (kept.current === undefined || scroll === undefined || Math.abs(scroll - kept.current) < SAME_PLACE) return
    kept.current = scroll
    reader.keepPlace({ scroll })
  }
  // The latest one, for the clean-up, which outlives a render.
  const keepNow = useRef(keep)
  useEffect(() => {
    keepNow.current = keep
  })

  // The box is the browser's: it can only be put to its place once it is there and the place is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the place has been read; later ones are where the box is already
  useEffect(() => {
    const element = box.current
    if (!isRead || !element || kept.current !== undefined) return
    kept.current = reader.reading?.scroll ?? 0
    element.scrollTop = kept.current * (element.scrollHeight - element.clientHeight)
  }, [isRead])

  useEffect(() => {
    const onHide = () => document.hidden && keepNow.current()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [])

  return function onScroll() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keepNow.current(), PAUSE_MS)
  }
}

/** How far a box is scrolled, 0 to 1; undefined where nothing is to be scrolled. */
function scrolledShare(element: HTMLElement | null): number | undefined {
  const room = element ? element.scrollHeight - element.clientHeight : 0
  return element && room > 0 ? Math.min(1, Math.max(0, element.scrollTop / room)) : undefined
}
