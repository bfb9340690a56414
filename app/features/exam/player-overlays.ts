/** All that opens over the exam player, fetched as one (lazy-player-overlays.tsx). */

export { ExamCalculator } from './exam-calculator.tsx'
export { FinishPartDialog } from './finish-part-dialog.tsx'
export { KeyboardHelp } from './keyboard-help.tsx'
export { LeaveDialog } from './leave-dialog.tsx'
export { ReferenceSheet } from './reference-sheet.tsx'
export { SubmitDialog } from './submit-dialog.tsx'
