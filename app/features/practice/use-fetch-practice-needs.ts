import { useEffect } from 'react'
import { fetchStimulusPane } from '#app/platform/beside-stimulus.tsx'
import { fetchAnswers } from '#app/platform/fetch-answers.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { fetchCheck } from './check-reply.ts'
import type { PracticeQuestion, Stimulus } from './queries.ts'

export const fetchRetryDialog = () => import('./retry-dialog.tsx')

/**
 * Fetches what answering these questions takes ahead of them: none waits for it, and all of it is there when the connection is gone. What cannot
 * be had now is asked for again when a question needs it.
 */
export function useFetchPracticeNeeds(
  questions: readonly PracticeQuestion[],
  stimuli: readonly Stimulus[] | undefined,
): void {
  const history = useHistory()
  useEffect(() => {
    const hasStimuli = stimuli !== undefined && stimuli.length > 0
    void Promise.allSettled([
      fetchCheck(),
      fetchRetryDialog(),
      hasStimuli && fetchStimulusPane(),
      fetchAnswers(history, questions),
    ])
  }, [history, questions, stimuli])
}
