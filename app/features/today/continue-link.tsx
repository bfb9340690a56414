import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useContinue } from './use-continue.ts'

type ContinueLinkProps = { isStacked: boolean; onNavigate?: (() => void) | undefined }

/** In the header: back to where the student left off (D22). Nothing before there is such a place. */
export function ContinueLink({ isStacked, onNavigate }: ContinueLinkProps) {
  const place = useContinue()
  if (!place) return null
  return (
    <Link
      to={place.to}
      {...(place.hash && { hash: place.hash })}
      onClick={onNavigate}
      aria-label={`Continue: ${place.title}`}
      title={place.title}
      // beside a search field and a greeting there is room for the sign alone
      className={buttonVariants(isStacked ? {} : { variant: 'ghost', size: 'icon' })}
    >
      <Play aria-hidden />
      {isStacked && 'Continue'}
    </Link>
  )
}
