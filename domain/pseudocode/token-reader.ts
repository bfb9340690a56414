import { ProgramStops } from './program-problem.ts'
import type { Token } from './read-tokens.ts'

/** Words with a meaning of their own; a variable cannot have such a name. */
export const KEYWORDS = new Set(
  'IF ELSE REPEAT TIMES UNTIL FOR EACH IN PROCEDURE RETURN NOT AND OR MOD true false'.split(' '),
)
/** Deeper than any program of a course, and far from the end of the machine's own stack. */
const DEEPEST = 60

/** Goes through the tokens of a program, one by one. */
export type TokenReader = {
  /** the token at hand, or one further on */
  peek: (ahead?: number) => Token
  next: () => Token
  /** takes the token at hand when it is this sign or keyword */
  takes: (text: string) => boolean
  /** takes the token, which must be this sign or keyword */
  expect: (text: string, where: string) => Token
  /** takes the first part of the sign at hand; this rest of it is at hand then */
  leave: (rest: string) => void
  name: (what: string) => Token
  fail: (message: string, line?: number) => never
  /** runs a step of the parser one level down */
  deeper: <T>(step: () => T) => T
}

/** A reader at the first of some tokens. The last one, the `end`, comes again and again. */
export function readerOf(given: readonly Token[]): TokenReader {
  const tokens = [...given]
  let at = 0
  let depth = 0
  const last: Token = tokens.at(-1) ?? { kind: 'end', text: '', line: 1 }
  const peek = (ahead = 0) => tokens[at + ahead] ?? last
  const next = () => {
    const token = peek()
    at++
    return token
  }
  const fail = (message: string, line = peek().line): never => {
    throw new ProgramStops('syntax', line, message)
  }
  const isThis = (text: string) => peek().text === text && (peek().kind === 'sign' || peek().kind === 'word')
  const takes = (text: string) => {
    const found = isThis(text)
    if (found) at++
    return found
  }
  // what is missing belongs to the line before, where nothing more stands on it
  const lineBefore = () => tokens[at - 1]?.line ?? peek().line
  return {
    peek,
    next,
    takes,
    fail,
    expect: (text, where) =>
      isThis(text) ? next() : fail(`a ${text} is missing ${where}${found(peek())}`, lineBefore()),
    leave: (rest) => {
      tokens[at] = { kind: 'sign', text: rest, line: peek().line }
    },
    name: (what) => {
      const token = peek()
      if (token.kind !== 'word') return fail(`the name of ${what} is missing${found(token)}`)
      if (KEYWORDS.has(token.text))
        return fail(`${token.text} has a meaning of its own and cannot be the name of ${what}`)
      return next()
    },
    deeper: (step) => {
      if (depth >= DEEPEST) fail('too much is nested here')
      depth++
      const result = step()
      depth--
      return result
    },
  }
}

/** What stands in the way, for the end of a message. */
export const found = ({ kind, text }: Token): string =>
  kind === 'end' ? ': the program ends here' : `: here stands ${kind === 'text' ? `"${text}"` : text}`
