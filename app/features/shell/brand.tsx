import { Link } from '@tanstack/react-router'
import { PRODUCT_NAME } from '#domain/product.ts'

/** A page of the notebook, with an i whose dot is lit: ilm, "knowledge". */
function BrandMark({ className = 'size-8 shrink-0' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path d="M12.6 14h6.8v10.2L16 28l-3.4-3.8z" className="fill-primary-foreground" />
      <path d="M16 22.6V28" className="stroke-primary" strokeWidth="1.2" />
      <circle cx="16" cy="8.2" r="3.4" fill="#ffd54a" />
    </svg>
  )
}

export function BrandLink() {
  return (
    <Link to="/" className="touch-target flex min-w-0 items-center gap-2.5 rounded-md lg:shrink-0">
      <BrandMark />
      <span className="heading text-xl">{PRODUCT_NAME}</span>
    </Link>
  )
}
