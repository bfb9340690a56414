/** How two texts are compared for "the same to a reader". */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\\text\{([^{}]*)\}|[$*_`]|\\[,; ]/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Equal as text, or the same number with the same words around it: "0.50 m" and "0.5 m". */
export function isSameToReader(first: string, second: string): boolean {
  const [a, b] = [plainOf(first), plainOf(second)]
  if (a === b) return true
  const number = /^([-−+]?\s?\d[\d ]*(?![\d ])(?:\.\d+(?!\d))?)(\D*)$/
  const [, firstNumber, firstUnit] = number.exec(a) ?? []
  const [, secondNumber, secondUnit] = number.exec(b) ?? []
  if (firstNumber === undefined || secondNumber === undefined || firstUnit?.trim() !== secondUnit?.trim()) return false
  return toNumber(firstNumber) === toNumber(secondNumber)
}

function toNumber(text: string): number {
  return Number(text.replaceAll(/\s/g, '').replace('−', '-'))
}

/** The first text that an earlier one says as well. */
export function twinOf(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.slice(0, index).some((earlier) => isSameToReader(earlier, text)))
}
