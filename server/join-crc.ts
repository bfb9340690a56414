/** The polynomial of CRC-32 with its bits in the order in which gzip keeps them. */
const POLYNOMIAL = 0xedb88320
/** The polynomial 1, in the same order. */
const ONE = 0x80000000

/** The product of two polynomials over GF(2), modulo that of CRC-32. */
function multiply(a: number, b: number): number {
  let product = 0
  let power = b
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= power
    power = power & 1 ? (power >>> 1) ^ POLYNOMIAL : power >>> 1
  }
  return product >>> 0
}

/** What a CRC-32 is multiplied with when `bytes` bytes come after what it stands for: x to the power of 8 × `bytes`. */
export function shiftOf(bytes: number): number {
  let shift = ONE
  // x to the power of 8
  let square = 0x00800000
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(square, shift)
    square = multiply(square, square)
  }
  return shift
}

/** The CRC-32 of two pieces in a row, from that of each and the second's `shiftOf` its length (as zlib's `crc32_combine`). */
export const crcOfBytesAfter = (before: number, after: number, shift: number): number =>
  (multiply(shift, before) ^ after) >>> 0
