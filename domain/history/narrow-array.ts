/** Whole numbers as they are stored: in the narrowest array that holds them, which is what opening a history has to read. */
export type NarrowArray = Uint8Array | Uint16Array | Uint32Array

export const isNarrowArray = (value: unknown): value is NarrowArray =>
  value instanceof Uint8Array || value instanceof Uint16Array || value instanceof Uint32Array

/** A copy of the first `count` numbers, as narrow as the highest of them allows. */
export function narrowed(numbers: Uint32Array | Float64Array, count: number): NarrowArray {
  let highest = 0
  for (let i = 0; i < count; i++) highest = Math.max(highest, numbers[i] ?? 0)
  const part = numbers.subarray(0, count)
  return highest < 0x100 ? new Uint8Array(part) : highest < 0x1_0000 ? new Uint16Array(part) : new Uint32Array(part)
}

/** Whether numbers are all whole, not negative, present, and fit in 32 bits. */
export function areWhole(numbers: Float64Array, count: number): boolean {
  for (let i = 0; i < count; i++) {
    const value = numbers[i] ?? 0
    // NaN, which marks an absent field, fails the first comparison; -0 would come back as 0
    if (!(value >= 0 && value <= 0xffff_ffff) || value % 1 !== 0 || Object.is(value, -0)) return false
  }
  return true
}
