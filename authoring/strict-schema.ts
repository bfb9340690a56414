import { z } from 'zod'

/**
 * The same schema, refusing keys it does not know. The schemas of domain/ let unknown keys pass, because a foreign
 * gateway may send more than we use; in a file written by hand an unknown key is a misspelling.
 */
function strictSchemaOf<S extends z.ZodType>(schema: S): z.ZodType<z.output<S>>
function strictSchemaOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape).map(([key, field]) => [key, strictSchemaOf(asType(field))] as const)
    return z.strictObject(Object.fromEntries(shape))
  }
  if (schema instanceof z.ZodArray) {
    return schema.clone({ ...schema.def, element: strictSchemaOf(asType(schema.element)) })
  }
  if (schema instanceof z.ZodOptional) return strictSchemaOf(asType(schema.unwrap())).optional()
  if (schema instanceof z.ZodDefault) {
    const fallback = schema.def.defaultValue
    return strictSchemaOf(asType(schema.unwrap())).default(fallback)
  }
  if (schema instanceof z.ZodPipe) return z.pipe(asType(schema.in), strictSchemaOf(asType(schema.out)))
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => strictSchemaOf(asType(option))))
  return schema
}

/** The same for the fields of an object, to be spread into a `z.strictObject`. */
export function strictShapeOf<S extends Record<string, z.ZodType>>(
  shape: S,
): { [Key in keyof S]: z.ZodType<z.output<S[Key]>> }
export function strictShapeOf(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, strictSchemaOf(field)]))
}

/** zod types the parts of a schema by its core interface; every schema we build is a classic one. */
function asType(part: unknown): z.ZodType {
  if (part instanceof z.ZodType) return part
  throw new Error('a schema holds a part that is not a zod type')
}
