import { ASK_PHRASES, type AskKind } from './ask-phrases.ts'
import { compilePhrase } from './compile-phrase.ts'
import { bareWords, plainMessage } from './plain-message.ts'

/** What a message asks for, and of what. */
export type Ask = {
  kind: AskKind
  /** two things asked about at once, in the student's words; none where it is one */
  pair?: readonly [string, string]
}

const RULES = ASK_PHRASES.map(([kind, phrases]) => [kind, phrases.map(compilePhrase)] as const)

/** How two things are named together. The first group and the second are their names. */
const PAIRS: readonly RegExp[] = [
  /(?:difference|differences|diff|comparison|relationship|relation|link|connection)s? (?:between|of|in|btw|bw) (.+?) (?:and|vs|or|to|&) (.+)/,
  /how (?:are|is|do|does) (.+?) and (.+?) (?:different|related|connected|linked|differ|relate|connect)/,
  /how (?:is|are|does|do) (.+?) (?:different|differ|related|connected|linked|relate|compared?|connect)(?: from| to| than| with| and)? (.+)/,
  /(?:compare|distinguish) (.+?) (?:and|with|to|from|vs) (.+)/,
  /^(.+?) (?:vs|versus) (.+)/,
  /^(.{1,100}?) (?:and|or) (.{1,100}?) (?:whats |what is )?(?:the )?(?:difference|diff|different)/,
  /^(?:what(?:s| is| are| does)|define|explain) (.+?),? (?:and|&) (?:also )?(?:what(?:s| is| are)?|how is it (?:different|related)(?: from| to)?|how does it (?:relate|connect) to) (.+)/,
]
const AROUND_NAME =
  /\b(?:what|whats|is|are|the|a|an|difference|diff|differences|between|please|again|different|mean|means|does|do|difference|also|which|when|should|i|use|exactly|actually|explain|can|you|u|tell|me)\b/g

/** Where two names may be meant. */
const NAMES_TWO: Partial<Record<AskKind, (bare: string) => readonly [string, string] | undefined>> = {
  compare: (bare) => pairIn(bare),
  define: (bare) => pairIn(bare) ?? namesIn(bare),
}

const HOW_TO = /^how (?:do|can|would|should) (?:i|you|we|u)\b/

/** "How does a kidney make urine": what makes it so. Who asks how something works wants to hear what it is. */
const HOW_IT_COMES = /^how (?:do|does|did) (?!(?:it|that|this)\b)/
const HOW_IT_WORKS = /\b(?:works?|function|happens?|mean)$/

/** Reads what is asked for; "define" where the message only names something. @param plain as plainMessage gives it */
export function readAsk(message: string): Ask {
  const bare = bareWords(plainMessage(message))
  const known = RULES.find(([, patterns]) => patterns.some((pattern) => pattern.test(bare)))?.[0]
  const kind = known ?? (HOW_IT_COMES.test(bare) && !HOW_IT_WORKS.test(bare) ? 'why' : 'define')
  const pair = NAMES_TWO[kind]?.(bare)
  // "how do i do related rates" names one thing
  return { kind: kind === 'compare' && !pair && HOW_TO.test(bare) ? 'how' : kind, ...(pair && { pair }) }
}

/** "average and instantaneous velocity", "simple interest and compound interest": two names and nothing else. */
function namesIn(bare: string): readonly [string, string] | undefined {
  const left = bare.replaceAll(AROUND_NAME, ' ').replaceAll(/\s+/g, ' ').trim()
  const [, first, second, shared] = /^(\w+) (?:and|vs) (\w+) (\w+)$/.exec(left) ?? []
  if (first && second && shared) return [`${first} ${shared}`, `${second} ${shared}`]
  const [, one, other] = /^(.{3,40}?) and (.{3,40})$/.exec(left) ?? []
  return one && other ? [one, other] : undefined
}

function pairIn(bare: string): readonly [string, string] | undefined {
  for (const pattern of PAIRS) {
    const found = pattern.exec(bare)
    const [one, other] = [found?.[1], found?.[2]].map((name) =>
      (name ?? '').replaceAll(AROUND_NAME, ' ').replaceAll(/\s+/g, ' ').trim(),
    )
    if (one && other) return [one, other]
  }
  return undefined
}
