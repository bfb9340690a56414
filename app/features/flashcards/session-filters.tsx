import { Shuffle } from 'lucide-react'
import { Label } from '#app/components/ui/label.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import { Toggle } from '#app/components/ui/toggle.tsx'
import type { CardSession } from './use-card-session.ts'

/** Shuffle, and which cards are in the session (FLC-11, FLC-13, D6). */
export function SessionFilters({ session }: { session: CardSession }) {
  const { filter, setFilter, isShuffled, toggleShuffle } = session
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Toggle size="sm" variant="outline" pressed={isShuffled} onPressedChange={toggleShuffle}>
        <Shuffle aria-hidden />
        Shuffle
      </Toggle>
      <span className="touch-target inline-flex items-center gap-2">
        <Switch id="due-only" checked={filter === 'due'} onCheckedChange={(isOn) => setFilter(isOn ? 'due' : 'all')} />
        <Label htmlFor="due-only">Due</Label>
      </span>
      <span className="touch-target inline-flex items-center gap-2">
        <Switch
          id="bookmarked-only"
          checked={filter === 'bookmarked'}
          onCheckedChange={(isOn) => setFilter(isOn ? 'bookmarked' : 'all')}
        />
        <Label htmlFor="bookmarked-only">Bookmarked</Label>
      </span>
    </div>
  )
}
