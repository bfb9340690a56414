import fc from 'fast-check'

/** How gateways write the same thing differently: the pieces of the generators of answers. */

/** A text a student could read: never blank, since a blank one says nothing. */
export const someText = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '')

/** A plain text, or one with its kind beside it. */
export const plainOrTyped = (text: fc.Arbitrary<string>) =>
  fc.oneof(
    text,
    text.map((content) => ({ type: 'text', content })),
  )

/** A number, or the text of it. */
export const numberOrText = (number: fc.Arbitrary<number>) => fc.oneof(number, number.map(String))

/** Under one of several names. */
export const namedAs = (...names: string[]) => fc.constantFrom(...names)

/** What a field of ours may hold when somebody else fills it. */
export const oddValue = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, -1, 1e300, true, [], {}, [null], { type: 'hologram' }, '\u0000', '<b>'),
  fc.jsonValue({ maxDepth: 2 }),
)

/** An object with some of its fields left out and some odd; those of `kept` stay as they are. */
export const withOddFields = (object: object, kept: readonly string[]): fc.Arbitrary<Record<string, unknown>> => {
  const entries = Object.entries(object)
  return fc
    .tuple(...entries.map(() => fc.tuple(fc.constantFrom('keep', 'leave out', 'odd'), oddValue)))
    .map((choices) =>
      Object.fromEntries(
        entries.flatMap(([key, value], index) => {
          const [choice, odd] = choices[index] ?? ['keep', null]
          if (kept.includes(key) || choice === 'keep') return [[key, value]]
          return choice === 'odd' ? [[key, odd]] : []
        }),
      ),
    )
}
