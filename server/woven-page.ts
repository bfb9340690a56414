import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { constants, crc32, createZstdCompress, deflateRawSync, zstdDecompressSync } from 'node:zlib'
import { crcOfBytesAfter, shiftOf } from './join-crc.ts'

/** How a page can be sent that was compressed before anybody asked for it. */
export type WovenCoding = 'zstd' | 'gzip'

/** A rendered page, compressed in pieces, between which the nonce of each answer is put. */
export type WovenPage = {
  /** of the page without its nonce: the same for all who read it */
  etag: string
  /** what it holds in memory */
  bytes: number
  /** the page with a nonce in its places; `undefined` is for a client that takes neither coding */
  weave(nonce: string, coding: WovenCoding | undefined): Buffer
}

/** The length of a nonce that can be woven in: 18 bytes in base64. */
const NONCE_LENGTH = 24

/**
 * Takes a page apart at the nonce it was rendered with, so that another one costs no compression. A body of gzip may hold blocks that refer to
 * nothing before them and blocks that are not compressed (RFC 1951, 3.2.4). In a frame of zstd what is random is left as it is (RFC 8878,
 * 3.1.1.2.2), so it can be written over.
 *
 * @throws RangeError when the nonce has another length than 18 bytes in base64
 */
export async function wovenPage(html: string, nonce: string): Promise<WovenPage> {
  if (nonce.length !== NONCE_LENGTH) throw new RangeError(`A nonce has ${NONCE_LENGTH} characters, not ${nonce.length}`)
  const pieces = html.split(nonce).map((piece) => Buffer.from(piece))
  const gzip = gzipPieces(pieces)
  const zstd = await zstdFrame(pieces)
  return {
    etag: `W/"${createHash('sha256').update(pieces.join('\0')).digest('base64url').slice(0, 22)}"`,
    bytes: gzip.bytes + zstd.bytes,
    weave(fresh, coding) {
      if (fresh.length !== NONCE_LENGTH) throw new RangeError(`A nonce has ${NONCE_LENGTH} characters`)
      if (coding === 'gzip') return gzip.weave(Buffer.from(fresh))
      const frame = zstd.weave(fresh)
      return coding === 'zstd' ? frame : zstdDecompressSync(frame)
    },
  }
}

function gzipPieces(pieces: readonly Buffer[]) {
  const coded = pieces.map((piece) => ({
    block: deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
    crc: crc32(piece),
    shift: shiftOf(piece.length),
  }))
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0) + NONCE_LENGTH * (pieces.length - 1)
  return {
    bytes: coded.reduce((sum, { block }) => sum + block.length, 0),
    weave(nonce: Buffer): Buffer {
      const between = { block: storedBlock(nonce), crc: crc32(nonce), shift: shiftOf(NONCE_LENGTH) }
      const all = coded.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]))
      const end = Buffer.alloc(8)
      end.writeUInt32LE(all.reduce((crc, piece) => crcOfBytesAfter(crc, piece.crc, piece.shift), 0))
      end.writeUInt32LE(length, 4)
      return Buffer.concat([GZIP_START, ...all.map(({ block }) => block), LAST_BLOCK, end])
    },
  }
}

async function zstdFrame(pieces: readonly Buffer[]) {
  const compressor = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 12 } })
  const whole = buffer(compressor)
  const fillings = pieces.slice(1).map(newFilling)
  const write = (bytes: Buffer) =>
    new Promise<void>((resolve) => {
      compressor.write(bytes)
      compressor.flush(constants.ZSTD_e_flush, () => resolve())
    })
  for (const [index, piece] of pieces.entries()) {
    await write(piece)
    const filling = fillings[index]
    if (filling !== undefined) await write(filling)
  }
  compressor.end()
  const frame = await whole
  const places = fillings.map((filling) => frame.indexOf(filling))
  const weave = (nonce: string): Buffer => {
    const woven = Buffer.from(frame)
    for (const place of places) woven.write(nonce, place, 'latin1')
    return woven
  }
  // a text that was found again in a filling would change with it
  const isWhole = !places.includes(-1) && zstdDecompressSync(weave(CHECKED)).equals(joinWith(pieces, CHECKED))
  if (!isWhole) throw new Error('zstd has compressed what was random')
  return { bytes: frame.length, weave }
}

const CHECKED = '='.repeat(NONCE_LENGTH)

const joinWith = (pieces: readonly Buffer[], nonce: string): Buffer =>
  Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [Buffer.from(nonce), piece])))

/** Bytes that no page holds: control characters, and what UTF-8 never uses. */
const FILLING = [
  ...Array.from({ length: 8 }, (_, byte) => byte + 1),
  ...Array.from({ length: 18 }, (_, byte) => byte + 14),
  0xc0,
  0xc1,
  ...Array.from({ length: 11 }, (_, byte) => byte + 0xf5),
]

/** What stands in the place of a nonce while the page is compressed. Each place has its own: what is repeated would be compressed. */
const newFilling = () => Buffer.from(randomBytes(NONCE_LENGTH).map((byte) => FILLING[byte % FILLING.length] ?? 1))

/** RFC 1952: deflate, no name, no time. */
const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that is the last. */
const LAST_BLOCK = Buffer.from([3, 0])

/** RFC 1951, 3.2.4: as it is, and not the last. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
