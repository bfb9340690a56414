/** What one call to render students' texts may carry, in bytes of UTF-8. */
export const BATCH_BYTES = 60_000

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Whether texts may go together in one call. */
export const isBatch = (texts: readonly string[]): boolean =>
  texts.reduce((sum, text) => sum + bytesOf(text), 0) <= BATCH_BYTES

/** Texts in their order, in batches that one call may carry; a text that is too long for any call is a batch of its own. */
export function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = []
  let left = 0
  for (const text of texts) {
    const bytes = bytesOf(text)
    if (bytes > left || batches.length === 0) {
      batches.push([])
      left = BATCH_BYTES
    }
    batches.at(-1)?.push(text)
    left -= bytes
  }
  return batches
}
