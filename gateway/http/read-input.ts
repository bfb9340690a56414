import type { Context } from 'hono'
import type { z } from 'zod'

type Read<S extends z.ZodType> = { ok: true; data: z.output<S> } | { ok: false; error: string }

/** The JSON body, checked; on refusal one sentence that says what to change. */
export async function readBody<S extends z.ZodType>(c: Context, schema: S): Promise<Read<S>> {
  let body: unknown
  try {
    body = await c.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, error: 'Please send JSON.' }
    throw error
  }
  return check(schema, body)
}

/** The query, checked. Empty values count as absent (GWY-14). */
export function readQuery<S extends z.ZodType>(c: Context, schema: S): Read<S> {
  const filled = Object.entries(c.req.query()).filter(([, value]) => value.trim() !== '')
  return check(schema, Object.fromEntries(filled))
}

function check<S extends z.ZodType>(schema: S, input: unknown): Read<S> {
  const parsed = schema.safeParse(input)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, error: describe(parsed.error) }
}

/** The first problem. Messages written for people stand alone; the schema library's own get the field's name. */
function describe(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'The input is not valid.'
  const field = issue.path.join('.')
  const isOurs = !/^(Invalid|Too|Unrecognized|Expected)\b/.test(issue.message)
  return isOurs || field === '' ? issue.message : `${field}: ${issue.message}`
}
