import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { courseFolders } from './course-folders.ts'
import { figureSheet, figureSheetPage } from './figure-sheet.ts'
import { loadCourseFiles } from './load-course-files.ts'

// `npm run content:figures -- SNC1W [part of a module's, lesson's or question's id]` writes a page of all figures to look at.
const [courseId = '', only] = process.argv.slice(2)
const folder = courseFolders('content').get(courseId)
const loaded = folder === undefined ? undefined : loadCourseFiles(folder)
if (!loaded?.course)
  throw new Error(`no course ${courseId}: name one of ${[...courseFolders('content').keys()].join(', ')}`)
const entries = figureSheet(loaded.files, only)
const styles = ['app/tokens.css', 'app/figures.css'].map((file) => readFileSync(file, 'utf8')).join('\n')
const path = join(tmpdir(), `figures-${courseId}.html`)
writeFileSync(path, figureSheetPage(entries, styles))
console.log(`${entries.length} figures: ${path}`)
