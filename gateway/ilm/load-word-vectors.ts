import { readFile } from 'node:fs/promises'
import { readWordVectors, type WordVectors } from '#domain/ilm/word-vectors.ts'

/** The vectors that `authoring/write-word-vectors.ts` made (docs/decisions): 3.5 MB, read at Ilm's first message. */
export const loadWordVectors = async (): Promise<WordVectors> =>
  readWordVectors(await readFile(new URL('./word-vectors.bin', import.meta.url)))
