import { answerTypeOf } from '#domain/question/answer-types.ts'
import { checkAnswer } from '#domain/question/check-answer.ts'
import type { Checked } from '#domain/question/checked.ts'
import type { UnderstoodFormula } from '#domain/question/compare-algebra.ts'
import type { QuestionOf } from '#domain/question/question.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { RichText } from '#domain/text/rich-text.ts'

/** Checks that need the maths library: it is loaded when the first formula is typed, off the main thread. */
export function createReplyChecks() {
  const algebra = () => import('#domain/question/compare-algebra.ts')
  return {
    /** Scores a reply (CHP-19..24), with formulas compared for every value of their letters (D17). */
    checkReply: async (question: QuestionOf<RichText>, reply: Reply): Promise<Checked<RichText>> => {
      const isAlgebra = answerTypeOf(question).needsAlgebra?.(question)
      return checkAnswer(question, reply, isAlgebra ? (await algebra()).compareAlgebra : undefined)
    },
    /** How a typed formula is understood; null when it cannot be read. */
    /** Fetches what compares formulas ahead of the first one, so that it is there when the connection is gone. */
    loadAlgebra: async (): Promise<void> => void (await algebra()),
    understandFormula: async (text: string): Promise<UnderstoodFormula | null> =>
      (await algebra()).understandFormula(text) ?? null,
  }
}
