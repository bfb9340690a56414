import type { Random } from '../seed/seeded-random.ts'
import type { CompareAlgebra } from './answer-type.ts'
import type { AuthoredQuestion } from './authored-question.ts'
import type { Question } from './question.ts'

/** Fills in the fields of a template with the numbers of one seed. Throws what `instantiateQuestion` turns into a message. */
export type Filler = {
  text: (template: string) => string
  /** @param what names the field in the message @param letters further names that the expression may use, such as x */
  number: (value: number | string, what: string, letters?: Readonly<Record<string, number>>) => number
  /** the chance of this variant, apart for each thing that is drawn */
  random: (about: string) => Random
  /** refuses the question */
  refuse: (message: string) => never
}

/** What an author's file has to do with one type of question: the fields it takes, how they are filled in, what is refused. */
export interface AuthoredType {
  /** fields of an authored question that belong to this type; the same field at a type that does not name it is an error */
  readonly fields: readonly (keyof AuthoredQuestion)[]
  /** those of them that must be there */
  /** the texts of its own that a figure may stand at */
  readonly figurePlaces?: readonly string[]
  readonly needs?: readonly (keyof AuthoredQuestion)[]
  /** The fields of the question, with final numbers and texts. */
  fill(authored: AuthoredQuestion, filler: Filler): Partial<Question>
  /** What is wrong with one variant, as sentences; empty: nothing. The key is checked by the code that checks students. */
  check(question: Question, compare: CompareAlgebra): string[]
  /** What is unusual in a question of the pool, though not wrong, as sentences; lessons' own checks are free of it. */
  advise?(authored: AuthoredQuestion): string[]
  /** The texts that would give the question away in a hint. */
  answers(question: Question): string[]
}
