import { Link, useLocation } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { SearchForm } from '#app/components/search-form.tsx'
import { SearchLink } from '#app/components/search-link.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import type { Session } from '#app/platform/session/session.ts'
import type { CurriculumKey } from '#domain/catalogue/curriculum.ts'
import { AccountActions } from './account-actions.tsx'
import { CurriculumPicker } from './curriculum-picker.tsx'
import { ReadingSwitch } from './reading-switch.tsx'
import { studyMenuLabel } from './study-menu.ts'
import { StudyMenuLinks } from './study-menu-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type MobileDrawerProps = {
  session: Session
  curriculum: CurriculumKey
  renderContinue: (onNavigate: () => void) => ReactNode
}

/**
 * The header on a phone (HDR-16): the same things below each other. The browser's modal dialog keeps the focus inside,
 * closes on Escape and gives the focus back.
 */
export function MobileDrawer({ session, curriculum, renderContinue }: MobileDrawerProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function open() {
    setIsOpen(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  const closeOnBackdrop = (event: MouseEvent) => event.target === dialog.current && close()

  return (
    <div className="ms-auto flex shrink-0 items-center gap-1 lg:hidden">
      <SearchLink />
      <ThemeSwitch />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
      >
        <Menu aria-hidden className="size-5" />
        <span className="sr-only">Open menu</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; this is the click beside it */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={closeOnBackdrop}
        onClose={() => setIsOpen(false)}
        className="ms-auto me-0 mt-0 mb-0 h-dvh max-h-none w-[min(20rem,88vw)] max-w-none overflow-y-auto border-s bg-popover text-popover-foreground backdrop:bg-black/45"
      >
        {isOpen && (
          <div className="flex min-h-full flex-col gap-6 p-4">
            <div className="flex items-center justify-between">
              <span className="font-semibold">Menu</span>
              <button type="button" onClick={close} className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
                <X aria-hidden className="size-5" />
                <span className="sr-only">Close menu</span>
              </button>
            </div>
            <SearchForm onSearch={close} />
            {renderContinue(close)}
            <nav aria-label="Main" className="flex flex-col gap-2">
              <CurriculumPicker curriculum={curriculum} className="w-full" />
              <p className="px-3 pt-2 font-medium text-muted-foreground text-sm">
                {studyMenuLabel(curriculum, pathname)}
              </p>
              <StudyMenuLinks curriculum={curriculum} onNavigate={close} />
              <hr className="my-1" />
              <Link
                to="/courses"
                onClick={close}
                className="touch-target flex items-center rounded-md px-3 py-2 text-sm hover:bg-accent"
              >
                All courses
              </Link>
              <Link
                to="/faq"
                onClick={close}
                className="touch-target flex items-center rounded-md px-3 py-2 text-sm hover:bg-accent"
              >
                FAQ
              </Link>
              {session.status !== 'signed-in' && (
                <Link
                  to="/dashboard"
                  onClick={close}
                  className="touch-target flex items-center rounded-md px-3 py-2 text-sm hover:bg-accent"
                >
                  Dashboard
                </Link>
              )}
            </nav>
            <ReadingSwitch isStacked />
            <div className="mt-auto">
              <AccountActions session={session} isStacked onNavigate={close} />
            </div>
          </div>
        )}
      </dialog>
    </div>
  )
}
