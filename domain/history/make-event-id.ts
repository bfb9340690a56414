/**
 * An id for an event: a UUID of version 7 (RFC 9562), whose first 48 bits are the time and whose next 12 count up within one
 * millisecond, so that acts of one tab keep their order when they fall on the same millisecond.
 * @param at UTC milliseconds
 * @param counter acts of this tab in this millisecond so far, 0..4095
 * @param random 8 random bytes
 */
export function makeEventId(at: number, counter: number, random: Uint8Array): string {
  const time = Math.floor(at).toString(16).padStart(12, '0').slice(-12)
  const count = (counter & 0xfff).toString(16).padStart(3, '0')
  const bytes = Array.from(random.subarray(0, 8), (byte, i) => (i === 0 ? (byte & 0x3f) | 0x80 : byte))
  const tail = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
