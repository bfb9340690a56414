import type { MissedQuestion } from './missed-questions.ts'

/** What is looked at in a question of the practice bank; `seed` says that it comes with other numbers. */
type BankQuestion = {
  id: string
  moduleId?: string | undefined
  lessonId?: string | undefined
  tags: readonly string[]
  difficulty?: number | undefined
  seed?: number | undefined
}

/** A sitting that a student finishes; what is left comes in the next one. */
export const MOST_MISTAKES = 20

/**
 * The questions that ask again what was missed: the question itself where practice has it, else one of the same lesson, first those with other
 * numbers, then those that share most tags, then those nearest in difficulty. None is asked twice; a miss that nothing can ask again is left out.
 * @param missed in the order in which they should be asked
 * @param bank questions of all modules concerned, each with its module's id
 */
export function pickMistakes<Q extends BankQuestion>(missed: readonly MissedQuestion[], bank: readonly Q[]): Q[] {
  const byKey = new Map(bank.map((question) => [`${question.moduleId}/${question.id}`, question]))
  const asked = new Set(missed.flatMap((miss) => byKey.get(`${miss.moduleId}/${miss.questionId}`) ?? []))
  const picked = missed.flatMap((miss) => {
    const same = byKey.get(`${miss.moduleId}/${miss.questionId}`)
    if (same) return same
    const [like] = bank
      .filter((one) => isOfSameLesson(one, miss) && !asked.has(one))
      .toSorted((a, b) => unlikeness(a, miss) - unlikeness(b, miss))
    if (like) asked.add(like)
    return like ?? []
  })
  return picked.slice(0, MOST_MISTAKES)
}

const isOfSameLesson = (question: BankQuestion, miss: MissedQuestion): boolean =>
  miss.lessonId !== undefined && question.moduleId === miss.moduleId && question.lessonId === miss.lessonId

/** Smaller is a better stand-in. A tag counts more than any distance in difficulty, other numbers more than any tags. */
function unlikeness(question: BankQuestion, miss: MissedQuestion): number {
  const shared = question.tags.filter((tag) => miss.tags.includes(tag)).length
  const apart = Math.abs((question.difficulty ?? 2) - (miss.difficulty ?? 2))
  return (question.seed === undefined ? 1000 : 0) - 10 * shared + apart
}
