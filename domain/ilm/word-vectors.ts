/** Where words stand to each other: near ones are used alike. Rows of `dimensions` signed bytes, one for each word. */
export type WordVectors = {
  /** rows of words; a word that is missing is unknown */
  rowOf: (word: string) => number | undefined
  /** cosine of two rows, −1 to 1 */
  likeness: (one: number, other: number) => number
}

/**
 * Reads vectors in the form of `gateway/ilm/word-vectors.bin`: the count of words, the dimensions and the bytes of the list of words as
 * unsigned 32-bit integers (little endian), the words parted by line feeds, and a signed byte for each dimension of each word.
 * @throws RangeError when the bytes end too early
 */
export function readWordVectors(bytes: Uint8Array): WordVectors {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [count, dimensions, length] = [0, 4, 8].map((at) => head.getUint32(at, true)) as [number, number, number]
  if (bytes.byteLength < 12 + length + count * dimensions) throw new RangeError('the vectors end too early')
  const words = new TextDecoder().decode(bytes.subarray(12, 12 + length)).split('\n')
  const rows = new Map(words.map((word, row) => [word, row]))
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + 12 + length, count * dimensions)
  const dot = (one: number, other: number) => {
    let sum = 0
    const [from, to] = [one * dimensions, other * dimensions]
    for (let at = 0; at < dimensions; at++) sum += (values[from + at] as number) * (values[to + at] as number)
    return sum
  }
  const lengths = Float32Array.from({ length: count }, (_, row) => Math.sqrt(dot(row, row)) || 1)
  return {
    rowOf: (word) => rows.get(word),
    likeness: (one, other) => dot(one, other) / ((lengths[one] ?? 1) * (lengths[other] ?? 1)),
  }
}

/** The same as bytes. @param rows of numbers between −1 and 1, all of one length */
export function writeWordVectors(words: readonly string[], rows: readonly (readonly number[])[]): Uint8Array {
  const list = new TextEncoder().encode(words.join('\n'))
  const dimensions = rows[0]?.length ?? 0
  const bytes = new Uint8Array(12 + list.length + words.length * dimensions)
  const head = new DataView(bytes.buffer)
  for (const [index, value] of [words.length, dimensions, list.length].entries()) head.setUint32(4 * index, value, true)
  bytes.set(list, 12)
  const values = new Int8Array(bytes.buffer, 12 + list.length)
  for (const [row, vector] of rows.entries()) {
    const most = Math.max(1e-9, ...vector.map(Math.abs))
    for (const [at, value] of vector.entries()) values[row * dimensions + at] = Math.round((127 * value) / most)
  }
  return bytes
}
