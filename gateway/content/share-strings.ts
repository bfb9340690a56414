/**
 * The same value, with strings that are alike kept once: `JSON.parse` makes each anew, and a course says "multiple-choice" some hundred times.
 * Changes the value in place.
 * @param value what `JSON.parse` gave
 */
export function shareStrings<Value>(value: Value): Value {
  const known = new Map<string, string>()
  const shared = (text: string): string => {
    const first = known.get(text)
    if (first === undefined) known.set(text, text)
    return first ?? text
  }
  const walk = (holder: unknown[] | Record<string, unknown>): void => {
    for (const [key, part] of Object.entries(holder)) {
      if (typeof part === 'string') (holder as Record<string, unknown>)[key] = shared(part)
      else if (typeof part === 'object' && part !== null) walk(part as Record<string, unknown>)
    }
  }
  if (typeof value === 'object' && value !== null) walk(value as Record<string, unknown>)
  return value
}
