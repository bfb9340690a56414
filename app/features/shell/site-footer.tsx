import { Link } from '@tanstack/react-router'
import { PRODUCT_NAME } from '#domain/product.ts'

/** On every page (FTR-01, FTR-02). `#terms` and `#privacy` lead to the short versions right here. */
export function SiteFooter() {
  return (
    <footer data-site-footer className="mt-16 border-t bg-muted text-sm">
      <div className="mx-auto flex max-w-7xl flex-col gap-6 px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p>
            © {new Date().getFullYear()} {PRODUCT_NAME}
          </p>
          <nav
            aria-label="Footer"
            className="flex flex-wrap gap-x-2 [&>a]:touch-target [&>a]:inline-flex [&>a]:items-center [&>a]:px-2 [&>a]:py-1 [&>a:hover]:underline"
          >
            <Link to="/faq">FAQ</Link>
            <a href="#terms">Terms</a>
            <a href="#privacy">Privacy</a>
          </nav>
        </div>
        <div className="grid gap-4 text-muted-foreground sm:grid-cols-2">
          <p id="terms" className="rounded-md target:bg-marker target:text-foreground">
            <strong className="font-semibold text-foreground">Terms in a line.</strong> Free for students; be fair to
            others and to yourself; nobody can promise you a mark.{' '}
            <Link to="/terms" className="link">
              Terms of use
            </Link>
          </p>
          <p id="privacy" className="rounded-md target:bg-marker target:text-foreground">
            <strong className="font-semibold text-foreground">Privacy in a line.</strong> Your study history stays on
            your device; no ads, no trackers; take everything with you or delete it whenever you like.{' '}
            <Link to="/privacy" className="link">
              Privacy
            </Link>
          </p>
        </div>
      </div>
    </footer>
  )
}
