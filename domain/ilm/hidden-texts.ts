/** Shortest text worth decoding; shorter ones decode to anything. */
const SHORTEST = 8

/**
 * Texts hidden in a text: letters spelt out one by one, backwards, ROT13, Base64, hexadecimal, first letters of lines.
 * @param hasWords backwards and ROT13 are for words: any number read backwards is another number
 */
export function hiddenTexts(text: string, hasWords: boolean): string[] {
  const spelt = [...text.matchAll(/\b(?:[A-Za-z0-9][\s.,\-–·*_|/]+){3,}[A-Za-z0-9]\b/g)].map(([run]) =>
    run.replaceAll(/[^A-Za-z0-9]/g, ''),
  )
  const coded = [...text.matchAll(/[A-Za-z0-9+/]{8,}={0,2}/g)].flatMap(([run]) => {
    const hex = /^(?:[0-9a-fA-F]{2})+$/.test(run)
      ? fromBytes(run.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [])
      : ''
    return [fromBase64(run), hex]
  })
  const firsts = text
    .split(/\n+/)
    .map((line) => line.replace(/^\W+/, '').charAt(0))
    .join('')
  const odd = hasWords && text.length >= SHORTEST ? [[...text].reverse().join(''), rot13(text)] : []
  return [...spelt, ...coded, ...(firsts.length > 4 ? [firsts] : []), ...odd].filter((one) => one.length > 2)
}

const rot13 = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const start = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - start + 13) % 26) + start)
  })

function fromBase64(run: string): string {
  try {
    return fromBytes([...atob(run)].map((one) => one.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** Readable text, or nothing. */
function fromBytes(bytes: number[]): string {
  return bytes.every((byte) => byte >= 9 && byte < 127) ? String.fromCharCode(...bytes) : ''
}
