import { Link } from '@tanstack/react-router'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { titleOf, usePageTitle } from '#app/platform/page-title.ts'

/** 404: says so, and offers the places people look for. */
export function NotFoundPage() {
  usePageTitle(titleOf('Page not found'))
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center gap-4 px-4 py-16 text-center">
      <TornPage />
      <h1 className="heading text-3xl sm:text-4xl">This page is not in the notebook</h1>
      <p className="max-w-md text-muted-foreground">
        The address may be mistyped, or the page has moved. Nothing you have done is lost.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Link to="/grade/$gradeId" params={{ gradeId: '9' }} className={buttonVariants()}>
          Grade 9 subjects
        </Link>
        <Link to="/ap" className={buttonVariants({ variant: 'outline' })}>
          AP courses
        </Link>
        <Link to="/courses" className={buttonVariants({ variant: 'outline' })}>
          All courses
        </Link>
        <Link to="/" className={buttonVariants({ variant: 'ghost' })}>
          Home
        </Link>
      </div>
    </div>
  )
}

function TornPage() {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden
      className="h-30 w-40"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d="M40 10h72a6 6 0 0 1 6 6v52l-9-6-8 9-9-7-9 9-9-8-9 8-8-8-9 8-8-6V10z"
        className="fill-card stroke-foreground"
        strokeWidth="2"
      />
      <path d="M52 10v54" className="stroke-error" strokeWidth="1.5" opacity=".6" />
      <path d="M60 24h46M60 52h24" className="stroke-border" strokeWidth="2" />
      <path
        d="m44 92 9 6 9-8 8 8 9-8 9 8 9-9 9 7 8-9 8 6v10a6 6 0 0 1-6 6H44z"
        className="fill-muted stroke-muted-foreground"
        strokeWidth="2"
      />
      <text x="64" y="45" className="fill-primary font-reading font-semibold text-[22px]">
        404
      </text>
    </svg>
  )
}
