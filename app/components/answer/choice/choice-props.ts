import type { AnswerViewProps, ShownQuestion } from '../answer-view.ts'

/** What both looks of a choice need. */
export type ChoiceProps = {
  options: ShownQuestion['options']
  figures: ShownQuestion['figures']
  /** id of the option that was chosen */
  chosen: string | undefined
  stage: AnswerViewProps['stage']
  onChoose: (index: number) => void
}
