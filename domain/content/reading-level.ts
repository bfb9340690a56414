/**
 * The Flesch-Kincaid grade of a text: 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid et al., 1975). About the
 * school grade that reads it with ease; terms of the subject push it up, so it compares texts rather than judging one.
 * @returns undefined for a text without words
 */
export function readingLevel(text: string): number | undefined {
  const words = text.match(/[\p{L}][\p{L}'’-]*/gu) ?? []
  if (words.length === 0) return undefined
  // a mark and the end of its line end one sentence, not two
  const sentences = text.split(/(?<![.!?:])[.!?:]+(?=\s|$)|\n+/).filter((part) => /\p{L}/u.test(part)).length
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

/** Groups of vowels, without a silent e at the end; every word has at least one. */
export function syllablesIn(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-zà-ÿ]/g, '')
  const spoken = plain.replace(/(?<=[^aeiouyl]|[aeiouy]l)e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouysxzcghl]|[aeiouy]l)es$/, '')
  return Math.max(1, spoken.match(/[aeiouyà-ÿ]+/g)?.length ?? 0)
}
