import { z } from 'zod'
import type { CompareAlgebra } from '#domain/question/answer-type.ts'
import { authoredQuestionSchema } from '#domain/question/authored-question.ts'
import { authoredTypeOf, checkFieldsOfType } from '#domain/question/authored-types.ts'
import { checkAnswer } from '#domain/question/check-answer.ts'
import type { Checked } from '#domain/question/checked.ts'
import { compareAlgebra } from '#domain/question/compare-algebra.ts'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import { type Question, questionSchemaOf } from '#domain/question/question.ts'
import type { Reply, ReplyOf } from '#domain/question/reply.ts'

const schema = questionSchemaOf(z.string())
export type QuestionFields = Partial<z.input<typeof schema>>

/** A question as the pages get it, with plain texts. */
export const plainQuestion = (fields: QuestionFields): Question =>
  schema.parse({ id: 'q', type: 'multiple-choice', prompt: 'Why?', ...fields })

/** Checks replies of one type to one question: `answering('numeric', { answer: 5 })({ text: '5' })`. */
export const answering =
  <Type extends Reply['type']>(
    type: Type,
    fields: QuestionFields,
    compare: CompareAlgebra | undefined = compareAlgebra,
  ) =>
  (reply: Omit<ReplyOf<Type>, 'type'>): Checked<string> =>
    checkAnswer(plainQuestion({ ...fields, type }), { type, ...reply } as unknown as Reply, compare)

export type AuthoredFields = Partial<z.input<typeof authoredQuestionSchema>>

/** A question as an author writes it, of the fields given and the least there must be. */
const authoredQuestion = (fields: AuthoredFields) =>
  authoredQuestionSchema.parse({
    id: 'q',
    type: 'multiple-choice',
    lesson: 'l',
    difficulty: 1,
    tags: ['t'],
    prompt: 'Why?',
    hints: ['Think.'],
    explanation: 'So.',
    ...fields,
  })

/** The question a student sees of it with a seed. */
export function madeQuestion(fields: AuthoredFields, seed = 1): Question {
  const made = instantiateQuestion(authoredQuestion(fields), seed)
  if (!made.ok) throw new Error(made.message)
  return made.question
}

/** All that the content check refuses of it, a line each; '' where nothing is wrong. */
export function problemsOf(fields: AuthoredFields, seed = 1): string {
  const authored = authoredQuestion(fields)
  const made = instantiateQuestion(authored, seed)
  const found = made.ok ? authoredTypeOf(authored).check(made.question, compareAlgebra) : [made.message]
  return [...checkFieldsOfType(authored), ...found].join('\n')
}
