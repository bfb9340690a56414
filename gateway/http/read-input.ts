import type { Context } from 'hono'
import type { z } from 'zod'

type Read<S extends z.ZodType> = { ok: true; data: z.output<S> } | { ok: false; error: string }

/** The JSON body, checked; on refusal one sentence that says what to change. */
export async function readBody<S extends z.ZodType>(c: Context, schema: S): Promise<Read<S>> {
  const text = await c.req.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, error: 'Please send JSON.' }
    throw error
  }
  // PostgreSQL cannot store the character NUL in a text, and nobody types it. Looked for only where its escape appears.
  if (text.includes('\\u0000') && holdsNul(body)) return { ok: false, error: 'Please leave out invisible characters.' }
  return check(schema, body)
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner))
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

/** The first problem, for people: our own messages as they are, the schema library's in plain words with the field's name. */
function describe(error: z.ZodError): string {
  const issue = error.issues[0]
  const field = issue?.path.join('.') ?? ''
  if (!issue || (field === '' && isLibraryMessage(issue.message))) return 'The input is not valid.'
  if (!isLibraryMessage(issue.message)) return issue.message
  return issue.message.endsWith('received undefined') ? `${field} is missing.` : `${field} is not valid.`
}

const isLibraryMessage = (message: string) => /^(Invalid|Too|Unrecognized|Expected)\b/.test(message)
