import { lazy, Suspense } from 'react'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

// a script of its own: only those who open Ilm load it
const IlmPanel = lazy(() => import('./ilm-panel.tsx').then((module) => ({ default: module.IlmPanel })))

/** Ask Ilm on a course's page (CRS-12). */
export function IlmSlot({ course }: { course: CourseContext }) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
      <IlmPanel course={course} />
    </Suspense>
  )
}
