/**
 * A set of row numbers that counts fast: how many are above a row, and which is the n-th. A Fenwick tree (Fenwick 1994): each
 * change and each question takes as many steps as the number of rows has bits.
 */
export class RowIndex {
  #isIn: Uint8Array
  #tree: Uint32Array
  size = 0

  constructor(capacity = 1024) {
    this.#isIn = new Uint8Array(capacity)
    this.#tree = new Uint32Array(capacity + 1)
  }

  /** A set of the rows marked 1. */
  static of(marks: Uint8Array): RowIndex {
    const index = new RowIndex(Math.max(1024, marks.length * 2))
    index.#isIn.set(marks)
    index.#build()
    return index
  }

  add(row: number): void {
    if (row >= this.#isIn.length) this.#grow(row)
    if (this.#isIn[row]) return
    this.#isIn[row] = 1
    this.size++
    for (let i = row + 1; i < this.#tree.length; i += i & -i) this.#tree[i] = (this.#tree[i] ?? 0) + 1
  }

  delete(row: number): void {
    if (!this.#isIn[row]) return
    this.#isIn[row] = 0
    this.size--
    for (let i = row + 1; i < this.#tree.length; i += i & -i) this.#tree[i] = (this.#tree[i] ?? 0) - 1
  }

  /** How many rows of the set are above this row. */
  countAbove(row: number): number {
    let below = 0
    for (let i = Math.min(row + 1, this.#isIn.length); i > 0; i -= i & -i) below += this.#tree[i] ?? 0
    return this.size - below
  }

  /** The n-th lowest row of the set, from 1 on; -1 when there is none. */
  nth(n: number): number {
    if (n < 1 || n > this.size) return -1
    let left = n
    let position = 0
    for (let step = 1 << (31 - Math.clz32(this.#isIn.length)); step > 0; step >>= 1) {
      const next = position + step
      const count = this.#tree[next]
      if (next < this.#tree.length && count !== undefined && count < left) {
        position = next
        left -= count
      }
    }
    return position
  }

  #grow(row: number): void {
    const marks = new Uint8Array(Math.max(this.#isIn.length * 2, row + 1))
    marks.set(this.#isIn)
    this.#isIn = marks
    this.#build()
  }

  #build(): void {
    const tree = new Uint32Array(this.#isIn.length + 1)
    this.size = 0
    for (let i = 1; i < tree.length; i++) {
      const mark = this.#isIn[i - 1] ?? 0
      this.size += mark
      tree[i] = (tree[i] ?? 0) + mark
      const parent = i + (i & -i)
      if (parent < tree.length) tree[parent] = (tree[parent] ?? 0) + (tree[i] ?? 0)
    }
    this.#tree = tree
  }
}
