/** Length of the longest part, gaps allowed, that never falls. Quadratic, for lists of a few items. */
export function longestRise(numbers: readonly number[]): number {
  const lengths: number[] = []
  for (const [at, number] of numbers.entries()) {
    let longest = 0
    for (let before = 0; before < at; before++)
      if ((numbers[before] ?? 0) <= number) longest = Math.max(longest, lengths[before] ?? 0)
    lengths.push(longest + 1)
  }
  return Math.max(0, ...lengths)
}
