import { type Expression, type Token, Unreadable } from './expression.ts'

/** Brackets in brackets, powers of powers, signs before signs. School needs five; the bound keeps the stack small. */
const DEEPEST = 40

/** Operators between two values, from the loosest to the tightest; those of one row are read from left to right. */
const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
]
const PRODUCT = LEVELS.length - 1
const INVERSES: Record<string, string> = { sin: 'asin', cos: 'acos', tan: 'atan' }

/**
 * Reads tokens as one expression. A multiplication may be left out (`2x`, `2(x + 1)`, `(a)(b)`) and binds as one that is written, so that
 * `1/2x` is half of x, as on a calculator. Powers are read from the right, and a minus before a power belongs to the whole: −x² = −(x²).
 * @throws Unreadable
 */
export function parseExpression(tokens: readonly Token[]): Expression {
  let at = 0
  let depth = 0
  /** bars that are open: the next one closes */
  let openBars = 0

  const peek = () => tokens[at]
  const isSign = (...signs: readonly string[]) => {
    const token = peek()
    return token?.kind === 'sign' && signs.includes(token.sign)
  }
  const takeSign = (...signs: readonly string[]): string | undefined => {
    const token = peek()
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return undefined
    at++
    return token.sign
  }
  const expect = (sign: string) => {
    if (!takeSign(sign)) throw new Unreadable(`${sign} is missing`)
  }
  function deeper<T>(read: () => T): T {
    if (++depth > DEEPEST) throw new Unreadable('too many brackets')
    const result = read()
    depth--
    return result
  }

  function readChoice(): Expression {
    const condition = readLevel(0)
    if (!takeSign('?')) return condition
    return deeper(() => {
      const then = readChoice()
      expect(':')
      return { kind: 'choice', condition, then, otherwise: readChoice() }
    })
  }

  function readLevel(level: number): Expression {
    const signs = LEVELS[level]
    if (!signs) return readUnary()
    let left = readLevel(level + 1)
    for (;;) {
      const isJoined = level === PRODUCT && startsValue()
      const sign = isJoined ? '*' : takeSign(...signs)
      if (sign === undefined) return left
      if (isJoined && peek()?.kind === 'number' && tokens[at - 1]?.kind === 'number')
        throw new Unreadable('two numbers side by side')
      left = { kind: 'operation', sign, left, right: readLevel(level + 1) }
    }
  }

  function startsValue(): boolean {
    const token = peek()
    if (token === undefined) return false
    if (token.kind !== 'sign') return true
    return token.sign === '(' || (token.sign === '|' && openBars === 0)
  }

  function readUnary(): Expression {
    const sign = takeSign('-', '+', 'not')
    if (sign === undefined) return readPower()
    const of = deeper(readUnary)
    return sign === '+' ? of : { kind: 'unary', sign: sign === 'not' ? 'not' : '-', of }
  }

  function readPower(): Expression {
    const base = readPostfix(readValue())
    if (!takeSign('^')) return base
    // 2^-1 and 2^3^2: what stands above is read with its own sign and its own power
    return { kind: 'operation', sign: '^', left: base, right: deeper(readUnary) }
  }

  function readPostfix(value: Expression): Expression {
    let of = value
    for (;;) {
      const sign = takeSign('!', '%', '°')
      if (sign === '!' || sign === '%' || sign === '°') of = { kind: 'unary', sign, of }
      else if (takeSign('.')) {
        const name = peek()
        if (name?.kind !== 'name') throw new Unreadable('a property has no name')
        at++
        of = { kind: 'property', of, name: name.name }
      } else return of
    }
  }

  function readValue(): Expression {
    const token = peek()
    if (token === undefined) throw new Unreadable('it ends too early')
    at++
    switch (token.kind) {
      case 'number':
      case 'text':
      case 'name':
        return token
      case 'function':
        return readCall(token.name, token.isRoot === true)
      default:
        if (token.sign === '(') return deeper(readBracket)
        if (token.sign === '|') return deeper(readBars)
        throw new Unreadable(`${token.sign} stands in a wrong place`)
    }
  }

  function readBracket(): Expression {
    const bars = openBars
    openBars = 0
    const inside = readChoice()
    expect(')')
    openBars = bars
    return inside
  }

  function readBars(): Expression {
    openBars++
    const of = readChoice()
    openBars--
    expect('|')
    return { kind: 'call', name: 'abs', args: [of] }
  }

  /** `sin(x)`, `sin x`, `sin 2x`, `sin²(x)`, `sin⁻¹ x`, `√2`. */
  function readCall(name: string, isRoot: boolean): Expression {
    return deeper(() => {
      const power = !isRoot && takeSign('^') ? deeper(readExponent) : undefined
      const args = isSign('(') ? readArguments() : [isRoot ? readPostfix(readValue()) : readBareArgument()]
      const isInverse = power?.kind === 'unary' && power.sign === '-' && isOne(power.of)
      if (isInverse && INVERSES[name]) return { kind: 'call', name: INVERSES[name], args }
      const call: Expression = { kind: 'call', name, args }
      return power ? { kind: 'operation', sign: '^', left: call, right: power } : call
    })
  }

  function readExponent(): Expression {
    if (takeSign('-')) return { kind: 'unary', sign: '-', of: deeper(readExponent) }
    return readValue()
  }

  /** Without brackets the argument is the product of a number and a letter at most: `sin 2x` is sin(2x), `sin x cos x` a product. */
  function readBareArgument(): Expression {
    const isNumber = peek()?.kind === 'number'
    const first = readPower()
    if (!isNumber || peek()?.kind !== 'name') return first
    return { kind: 'operation', sign: '*', left: first, right: readPower() }
  }

  function readArguments(): Expression[] {
    const bars = openBars
    openBars = 0
    expect('(')
    const args = [readChoice()]
    while (takeSign(',')) args.push(readChoice())
    expect(')')
    openBars = bars
    return args
  }

  const whole = readChoice()
  if (at < tokens.length) throw new Unreadable('something is left over')
  return whole
}

const isOne = (tree: Expression) => tree.kind === 'number' && tree.value === 1
