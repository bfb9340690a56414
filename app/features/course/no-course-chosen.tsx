import { Navigate } from '@tanstack/react-router'

/**
 * A course page without a course goes back to the grade (CRS-02). The server cannot know what the link carried, so it waits for
 * the browser (CTR-41), and offers the way on where scripts are off.
 */
export function NoCourseChosen({ grade, isKnown }: { grade: string; isKnown: boolean }) {
  const path = `/grade/${encodeURIComponent(grade)}/`
  if (isKnown) return <Navigate to={path} replace />
  return (
    <div className="page-width py-16 text-center text-muted-foreground">
      <p role="status">Loading...</p>
      <noscript>
        <p>
          This address names no course. <a href={path}>Choose one of Grade {grade}</a>.
        </p>
      </noscript>
    </div>
  )
}
