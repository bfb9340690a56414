import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { buttonVariants } from './ui/button-variants.ts'

/** The way to the search where there is no room for its field. */
export function SearchLink({ className }: { className?: string }) {
  return (
    <Link
      to="/search"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K"
      className={clsx(buttonVariants({ variant: 'ghost', size: 'icon' }), className)}
    >
      <Search aria-hidden className="size-5" />
    </Link>
  )
}
