import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { fetchStimulusPane } from '#app/platform/beside-stimulus.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { fetchAnswers } from '#app/platform/fetch-answers.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { reachServer } from '#app/platform/reach-server.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { algebraFor } from '#domain/exam/algebra-for.ts'
import { calculatorOf } from '#domain/exam/part-defaults.ts'
import type { ExamDocument } from './exam-document.ts'

/** What opens over the player: dialogs, the reference sheet, the calculator. */
export const fetchPlayerOverlays = () => import('./player-overlays.ts')

/** The calculator of parts that allow one that draws graphs; most exams have none. */
export const fetchExamCalculator = () => import('./exam-graphing-calculator.tsx')

/**
 * What fetches all that an exam needs from its first question to its review, so that the connection may go at any moment: its pages and
 * what opens over them, the ways to answer, the pane of its stimuli, the calculators its parts allow, and what compares formulas: in the worker, which scores, and here,
 * where results are shown. It rejects where some of it cannot be had.
 */
export function useFetchExamNeeds(course: CourseContext) {
  const history = useHistory()
  const router = useRouter()
  return useCallback(
    async (exam: ExamDocument['exam']): Promise<void> => {
      await reachServer()
      const { examPlayer, examResults, examReview } = addressesOf(course)
      const routes = [examPlayer, examResults('any'), examReview].flatMap((page) => router.getMatchedRoutes(page)[0])
      const calculators = new Set(exam.parts.map(calculatorOf))
      const asked = exam.questions.flatMap(({ question }) => question ?? [])
      await Promise.all([
        ...routes.map((route) => router.loadRouteChunk(route)),
        fetchPlayerOverlays(),
        fetchAnswers(history, asked),
        exam.stimuli && exam.stimuli.length > 0 && fetchStimulusPane(),
        algebraFor(exam),
        // any calculation fetches what calculates
        calculators.has('scientific') && history.ask((worker) => worker.calculate('1', 'degrees', 0)),
        calculators.has('graphing') && fetchExamCalculator().then(({ fetchCalculator }) => fetchCalculator()),
      ])
    },
    [course, history, router],
  )
}
