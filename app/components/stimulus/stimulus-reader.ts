import type { Reading, StimulusMark } from '#domain/reading/fold-reading.ts'

/** Where reading a stimulus is kept: what a pane needs of the student's history. */
export type StimulusReader = {
  /** undefined while it is being read */
  reading: Reading | undefined
  keepPlace: (place: { isFolded?: boolean; scroll?: number }) => void
  saveMark: (mark: StimulusMark) => void
  removeMark: (markId: string) => void
}
