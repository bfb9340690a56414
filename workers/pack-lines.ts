/** Letters of base64 are made so many bytes at a time: a call takes only so many arguments. */
const AT_ONCE = 0x2000
/** A page that unpacks to more was not made by a gateway that keeps to the contract. */
const MOST_BYTES = 16_000_000

const throughStream = (bytes: BlobPart, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(stream)

/** Lines as a pack: base64 of gzip (`domain/gateway-contract/record-calls.ts`). */
export async function packLines(lines: readonly string[]): Promise<string> {
  const packed = await new Response(throughStream(lines.join('\n'), new CompressionStream('gzip'))).bytes()
  let letters = ''
  for (let i = 0; i < packed.length; i += AT_ONCE) letters += String.fromCharCode(...packed.subarray(i, i + AT_ONCE))
  return btoa(letters)
}

/** The lines of a pack. Rejects when it is none, or far larger than any page. */
export async function unpackLines(pack: string): Promise<string[]> {
  const packed = Uint8Array.from(atob(pack), (letter) => letter.charCodeAt(0))
  const reader = throughStream(packed, new DecompressionStream('gzip')).getReader()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > MOST_BYTES) {
      await reader.cancel()
      throw new RangeError('a page of the study record is too large')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  text += decoder.decode()
  return text === '' ? [] : text.split('\n')
}
