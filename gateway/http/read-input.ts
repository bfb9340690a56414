import type { Context } from 'hono'
import type { z } from 'zod'
import { CALL_BUDGET, findJsonProblem, type JsonProblem } from '#domain/gateway-contract/json-budget.ts'

type Read<S extends z.ZodType> = { ok: true; data: z.output<S> } | { ok: false; error: string }

const LONGEST_FIELD = 60

const PROBLEMS: Record<JsonProblem, string> = {
  'too-deep': 'That is too deeply nested to read.',
  'too-much': 'That is too large to read.',
  nul: 'Please leave out invisible characters.',
}

/** The JSON body, checked; on refusal one sentence that says what to change. */
export async function readBody<S extends z.ZodType>(c: Context, schema: S): Promise<Read<S>> {
  let body: unknown
  try {
    body = JSON.parse(await c.req.text())
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
  const problem = findJsonProblem(input, CALL_BUDGET)
  if (problem) return { ok: false, error: PROBLEMS[problem] }
  const parsed = schema.safeParse(input)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, error: describe(parsed.error) }
}

/** The first problem, for people: our own messages as they are, the schema library's in plain words with the field's name. */
function describe(error: z.ZodError): string {
  const issue = error.issues[0]
  // a name may come from the sender: it is cut, not sent back whole
  const field = (issue?.path.join('.') ?? '').slice(0, LONGEST_FIELD)
  if (!issue || (field === '' && isLibraryMessage(issue.message))) return 'The input is not valid.'
  if (!isLibraryMessage(issue.message)) return issue.message
  return issue.message.endsWith('received undefined') ? `${field} is missing.` : `${field} is not valid.`
}

const isLibraryMessage = (message: string) => /^(Invalid|Too|Unrecognized|Expected)\b/.test(message)
