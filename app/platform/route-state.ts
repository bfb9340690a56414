import { useHydrated, useRouterState } from '@tanstack/react-router'
import type { ExamOf } from '#domain/exam/exam.ts'
import type { ChatContext } from '#domain/ilm/chat.ts'
import type { RichText } from '#domain/text/rich-text.ts'

declare module '@tanstack/react-router' {
  /** What links carry besides the address. The address alone must be enough to show a page, except where a row says otherwise. */
  interface HistoryState {
    /** the catalogue's level from a grade page (GRD-04), the subject from a study page (LES-04); nothing depends on it (CTR-12) */
    level?: string
    /** the course, for a course page whose address names none (CRS-01) */
    courseId?: string
    /** the exam an intro hands to the player (EXI-10) */
    exam?: ExamOf<RichText>
    /** the attempt a results page hands to the review (EXR-14), and an intro to the player */
    attemptId?: string
    /** what Ilm is asked about, for Ilm's tab */
    askAbout?: ChatContext
  }
}

/** The course a link carried; '' when it carried none; undefined while nobody can know, on the server (CTR-41). */
export function useCourseIdInState(): string | undefined {
  const carried = useRouterState({ select: (state) => state.location.state.courseId })
  return useHydrated() ? (carried ?? '').toUpperCase() : undefined
}

/** What a link carried besides the address; undefined on the server and in the first render, which must agree with it. */
export function useCarriedState() {
  const carried = useRouterState({ select: (state) => state.location.state })
  return useHydrated() ? carried : undefined
}
