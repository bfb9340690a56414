import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SearchForm } from '#app/components/search-form.tsx'
import { SearchLink } from '#app/components/search-link.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { useSession } from '#app/platform/session/session.ts'
import { AccountActions } from './account-actions.tsx'
import { BrandLink } from './brand.tsx'
import { CurriculumPicker } from './curriculum-picker.tsx'
import { MobileDrawer } from './mobile-drawer.tsx'
import { ReadingSwitch } from './reading-switch.tsx'
import { StudyMenuButton } from './study-menu-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSearchShortcut } from './use-search-shortcut.ts'

type SiteHeaderProps = {
  /** the way back to where the student left off; in the drawer stacked, and closing it */
  renderContinue?: (props: { isStacked: boolean; onNavigate?: () => void }) => ReactNode
}

/** On every page (HDR-01). Below 1024 px everything but the brand is in the drawer. */
export function SiteHeader({ renderContinue }: SiteHeaderProps) {
  const session = useSession()
  const curriculum = useCurriculum()
  useSearchShortcut()
  return (
    <header data-site-header className="z-40 border-b bg-background lg:sticky lg:top-0">
      <a
        href="#content"
        className="sr-only rounded-md bg-primary px-4 py-2 text-primary-foreground focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-2 px-4 sm:px-6 lg:min-h-16">
        <BrandLink />
        <nav aria-label="Main" className="ms-4 hidden shrink-0 items-center gap-1.5 lg:flex">
          <CurriculumPicker curriculum={curriculum} className="w-27" />
          <StudyMenuButton curriculum={curriculum} />
          <Link to="/courses" className={buttonVariants({ variant: 'ghost' })}>
            All courses
          </Link>
          <Link to="/faq" className={buttonVariants({ variant: 'ghost' })}>
            FAQ
          </Link>
        </nav>
        <SearchForm className="hidden min-w-24 max-w-56 flex-1 xl:block" />
        <div className="ms-auto hidden min-w-0 items-center gap-1.5 lg:flex">
          <SearchLink className="xl:hidden" />
          {renderContinue?.({ isStacked: false })}
          <AccountActions session={session} />
          <ReadingSwitch />
          <ThemeSwitch />
        </div>
        <MobileDrawer
          session={session}
          curriculum={curriculum}
          renderContinue={(onNavigate) => renderContinue?.({ isStacked: true, onNavigate })}
        />
      </div>
    </header>
  )
}
