import { useEffect, useState, useSyncExternalStore } from 'react'

type Speech = 'silent' | 'speaking' | 'paused'

const nothingToHear = () => () => {}

/** The browser's voice. `isThere` is false on the server and in a browser that cannot speak. */
export function useSpeech() {
  const isThere = useSyncExternalStore(
    nothingToHear,
    () => 'speechSynthesis' in window,
    () => false,
  )
  const [state, setState] = useState<Speech>('silent')
  // A page that is left falls silent; the voice belongs to the browser, not to the page.
  useEffect(
    () => () => {
      if ('speechSynthesis' in window) window.speechSynthesis.cancel()
    },
    [],
  )

  function play(pieces: readonly string[]) {
    const { speechSynthesis } = window
    speechSynthesis.cancel()
    const utterances = pieces.map((piece) => {
      const utterance = new SpeechSynthesisUtterance(piece)
      utterance.lang = 'en-CA'
      return utterance
    })
    const last = utterances.at(-1)
    if (!last) return
    last.onend = () => setState('silent')
    for (const utterance of utterances) {
      utterance.onerror = () => setState('silent')
      speechSynthesis.speak(utterance)
    }
    setState('speaking')
  }

  return {
    isThere,
    state,
    play,
    pause: () => {
      window.speechSynthesis.pause()
      setState('paused')
    },
    resume: () => {
      window.speechSynthesis.resume()
      setState('speaking')
    },
    stop: () => {
      window.speechSynthesis.cancel()
      setState('silent')
    },
  }
}
