import { deriveSeed } from '../seed/seeded-random.ts'
import type { AuthoredQuestion } from './authored-question.ts'

/**
 * Names a question as it is written now: 8 hexadecimal digits of all that an author can change, so that answers to an earlier wording are
 * never counted for a later one. What is found, measured or said about it (its section, its difficulty by answers, its skill, its enemies) is no matter of the wording.
 */
export function editionOf(question: AuthoredQuestion): string {
  const { section: _, itemDifficulty: __, skill: ___, enemies: ____, difficultyReason: _____, ...written } = question
  return deriveSeed(0, JSON.stringify(written)).toString(16).padStart(8, '0')
}
