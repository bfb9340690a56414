import { useHydrated, useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  /** What links carry besides the address. The address alone must be enough to show a page, except where a row says otherwise. */
  interface HistoryState {
    /** the catalogue's level from a grade page (GRD-04), the subject from a study page (LES-04); nothing depends on it (CTR-12) */
    level?: string
    /** the course, for a course page whose address names none (CRS-01) */
    courseId?: string
  }
}

/** The course a link carried; '' when it carried none; undefined while nobody can know, on the server (CTR-41). */
export function useCourseIdInState(): string | undefined {
  const carried = useRouterState({ select: (state) => state.location.state.courseId })
  return useHydrated() ? (carried ?? '').toUpperCase() : undefined
}
