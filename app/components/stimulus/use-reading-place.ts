import { type RefObject, useEffect, useRef } from 'react'
import type { StimulusReader } from './stimulus-reader.ts'

/** A place is kept when scrolling pauses; less than this much of the way is no other place. */
const PAUSE_MS = 800
const SAME_PLACE = 0.02

/**
 * Keeps how far a box was scrolled, and brings it back there when it is opened again.
 * @param isShown false while the box is folded away and has no place
 */
export function useReadingPlace(box: RefObject<HTMLElement | null>, reader: StimulusReader, isShown: boolean) {
  const isRead = reader.reading !== undefined
  const kept = useRef<number | undefined>(undefined)
  const latest = useRef<number | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  function keep() {
    clearTimeout(timer.current)
    const scroll = latest.current
    if (kept.current === undefined || scroll === undefined || Math.abs(scroll - kept.current) < SAME_PLACE) return
    kept.current = scroll
    reader.keepPlace({ scroll })
  }
  // The latest one, for the listener and the clean-up, which outlive a render.
  const keepNow = useRef(keep)
  useEffect(() => {
    keepNow.current = keep
  })

  // The box is the browser's: it can only be put to its place once it is there and the place is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the place has been read or the box is unfolded; later ones are where it is
  useEffect(() => {
    const element = box.current
    if (!isRead || !isShown || !element) return
    kept.current ??= reader.reading?.scroll ?? 0
    element.scrollTop = kept.current * (element.scrollHeight - element.clientHeight)
  }, [isRead, isShown])

  // Leaving the question or the page must not wait for the pause.
  useEffect(() => {
    const onHide = () => document.hidden && keepNow.current()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      keepNow.current()
    }
  }, [])

  return function onScroll() {
    latest.current = scrolledShare(box.current) ?? latest.current
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keepNow.current(), PAUSE_MS)
  }
}

/** How far a box is scrolled, 0 to 1; undefined where nothing is to be scrolled. */
function scrolledShare(element: HTMLElement | null): number | undefined {
  const room = element ? element.scrollHeight - element.clientHeight : 0
  return element && room > 0 ? Math.min(1, Math.max(0, element.scrollTop / room)) : undefined
}
