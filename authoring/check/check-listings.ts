import { askedOf } from '../listings/asked-output.ts'
import { findListings } from '../listings/find-listings.ts'
import { javaOutcomes } from '../listings/java/java-outcomes.ts'
import { judgeListing } from '../listings/judge-listing.ts'
import { type Job, type Listing, type Outcome, printsItself, type RunLanguage } from '../listings/listing.ts'
import { pseudocodeOutcomes } from '../listings/pseudocode-outcomes.ts'
import type { CourseFiles } from '../load-course-files.ts'
import type { Problem } from '../problem.ts'

/** What runs each language; undefined comes back where this machine has nothing to run it with. */
const RUNNERS = {
  java: javaOutcomes,
  pseudocode: pseudocodeOutcomes,
} as const satisfies Record<RunLanguage, (jobs: readonly Job[]) => Outcome[] | undefined>

/** The listings of a course are run: they compile, they do what their authors and the right answers of their questions say. */
export function checkListings(files: CourseFiles): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  const report = (
    { loaded, path }: Pick<Listing, 'loaded' | 'path'>,
    severity: Problem['severity'],
    message: string,
  ) => {
    const line = loaded.lineOf(path)
    // the same thing with other numbers is one thing
    const kind = `${loaded.file}:${line} ${message.replaceAll(/(?<= prints )"[^"]*"|[-\d.]+/g, '#')}`
    if (!seen.has(kind)) problems.push({ severity, file: loaded.file, line, message })
    seen.add(kind)
  }
  const listings = findListings(files, (loaded, path, message) => report({ loaded, path }, 'error', message))
  for (const [language, run] of Object.entries(RUNNERS)) {
    const jobs = listings.filter((one) => one.language === language && one.run.skip === undefined).map(jobOf)
    for (const { job, outcome } of outcomesOf(jobs, run)) {
      const { listing, wanted } = job
      const verdict = judgeListing(listing, outcome, wanted)
      if (verdict) report(listing, verdict.severity, `the listing "${nameOf(listing)}" ${verdict.message}`)
    }
  }
  return problems
}

/** What a question asks for is printed where the listing itself prints nothing. */
function jobOf(listing: Listing): Job {
  const wanted = listing.asks && askedOf(listing.asks, listing.code)
  const isSilent = !printsItself(listing.code) && listing.run.after === undefined
  return {
    listing,
    ...(wanted && { wanted }),
    ...(wanted?.what === 'value' && isSilent && { asked: wanted.expression }),
  }
}

type Ran = { job: Job; outcome: Outcome }

function outcomesOf(jobs: readonly Job[], run: (jobs: readonly Job[]) => Outcome[] | undefined): Ran[] {
  const pairs = (some: readonly Job[]): Ran[] =>
    (run(some) ?? []).flatMap((outcome, at) => {
      const job = some[at]
      return job ? [{ job, outcome }] : []
    })
  const ran = pairs(jobs)
  // what stands in the question may be no expression of the language; then the listing alone counts
  const isInDoubt = ({ job, outcome }: Ran) =>
    job.asked !== undefined && outcome.kind !== 'ran' && outcome.kind !== 'threw'
  const again = pairs(ran.filter(isInDoubt).map(({ job: { asked: _asked, ...job } }) => job))
  const silent = again.map(
    ({ job, outcome }): Ran => ({ job, outcome: outcome.kind === 'ran' ? { kind: 'ran' } : outcome }),
  )
  return [...ran.filter((one) => !isInDoubt(one)), ...silent]
}

const nameOf = ({ code }: Listing) => code.trim().split('\n')[0]?.slice(0, 50) ?? ''
