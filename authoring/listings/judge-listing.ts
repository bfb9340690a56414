import type { Problem } from '../problem.ts'
import { compareReplies, repliesTo } from './asked-output.ts'
import type { Asked, Listing, Outcome } from './listing.ts'

type Verdict = Pick<Problem, 'severity' | 'message'>

const THROWS = /\bexception\b/i
const ENDLESS = /\binfinite|\bendless|\bforever|\bnever (?:end|stop)|\bnot (?:end|stop)/i
/** Words of a question that looks for something wrong. */
const LOOKS_FOR_ERROR = /\berror|\bwrong|\bbug|\bmistake|\bfail|\bmend|\bfix|compile/i

/** What is to be said of a listing after it was run, or undefined where it does what its author says. */
export function judgeListing(listing: Listing, outcome: Outcome, asked?: Asked): Verdict | undefined {
  const { fails } = listing.run
  if (listing.isWrongOption && fails === undefined && !stated(listing)) return undefined
  if (fails !== undefined) return judgeFailure(fails, outcome)
  switch (outcome.kind) {
    case 'ran':
      return outcome.output === undefined ? judgeSilence(listing) : judgeOutput(listing, outcome.output, asked)
    case 'threw':
      if (isAbout(listing, THROWS) || isAbout(listing, /\berror/i)) return undefined
      return error(
        `stops with ${outcome.name}${outcome.message && ` (${outcome.message})`}; \`fails: exception\` says that it should`,
      )
    case 'endless':
      return isAbout(listing, ENDLESS) ? undefined : error('does not end; `fails: endless` says that it should not')
    case 'refused':
      return judgeRefusal(listing, outcome)
    case 'names-missing':
      return stated(listing)
        ? error(`cannot be run: ${outcome.message}`)
        : { severity: 'advice', message: `is not run: ${outcome.message}` }
    case 'fragment':
      return stated(listing) ? error('is no whole program; `before` and `after` can make it one') : undefined
  }
}

const error = (message: string): Verdict => ({ severity: 'error', message })
const stated = ({ run }: Listing) => run.prints !== undefined

/** Whether the question of a listing speaks of something: in its prompt, its right options, or its explanation. */
function isAbout({ asks }: Listing, words: RegExp): boolean {
  if (!asks) return false
  return words.test([String(asks.prompt.content), ...repliesTo(asks).right, asks.explanation].join('\n'))
}

function judgeFailure(fails: string, outcome: Outcome): Verdict | undefined {
  // a name that nobody declares may be what the compiler should find
  if (fails === 'compile' && outcome.kind === 'names-missing') return undefined
  if (outcome.kind === 'fragment' || outcome.kind === 'names-missing')
    return error('says how it fails, but is no whole program; `before` and `after` can make it one')
  if (fails === 'compile')
    return outcome.kind === 'refused' ? undefined : error('compiles, though it says `fails: compile`')
  if (fails === 'endless')
    return outcome.kind === 'endless' ? undefined : error('ends, though it says `fails: endless`')
  if (outcome.kind === 'refused') return error(`should start, but is refused: ${outcome.message}`)
  if (outcome.kind !== 'threw') return error(`does not stop with an exception, though it says \`fails: ${fails}\``)
  return fails === 'exception' || fails === outcome.name
    ? undefined
    : error(`stops with ${outcome.name}, not with ${fails}`)
}

function judgeRefusal(listing: Listing, { message, isWhole }: Outcome & { kind: 'refused' }): Verdict | undefined {
  if (stated(listing)) return error(`cannot be run: ${message}`)
  if (isAbout(listing, LOOKS_FOR_ERROR)) return undefined
  if (isWhole)
    return error(
      `is refused: ${message}; \`fails: compile\` says that it should be, \`skip\` that it is no whole program`,
    )
  return { severity: 'advice', message: `is not run: ${message}` }
}

/** It was compiled and no more. */
const judgeSilence = (listing: Listing): Verdict | undefined =>
  stated(listing)
    ? error('is not run, so `prints` says nothing: nothing starts it, or it is a matter of chance')
    : undefined

function judgeOutput(listing: Listing, output: string, asked: Asked | undefined): Verdict | undefined {
  const { run, asks } = listing
  if (run.prints !== undefined && linesOf(String(run.prints)) !== linesOf(output))
    return error(`prints ${quoted(output)}, not ${quoted(String(run.prints))}`)
  if (!asks || !asked) return undefined
  if (compareReplies(asks, output) === 'unlike')
    return error(`prints ${quoted(output)}, but the right reply is ${repliesTo(asks).right.map(quoted).join(', ')}`)
  return judgePromise(listing)
}

/** What a right option says of a listing that does not fail. */
const PROMISES = [
  [/^(?:it|the (?:code|program|listing|class)) (?:does|will|would) not compile/i, 'does not compile'],
  [
    /^(?:it|the (?:code|program|listing)|an?)\b(?!.*\b(?:no|not|never|without)\b).*exception/i,
    'stops with an exception',
  ],
] as const

/** A right option says that it fails, and it did not. */
function judgePromise({ asks }: Listing): Verdict | undefined {
  if (!asks) return undefined
  const { right } = repliesTo(asks)
  const [, promise] = PROMISES.find(([words]) => right.some((reply) => words.test(reply))) ?? []
  return promise && error(`compiles and runs, but the right reply says that it ${promise}`)
}

/** Without spaces at the ends of lines, and without empty lines at the ends. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

const quoted = (text: string) => `"${text.trim().replaceAll('\n', '\\n')}"`
