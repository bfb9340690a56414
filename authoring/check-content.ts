import { parseArgs } from 'node:util'
import { checkCompleteness } from './check/check-completeness.ts'
import { checkDifficulty } from './check/check-difficulty.ts'
import { checkEnemies } from './check/check-enemies.ts'
import { checkFigures } from './check/check-figures.ts'
import { checkListings } from './check/check-listings.ts'
import { checkSkills } from './check/check-skills.ts'
import { checkStimuli } from './check/check-stimuli.ts'
import { checkStructure } from './check/check-structure.ts'
import { checkTexts } from './check/check-texts.ts'
import { askedFolders } from './course-folders.ts'
import { javaIsHere } from './listings/java/run-java.ts'
import { loadCourseFiles } from './load-course-files.ts'
import { countProblems, printProblems } from './print-problems.ts'
import type { Problem } from './problem.ts'

/** Everything that is wrong with one course folder. */
export function checkCourse(folder: string): Problem[] {
  const loaded = loadCourseFiles(folder)
  if (!loaded.course) return loaded.problems
  const { course, files, problems } = loaded
  const { file, lineOf } = files.courseFile
  return [
    ...problems,
    ...checkStructure(files),
    ...checkSkills(files),
    ...checkDifficulty(files),
    ...checkStimuli(files),
    ...checkTexts(files),
    ...checkFigures(files),
    ...checkListings(files),
    ...checkEnemies(loaded),
    ...checkCompleteness(course, file, (index) => lineOf(['modules', index])),
  ]
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { complete: { type: 'boolean' } } })
  const folders = askedFolders('content', positionals)
  if (!folders) return
  const problems = [...folders.values()].flatMap(checkCourse)
  // What 26 courses lack and could do better is a long list; it is printed for the courses that were asked for.
  const isListed = ({ severity }: Problem) =>
    positionals.length > 0 || !(severity === 'advice' || (severity === 'missing' && !values.complete))
  printProblems(problems.filter(isListed))
  const count = (severity: Problem['severity']) => countProblems(problems, severity)
  console.log(
    `${folders.size} courses: ${count('error')} errors, ${count('warning')} warnings, ${count('advice')} pieces of advice, ${count('missing')} not yet written`,
  )
  if (!javaIsHere())
    console.log('Listings in Java were not compiled or run: there is no JDK here (java on the path, or JAVA_HOME).')
  if (count('error') > 0 || (values.complete && count('missing') > 0)) process.exitCode = 1
}

if (import.meta.main) main()
