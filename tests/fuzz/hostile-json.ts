import fc from 'fast-check'
import { z } from 'zod'

/** Texts that break careless code: of storage, of paths, of templates, of regular expressions, of screens. */
const texts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '\u202e',
    '\ufeff',
    '%ff',
    '%00',
    '../../etc',
    '..%2f',
    '\r\nx: y',
    '__proto__',
    '//x',
    '//x//y',
  ],
  ...[
    'constructor',
    'toString',
    "' or 1=1 --",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template that somebody else's server might fill
    '${7*7}',
    '{{7*7}}',
    '<script>1</script>',
    'null',
    'NaN',
    '-0',
    '1e999',
    '0x10',
  ],
  ...[
    '9'.repeat(400),
    `${'('.repeat(900)}1`,
    'combinations(100000000000000000,50000000000000000) = 2',
    '9^9^9^9^9 = 1',
  ],
  ...[
    `$x_{n}${"'".repeat(900)}$`,
    '!['.repeat(450),
    '2x^2+'.repeat(190),
    'a'.repeat(990),
    `${' '.repeat(900)}x`,
    'x'.repeat(30_000),
  ],
]

const nestedLists = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** Values that nobody honest sends. Made as `JSON.parse` makes them, so that `__proto__` is a name like others. */
const values: unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 53), [], {}, [[]], [null], ...texts],
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1},"toString":1,"valueOf":null,"length":-1}'),
  nestedLists(23),
  nestedLists(3000),
  Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`q${index}`, index])),
  Array.from({ length: 3000 }, (_, index) => ({ id: index })),
]

/** Any value from outside: a known trick, or whatever JSON can hold. */
export const hostileValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

export const hostileText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 60 }))

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Values of a schema, most of them right, some with a hostile value where something else belongs. */
export function nearly(schema: z.ZodType): fc.Arbitrary<unknown> {
  return ofSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

const twisted = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 14, arbitrary: right }, { weight: 1, arbitrary: hostileValue })

function ofSchema(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostileValue
  const { anyOf = schema.oneOf, enum: choices, const: only } = schema
  if (anyOf) return fc.oneof(...anyOf.map(ofSchema))
  if (choices) return twisted(fc.constantFrom(...choices))
  if (only !== undefined) return twisted(fc.constant(only))
  switch (schema.type) {
    case 'object':
      return twisted(ofObject(schema))
    case 'array':
      return twisted(fc.array(ofSchema(itemsOf(schema)), { maxLength: 4 }))
    case 'string':
      return twisted(ofString(schema))
    case 'integer':
      return twisted(fc.integer({ min: 0, max: 2 ** 31 - 1 }))
    case 'number':
      return twisted(fc.double({ noNaN: true }))
    case 'boolean':
      return twisted(fc.boolean())
    default:
      return hostileValue
  }
}

const itemsOf = ({ items }: JsonSchema): JsonSchema | boolean => (Array.isArray(items) ? true : (items ?? true))

function ofObject({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, ofSchema(inner)]))
  const own = fc.record(known, { requiredKeys: required.filter((name) => name in known) })
  if (additionalProperties === undefined || additionalProperties === false) return own
  const more = fc.dictionary(hostileText, ofSchema(additionalProperties), { maxKeys: 4 })
  return fc.tuple(own, more).map(([one, other]) => ({ ...one, ...other }))
}

function ofString({ format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  return fc.oneof(fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) }), hostileText)
}

/** A right value with one to three places in it replaced. */
export function damaged(right: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(right)
  return fc
    .array(fc.tuple(fc.constantFrom(...places), hostileValue), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((value, [place, other]) => replaced(value, place, other), right))
}

function placesOf(value: unknown, here: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [here]
  return [here, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...here, name]))]
}

function replaced(value: unknown, [name, ...rest]: string[], other: unknown): unknown {
  if (name === undefined) return other
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === name ? replaced(inner, rest, other) : inner))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === name ? replaced(inner, rest, other) : inner]),
  )
}

/** What a body may be on the wire: JSON, JSON cut off, a hundred thousand brackets, anything. */
export const asBody = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: value.map((one) => JSON.stringify(one) ?? '') },
    { weight: 1, arbitrary: value.map((one) => (JSON.stringify(one) ?? '').slice(0, -1)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', 'null', '[]', `${'['.repeat(100_000)}`, JSON.stringify(nestedLists(3000))),
    },
  )
