import { type ComponentType, lazy, Suspense } from 'react'
import type * as overlays from './player-overlays.ts'
import { fetchPlayerOverlays } from './use-fetch-exam-needs.ts'

/** What opens over the player is not part of its first load. It is there before an exam begins (use-fetch-exam-needs.ts). */
function fetched<Props extends object>(overlayOf: (all: typeof overlays) => ComponentType<Props>) {
  const Fetched: ComponentType<Props> = lazy(async () => ({ default: overlayOf(await fetchPlayerOverlays()) }))
  return (props: Props) => (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  )
}

export const ExamCalculator = fetched((all) => all.ExamCalculator)
export const FinishPartDialog = fetched((all) => all.FinishPartDialog)
export const KeyboardHelp = fetched((all) => all.KeyboardHelp)
export const LeaveDialog = fetched((all) => all.LeaveDialog)
export const ReferenceSheet = fetched((all) => all.ReferenceSheet)
export const SubmitDialog = fetched((all) => all.SubmitDialog)
