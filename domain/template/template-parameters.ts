import { z } from 'zod'

/** What a parameter of a template may be: a whole-step range, or one of a list. */
const parameterSchema = z.union([
  z.strictObject({
    from: z.number(),
    to: z.number(),
    step: z.number().positive().default(1),
    except: z.array(z.number()).default([]),
  }),
  z.strictObject({
    pick: z.array(z.union([z.number(), z.string(), z.record(z.string(), z.union([z.number(), z.string()]))])).min(2),
  }),
])

const name = z.string().regex(/^[a-zA-Z]\w*$/)

/** The fields that make a template of a question or a stimulus, to be spread into its schema (content/README.md, "Templates"). */
export const parameterFields = {
  parameters: z.record(name, parameterSchema).optional(),
  computed: z.record(name, z.string()).optional(),
  constraints: z.array(z.string()).optional(),
}

export type TemplateParameters = z.infer<z.ZodObject<typeof parameterFields>>
