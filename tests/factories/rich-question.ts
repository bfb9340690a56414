import { z } from 'zod'
import { type QuestionOf, questionSchemaOf } from '#domain/question/question.ts'
import { type RichText, richTextSchema } from '#domain/text/rich-text.ts'

/** A text as the pages get it. */
export const rich = (text: string): RichText => ({ html: `<p>${text}</p>`, text })
const schema = questionSchemaOf(z.union([richTextSchema, z.string().transform(rich)]))

/** A rendered question; plain texts stand for rendered ones. */
export const richQuestion = (fields: Partial<z.input<typeof schema>>): QuestionOf<RichText> =>
  schema.parse({ id: 'q1', type: 'multiple-choice', prompt: 'Why?', ...fields })
