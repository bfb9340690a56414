import { Pause, Play, Square, Volume2 } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { useSpeech } from './use-speech.ts'

/** Reads the open section aloud with the browser's own voice; not there in a browser without one. */
export function ReadAloud({ pieces }: { pieces: string[] }) {
  const { isThere, state, play, pause, resume, stop } = useSpeech()
  if (!isThere) return null
  if (state === 'silent') {
    return (
      <Button variant="ghost" size="sm" onClick={() => play(pieces)}>
        <Volume2 aria-hidden />
        Read aloud
      </Button>
    )
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={state === 'speaking' ? pause : resume}>
        {state === 'speaking' ? <Pause aria-hidden /> : <Play aria-hidden />}
        {state === 'speaking' ? 'Pause reading' : 'Go on reading'}
      </Button>
      <Button variant="ghost" size="sm" onClick={stop}>
        <Square aria-hidden />
        Stop reading
      </Button>
    </>
  )
}
