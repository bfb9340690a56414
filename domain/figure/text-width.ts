/**
 * Advance widths of Inter, the face of all figures, in hundredths of the font size, measured in a browser with the font file the
 * app ships. Characters of other fonts (subscripts, arrows, mathematical signs) have the width of a common system face.
 */
const CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '°·×÷±²³¹µ½¼¾éèàçâêîôûëïüñÉÈÀΑΒΓΔΘΛΞΠΣΦΨΩαβγδεζηθικλμνξπρστυφχψω–—‘’“”…−€' +
  '₀₁₂₃₄₅₆₇₈₉₊₋⁰⁴⁵⁶⁷⁸⁹⁺⁻ⁿ→←↑↓↔⇌≤≥≠≈∞∝∫∑√∂ℓÅ'
const WIDTHS = (
  '28 29 47 63 64 98 64 30 36 36 50 66 29 46 29 36 63 41 61 62 65 59 62 57 62 62 29 30 66 66 66 51 97 69 65 73 72 60 59 75 74 ' +
  '27 57 67 57 90 75 76 64 76 64 64 65 74 69 99 68 68 63 36 36 36 47 46 32 56 61 57 61 58 37 61 59 24 24 55 24 88 59 60 61 61 ' +
  '38 53 33 59 56 82 55 56 55 43 33 43 66 ' +
  '46 29 66 66 66 44 45 30 59 85 80 88 58 58 56 57 56 58 24 60 59 58 24 59 59 60 60 69 69 65 58 68 76 69 66 74 69 88 88 77 66 ' +
  '60 56 58 54 51 59 62 28 53 64 59 59 56 60 61 62 47 59 72 57 78 80 50 100 26 26 44 44 86 66 67 ' +
  '40 40 40 40 40 40 40 40 40 40 53 53 40 40 40 40 40 40 40 53 53 36 100 100 50 50 100 84 55 55 55 55 71 71 27 71 55 49 32 67'
)
  .split(' ')
  .map(Number)

const widthOf = new Map([...CHARACTERS].map((character, index) => [character, WIDTHS[index] ?? 75]))
/** Letters that the table does not know: as wide as the widest common ones. */
const UNKNOWN = 80
/** Bold letters of Inter are up to 4 % wider. */
const BOLD = 1.05

/**
 * About how wide a text is set in Inter.
 * @param size font size; the answer is in its unit
 */
export function textWidth(text: string, size: number, isBold = false): number {
  let hundredths = 0
  for (const character of text) hundredths += widthOf.get(character) ?? UNKNOWN
  return (hundredths / 100) * size * (isBold ? BOLD : 1)
}
