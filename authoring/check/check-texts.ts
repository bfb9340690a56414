import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CourseFiles } from '../load-course-files.ts'
import type { Problem } from '../problem.ts'
import type { LoadedFile } from '../read-yaml-file.ts'
import { checkDrawing } from './check-drawing.ts'
import { eachText, hasLooseDollar, hasOpenQuotation, mathsError, partsOf } from './read-texts.ts'
import { misspellings } from './spelling.ts'

/** Maths, links, images and spelling of every text of a course, and the drawings in its media folder. */
export function checkTexts(files: CourseFiles): Problem[] {
  const mediaFolder = join(files.folder, 'media')
  const drawings = existsSync(mediaFolder) ? readdirSync(mediaFolder) : []
  const used = new Set<string>()
  const problems = [...allFilesOf(files), ...referenceSheetOf(files)].flatMap((loaded) =>
    checkFile(loaded, new Set(drawings), used),
  )
  for (const name of drawings) {
    const path = join(mediaFolder, name)
    problems.push(...checkDrawing(path))
    const words = [...readFileSync(path, 'utf8').matchAll(/>([^<]+)</g)].map(([, text]) => text).join('\n')
    for (const message of spellingOf(words)) problems.push({ severity: 'warning', file: path, line: 1, message })
    if (!used.has(name))
      problems.push({ severity: 'warning', file: path, line: 1, message: 'no text shows this drawing' })
  }
  return problems
}

/** Calls back with the running text of a course's files, without its maths and code, and without what is no sentence. */
export function eachProse(files: CourseFiles, visit: (words: string) => void): void {
  for (const { data } of [...allFilesOf(files), ...referenceSheetOf(files)])
    eachText(data, (text, path) => {
      if (isProse(path)) visit(partsOf(text).words)
    })
}

function allFilesOf(files: CourseFiles): LoadedFile<unknown>[] {
  const optional = files.modules.flatMap((module) => [
    module.misconceptions,
    ...module.lessons.values(),
    module.decks,
    module.stimuli,
    module.questions,
    module.examItems,
    module.ideas,
  ])
  return [files.courseFile, ...optional].filter((loaded) => loaded !== undefined)
}

/** reference-sheet.md, as if it were a file with one text; a formula is looked up for its line. */
function referenceSheetOf(files: CourseFiles): LoadedFile<unknown>[] {
  const file = join(files.folder, 'reference-sheet.md')
  return existsSync(file) ? [{ file, data: { text: readFileSync(file, 'utf8') }, lineOf: () => 1 }] : []
}

function checkFile(loaded: LoadedFile<unknown>, drawings: ReadonlySet<string>, used: Set<string>): Problem[] {
  const problems: Problem[] = []
  const report = (severity: Problem['severity'], path: readonly PropertyKey[], message: string) =>
    problems.push({ severity, file: loaded.file, line: loaded.lineOf(path), message })
  const checkAddress = (address: string, path: readonly PropertyKey[]) => {
    if (!address.startsWith('media/')) {
      report('error', path, `the picture "${address}" is not in media/`)
      return
    }
    const name = basename(address)
    used.add(name)
    if (!drawings.has(name) || address !== `media/${name}`) report('error', path, `there is no file ${address}`)
  }
  eachText(loaded.data, (text, path) => {
    if (/<\/?[a-z][^>\n]*>/i.test(text) && !/`[^`]*<[^`]*`|```/.test(text)) {
      report('warning', path, 'this looks like HTML, which is shown as it is written')
    }
    const parts = partsOf(text)
    // Places of templates are filled first; their maths are checked with numbers in them.
    if (!text.includes('@{')) {
      for (const maths of parts.maths) {
        const reason = mathsError(maths)
        if (reason) report('error', path, `the formula $${maths}$ cannot be read: ${reason}`)
      }
    }
    if (isMarkdown(path) && hasLooseDollar(text))
      report('warning', path, 'a dollar sign opens no formula; write \\$ for money')
    if (isMarkdown(path) && hasOpenQuotation(text))
      report('error', path, 'the line after a quotation is drawn as part of it: leave a blank line between')
    for (const image of parts.images) {
      checkAddress(image.address, path)
      if (!image.alt) report('error', path, `the picture ${image.address} has no alternative text`)
    }
    for (const link of parts.links) {
      if (!/^(?:https?:\/\/|\/(?!\/))/.test(link))
        report('error', path, `the link "${link}" is neither http(s) nor a path of the site`)
    }
    if (isProse(path)) for (const message of spellingOf(parts.words)) report('warning', path, message)
  })
  eachDrawing(loaded.data, (file) => void used.add(basename(file)))
  eachPicture(loaded.data, [], (address, alt, path) => {
    checkAddress(address, path)
    if (!alt) report('error', path, `the picture ${address} has no altText`)
  })
  return problems
}

/** Fields that hold what students may type, formulas or keys of the catalogue; a worked example's answer is a sentence. */
const NOT_PROSE = new Set<PropertyKey>(['answer', 'accept', 'tolerance', 'from', 'to', 'subject', 'curriculum'])
const isProse = (path: readonly PropertyKey[]) =>
  path.includes('workedExample') || !path.some((key) => NOT_PROSE.has(key))

/** An alternative text is shown as it is written. */
const isMarkdown = (path: readonly PropertyKey[]) =>
  isProse(path) && !path.some((key) => key === 'alt' || key === 'altText')

const spellingOf = (words: string): string[] =>
  misspellings(words).map(({ found, better }) => {
    const instead = better.length === 0 ? '' : `: ${better.map((word) => `"${word}"`).join(', ')}?`
    return `"${found}" is in neither the Canadian dictionary nor content/words.txt${instead}`
  })

/** Files of figures; whether they are there is seen when they are drawn. */
function eachDrawing(value: unknown, visit: (file: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('kind' in value && value.kind === 'drawing' && 'file' in value && typeof value.file === 'string')
    visit(value.file)
  for (const part of Object.values(value)) eachDrawing(part, visit)
}

/** Pictures named by a field: `media: [{ url, altText }]` and `diagram: { imageUrl, altText }`. */
function eachPicture(
  value: unknown,
  path: readonly PropertyKey[],
  visit: (address: string, alt: string, path: readonly PropertyKey[]) => void,
): void {
  if (Array.isArray(value)) value.forEach((part, index) => void eachPicture(part, [...path, index], visit))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const fields = new Map<string, unknown>(Object.entries(value))
  const address = fields.get('url') ?? fields.get('imageUrl')
  if (typeof address === 'string') visit(address, String(fields.get('altText') ?? '').trim(), path)
  for (const [key, part] of fields) eachPicture(part, [...path, key], visit)
}
