import type { RunningExam } from '#domain/attempt/fold-running-exam.ts'
import type { ExamOf } from '#domain/exam/exam.ts'
import { givenOf, isAnswered } from '#domain/exam/exam-answers.ts'
import { stimulusOf } from '#domain/stimulus/stimulus.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import type { NavigatorCell } from './player-navigator.tsx'

/** The navigator's cells of a whole exam; sets are counted in the order in which they stand. */
export function playerCells(exam: ExamOf<RichText>, running: RunningExam): NavigatorCell[] {
  const given = givenOf(running)
  const stimuli = exam.questions.map((question) => stimulusOf(exam.stimuli, question)?.id)
  const sets = [...new Set(stimuli.filter((id) => id !== undefined))]
  return exam.questions.map((question, index) => {
    const stimulus = stimuli[index]
    return {
      number: index + 1,
      isAnswered: isAnswered(given, question.id),
      isFlagged: running.flagged.includes(question.id),
      set: stimulus === undefined ? undefined : sets.indexOf(stimulus) + 1,
    }
  })
}
