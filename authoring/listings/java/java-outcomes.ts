import { assumedIn } from '../asked-output.ts'
import { type Job, type Outcome, printedBy } from '../listing.ts'
import { type JavaError, type JavaRequest, type JavaResult, runJava } from './run-java.ts'
import { isByChance, type JavaProgram, wrapJava } from './wrap-java.ts'

/**
 * Runs listings in Java.
 * @returns an outcome for each, or undefined where no JDK is to be had
 */
export function javaOutcomes(jobs: readonly Job[]): Outcome[] | undefined {
  const programs = jobs.map((job) => wrapJava(job, job.listing.asks && assumedIn(job.listing.asks, 'java')))
  const results = runJava(jobs.flatMap((job, at) => requestOf(programs[at], job)))
  if (!results) return undefined
  let next = 0
  return jobs.map((job, at): Outcome => {
    const program = programs[at]
    const result = program && results[next++]
    return result ? outcomeOf(result, program, job) : { kind: 'fragment' }
  })
}

function requestOf(program: JavaProgram | undefined, { listing }: Job): JavaRequest[] {
  const input = (listing.run.input ?? []).map((line) => `${line}\n`).join('')
  return program ? [{ sources: program.sources, isRun: program.isRun, input }] : []
}

function outcomeOf(result: JavaResult, program: JavaProgram, { listing }: Job): Outcome {
  switch (result.status) {
    case 'ran':
      return program.isRun && !isByChance(listing.code)
        ? { kind: 'ran', output: printedBy(result.printed) }
        : { kind: 'ran' }
    case 'threw':
      return { kind: 'threw', name: result.name, message: result.message === 'null' ? '' : result.message }
    case 'refused':
      return refusalOf(result.errors, program.isWhole)
    case 'endless':
      return { kind: 'endless' }
  }
}

const isMissingName = ({ code }: JavaError) => code.startsWith('compiler.err.cant.resolve')

function refusalOf(errors: readonly JavaError[], isWhole: boolean): Outcome {
  const real = errors.find((one) => !isMissingName(one))
  const names = [
    ...new Set(errors.filter(isMissingName).map(({ message }) => /symbol: +\w+ +([\w.]+)/.exec(message)?.[1])),
  ]
  if (!real) return { kind: 'names-missing', message: `it does not declare ${names.join(', ')}, which \`before\` can` }
  return { kind: 'refused', message: `${real.message} in "${real.about}"`, isWhole: isWhole && names.length === 0 }
}
