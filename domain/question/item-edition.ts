import { deriveSeed } from '../seed/seeded-random.ts'
import type { AuthoredQuestion } from './authored-question.ts'

/**
 * Names a question as it is written now: 8 hexadecimal digits of all that an author can change, so that answers to an earlier wording are
 * never counted for a later one. What is found or measured (its section, its difficulty by answers) is no matter of the wording.
 */
export const editionOf = ({ section: _, itemDifficulty: __, ...written }: AuthoredQuestion): string =>
  deriveSeed(0, JSON.stringify(written)).toString(16).padStart(8, '0')
