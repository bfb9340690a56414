import { z } from 'zod'
import { courseFileSchema, misconceptionSchema } from '#domain/content/course.ts'
import {
  authoredDecksSchema,
  authoredIdeasSchema,
  authoredLessonSchema,
  authoredQuestionsSchema,
  authoredStimuliSchema,
} from './authored-schemas.ts'

const SCHEMAS = {
  course: courseFileSchema,
  lesson: authoredLessonSchema,
  misconceptions: z.array(misconceptionSchema),
  flashcards: authoredDecksSchema,
  questions: authoredQuestionsSchema,
  stimuli: authoredStimuliSchema,
  ideas: authoredIdeasSchema,
}

/** JSON Schemas of the content files, by file name, so that editors complete and check while an author types. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      // `io: input` is what an author writes: fields with a default may be left out.
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: allowPlainText })
      return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}

/** Every preprocessing step of our schemas reads a plain text as a group of fields; zod describes only the group. */
const allowPlainText: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.in instanceof z.ZodTransform)) return
  const group = { ...jsonSchema }
  for (const key of Object.keys(group)) Reflect.deleteProperty(jsonSchema, key)
  jsonSchema.anyOf = [{ type: 'string' }, group]
}
