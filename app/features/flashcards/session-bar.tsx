import { Keyboard, Pause, Play, RotateCcw, Timer } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { Toggle } from '#app/components/ui/toggle.tsx'
import { sessionTime } from '#domain/review/describe-wait.ts'

type SessionBarProps = {
  seconds: number
  isPlaying: boolean
  onPlay: (isPlaying: boolean) => void
  onReset: () => void
  onHelp: () => void
}

/** "Flashcard Study Session": elapsed time, auto-play, reset (FLC-07..09). */
export function SessionBar({ seconds, isPlaying, onPlay, onReset, onHelp }: SessionBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border bg-card px-4 py-2">
      <h2 className="me-auto font-semibold">Flashcard Study Session</h2>
      <span role="timer" aria-label="Time in this session" className="figures inline-flex items-center gap-1.5 text-sm">
        <Timer aria-hidden className="size-4 text-muted-foreground" />
        {sessionTime(seconds)}
      </span>
      <Toggle size="sm" pressed={isPlaying} onPressedChange={onPlay}>
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        Auto-play
      </Toggle>
      <Button variant="ghost" size="sm" onClick={onReset}>
        <RotateCcw aria-hidden />
        Reset
      </Button>
      <Button variant="ghost" size="sm" aria-label="Keyboard shortcuts" aria-keyshortcuts="?" onClick={onHelp}>
        <Keyboard aria-hidden />
      </Button>
    </div>
  )
}
