import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { StimulusOf } from '#domain/stimulus/stimulus.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { useStimulusReader } from './stimulus-reader.ts'

// only pages that show a stimulus load what reading it takes
export const fetchStimulusPane = () => import('#app/components/stimulus/stimulus-pane.tsx')
const StimulusPane = lazy(() => fetchStimulusPane().then((m) => ({ default: m.StimulusPane })))

type BesideStimulusProps = {
  course: CourseContext
  stimulus: StimulusOf<RichText>
  about?: string
  attemptId?: string
  /** `beside`: side by side where there is room, and in view while its questions scroll; `above`: over them, folded at first */
  as?: 'beside' | 'above'
  children: ReactNode
}

/** A question with the stimulus of its set, and all the student has marked on it. Give it a key that changes with the stimulus. */
export function BesideStimulus({ course, stimulus, about, attemptId, as = 'beside', children }: BesideStimulusProps) {
  const reader = useStimulusReader(course, stimulus, attemptId)
  return (
    <div data-slot="beside-stimulus" className={as === 'beside' ? 'beside-stimulus' : 'below-stimulus'}>
      <Suspense fallback={<Skeleton className="stimulus stimulus-loading" />}>
        <StimulusPane stimulus={stimulus} reader={reader} about={about} startsFolded={as === 'above'} />
      </Suspense>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
