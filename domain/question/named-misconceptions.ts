type Path = readonly (string | number)[]

/** Calls back with every misconception that a question names, wherever it stands in it, and its place. */
export function eachMisconception(value: unknown, visit: (id: string, path: Path) => void, path: Path = []): void {
  if (Array.isArray(value)) value.forEach((part, index) => void eachMisconception(part, visit, [...path, index]))
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key === 'misconception' && typeof part === 'string') visit(part, [...path, key])
      // the list in words is not where they are named
      else if (key !== 'misconceptions') eachMisconception(part, visit, [...path, key])
    }
  }
}

/** The ids of the wrong ideas that a question can bring to light. */
export function namedMisconceptions(question: object): Set<string> {
  const ids = new Set<string>()
  eachMisconception(question, (id) => void ids.add(id))
  return ids
}
