import { parseProgram } from '#domain/pseudocode/parse-program.ts'
import { type RobotGrid, readGrid } from '#domain/pseudocode/robot-grid.ts'
import { type ProgramRun, runProgram } from '#domain/pseudocode/run-program.ts'
import { seededRandom } from '#domain/seed/seeded-random.ts'
import { assumedIn } from './asked-output.ts'
import { hasGap } from './has-gap.ts'
import { BEGIN, type Job, type Outcome, printedBy } from './listing.ts'

/** Runs listings in the pseudocode of AP Computer Science Principles. */
export const pseudocodeOutcomes = (jobs: readonly Job[]): Outcome[] => jobs.map(outcomeOf)

function outcomeOf(job: Job): Outcome {
  const { code, run } = job.listing
  const robot = run.grid === undefined ? undefined : readGrid(run.grid)
  if (run.grid !== undefined && !robot)
    return { kind: 'refused', isWhole: true, message: 'its `grid` has rows of unlike length, or not one robot' }
  const alone = parseProgram(code)
  if (!alone.ok) {
    // a condition or another expression alone is no program
    if (parseProgram(`x ← ${code}`).ok) return { kind: 'fragment' }
    const { line, message } = alone.problem
    return { kind: 'refused', message: `line ${line}: ${message}`, isWhole: !hasGap(code) }
  }
  return outcomeOfRun(firstThatRuns(job, robot), code)
}

/** The program alone, or with what its text and the listings ahead of it say, where names are missing. */
function firstThatRuns({ listing, asked }: Job, robot: RobotGrid | undefined): ProgramRun {
  const { code, run, earlier, asks } = listing
  const behind = run.after ?? (asked === undefined ? '' : `DISPLAY(${asked})`)
  const said = asks ? assumedIn(asks, 'pseudocode') : ''
  const known = earlier.filter(({ language, code: other }) => language === 'pseudocode' && parseProgram(other).ok)
  const before = known.map(({ code: other }) => other).join('\n')
  const runs = ['', said, before, `${before}\n${said}`].map((context) => () => {
    const source = [context, run.before ?? '', `DISPLAY("${BEGIN}")`, code, behind].join('\n')
    return runProgram(source, {
      input: run.input ?? [],
      random: seededRandom(0, 'listing'),
      ...(robot && { robot }),
    })
  })
  const alone = runs[0]?.() ?? runProgram(code)
  if (!needsMore(alone)) return alone
  for (const another of runs.slice(1)) {
    const made = another()
    if (!needsMore(made)) return made
  }
  return alone
}

const needsMore = (run: ProgramRun) => !run.ok && (run.problem.kind === 'name' || run.problem.kind === 'syntax')

/** How an author can give what a program waits for. */
const GIVEN_BY = { name: 'before', input: 'input', robot: 'grid' } as const

function outcomeOfRun(run: ProgramRun, code: string): Outcome {
  if (run.ok) return /\bRANDOM\b/.test(code) ? { kind: 'ran' } : { kind: 'ran', output: printedBy(run.output).trim() }
  const { kind, message } = run.problem
  switch (kind) {
    case 'name':
    case 'input':
    case 'robot':
      return { kind: 'names-missing', message: `${message} (\`${GIVEN_BY[kind]}\` can give it)` }
    case 'limit':
      return { kind: 'endless' }
    case 'value':
      return { kind: 'threw', name: 'an error', message }
    case 'syntax':
      return { kind: 'refused', message, isWhole: true }
  }
}
