import fc from 'fast-check'

/** Any character, the unit of hostile texts; built by hand, because fast-check's own unit for it takes seconds to set up. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
