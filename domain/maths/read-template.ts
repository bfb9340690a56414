import { type Expression, type Token, Unreadable } from './expression.ts'
import { MATHS_FUNCTIONS } from './maths-functions.ts'
import { parseExpression } from './parse-expression.ts'

const CONSTANTS = new Set(['pi', 'e', 'true', 'false'])
const WORDS = new Set(['and', 'or', 'not'])

// Sticky, each anchored at the place that is read: a text is gone through once.
const SPACE = /\s+/y
const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y
const TEXT = /"([^"\\]*)"|'([^'\\]*)'/y
const NAME = /[A-Za-z_]\w*/y
const SIGN = /==|!=|<=|>=|[-+*/^()!?:<>.,]/y

export type ReadTemplate = { ok: true; tree: Expression; names: ReadonlySet<string> } | { ok: false; reason: string }

/**
 * Reads an expression of a question template, in the notation of mathjs: names of several letters, texts in quotes, comparisons, `and`, `or`,
 * `not`, `a ? b : c`, a property behind a point. There is no assignment, no list, no definition: what is not in this list is not read.
 * `names` are those the expression takes from its scope.
 */
export function readTemplate(source: string): ReadTemplate {
  try {
    const tokens = tokensOf(source)
    const isProperty = (at: number) => {
      const before = tokens[at - 1]
      return before?.kind === 'sign' && before.sign === '.'
    }
    const names = tokens.flatMap((token, at) => (token.kind === 'name' && !isProperty(at) ? [token.name] : []))
    return { ok: true, tree: parseExpression(tokens), names: new Set(names.filter((name) => !CONSTANTS.has(name))) }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.message }
    throw error
  }
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (!match) return undefined
    at = pattern.lastIndex
    return match
  }
  while (at < source.length) {
    if (take(SPACE)) continue
    const number = take(NUMBER)
    if (number) {
      tokens.push({ kind: 'number', value: Number(number[0]) })
      continue
    }
    const text = take(TEXT)
    if (text) {
      tokens.push({ kind: 'text', text: text[1] ?? text[2] ?? '' })
      continue
    }
    const name = take(NAME)?.[0]
    if (name !== undefined) {
      tokens.push(WORDS.has(name) ? { kind: 'sign', sign: name } : namedToken(name, source.slice(at).trimStart()))
      continue
    }
    const sign = take(SIGN)?.[0]
    if (sign === undefined) throw new Unreadable(`${source.charAt(at)} cannot be read`)
    tokens.push({ kind: 'sign', sign })
  }
  return tokens
}

function namedToken(name: string, rest: string): Token {
  if (!rest.startsWith('(')) return { kind: 'name', name }
  if (!MATHS_FUNCTIONS.has(name)) throw new Unreadable(`it calls ${name}, which templates may not use`)
  return { kind: 'function', name }
}
