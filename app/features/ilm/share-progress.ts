import { useEffect, useState } from 'react'
import { useHistory } from '#app/platform/history-provider.tsx'
import { studyClock } from '#app/platform/study-clock.ts'
import type { StudyHandle } from '#app/platform/study-handle.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ChatLearner } from '#domain/ilm/chat.ts'

const KEY = 'ilm-share'
/** As many as the request may carry. */
const MOST_LESSONS = 500

/** Whether the student lets Ilm see a short summary of their results. Off until they say so, on this device or on another of theirs. */
export function useSharing(): [boolean, (isOn: boolean) => void] {
  const history = useHistory()
  const chosen = useStudyState(['own-settings'], (worker) => worker.ownSettings()).data
  const [before, setBefore] = useState(false)
  // Earlier releases kept the choice as a document of the device; it counts until there is another one.
  useEffect(() => {
    let isCurrent = true
    void history.getDocument(KEY).then((stored) => {
      if (isCurrent) setBefore(stored === true)
    })
    return () => {
      isCurrent = false
    }
  }, [history])
  const change = (next: boolean) =>
    void history.append({ type: 'setting-changed', setting: KEY, value: next ? 'on' : 'off' })
  return [chosen !== undefined && (chosen.ilmShare ?? before), change]
}

/** Weak topics, due cards and finished lessons of the course; nothing that names the student. */
export async function learnerOf(history: StudyHandle, course: CourseContext): Promise<ChatLearner | undefined> {
  const clock = studyClock()
  try {
    const [summary, lessons] = await history.ask(async (worker) =>
      Promise.all([worker.learnerSummary(course.courseId, clock), worker.lessonProgress(course.courseId)]),
    )
    return {
      weakTopics: summary.weakTopics.map(({ moduleId, lessonId }) => `${moduleId}/${lessonId}`),
      misconceptions: summary.misconceptions.map(({ id }) => id),
      dueCards: summary.dueCards,
      lessonsDone: Object.values(lessons.lessons)
        .filter(({ completedSections }) => completedSections.length > 0)
        .map(({ moduleId, lessonId }) => `${moduleId}/${lessonId}`)
        .slice(0, MOST_LESSONS),
    }
  } catch (error) {
    // the summary is a help, not a need
    console.warn('The summary for Ilm could not be made:', error)
    return undefined
  }
}
