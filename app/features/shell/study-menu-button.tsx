import { useLocation } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ToggleEvent, useRef } from 'react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import type { CurriculumKey } from '#domain/catalogue/curriculum.ts'
import { studyMenuLabel } from './study-menu.ts'
import { StudyMenuLinks } from './study-menu-links.tsx'

const PANEL_ID = 'study-menu'
const GAP_PX = 6

/**
 * The grade or AP subject menu: a button that opens a list of links. The popover attribute brings Escape, a click outside,
 * the focus back on the button, and works before any script has loaded.
 */
export function StudyMenuButton({ curriculum }: { curriculum: CurriculumKey }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  function place(event: ToggleEvent<HTMLDivElement>) {
    const at = button.current?.getBoundingClientRect()
    if (event.newState !== 'open' || !at) return
    event.currentTarget.style.left = `${at.left}px`
    event.currentTarget.style.top = `${at.bottom + GAP_PX}px`
  }
  /** Down from the button opens the list; the arrows walk through it, Home and End jump. */
  function walk(event: KeyboardEvent) {
    const list = panel.current
    if (!list || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    if (!list.matches(':popover-open')) list.showPopover()
    const items = [...list.querySelectorAll<HTMLElement>('a, button')]
    const now = items.findIndex((item) => item.matches(':focus'))
    const last = items.length - 1
    const next = { ArrowDown: Math.min(last, now + 1), ArrowUp: Math.max(0, now - 1), Home: 0, End: last }[event.key]
    items[next ?? 0]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the button and of the links inside
    <div onKeyDown={walk}>
      <button
        ref={button}
        type="button"
        popoverTarget={PANEL_ID}
        className={`${buttonVariants({ variant: 'ghost' })} min-w-38 justify-between!`}
      >
        {studyMenuLabel(curriculum, pathname)}
        <ChevronDown aria-hidden className="text-muted-foreground" />
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        onBeforeToggle={place}
        className="fixed inset-auto top-16 left-64 m-0 min-w-56 rounded-lg border bg-popover p-1 text-popover-foreground shadow-lg"
      >
        <StudyMenuLinks curriculum={curriculum} onNavigate={() => panel.current?.hidePopover()} />
      </div>
    </div>
  )
}
