import { ProgramStops } from './program-problem.ts'

export type Token = { kind: 'number' | 'text' | 'word' | 'sign' | 'end'; text: string; line: number }

/** Signs as a keyboard has them, and what stands for each on the reference sheet. */
const TYPED: Readonly<Record<string, string>> = {
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  '<>': '≠',
  '−': '-',
  '×': '*',
  '÷': '/',
}
const SIGNS = new Set('← <- ≤ ≥ ≠ < > = + - * / ( ) [ ] { } ,'.split(' '))
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”' }

/**
 * A program as words, numbers, texts and signs, with `end` behind them. `//` begins a comment. An arrow may be typed `<-`, and `<=`, `>=` and
 * `!=` stand for their signs.
 * @throws ProgramStops of kind `syntax`
 */
export function readTokens(source: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  let at = 0
  const take = (kind: Token['kind'], end: number, text = source.slice(at, end)) => {
    tokens.push({ kind, text, line })
    at = end
  }
  while (at < source.length) {
    const character = source.charAt(at)
    const pair = source.slice(at, at + 2)
    const closing = CLOSING[character]
    if (character === '\n') {
      line++
      at++
    } else if (/\s/.test(character)) at++
    else if (pair === '//') at = endOf(source, at, (one) => one !== '\n')
    else if (/[A-Za-z_]/.test(character))
      take(
        'word',
        endOf(source, at, (one) => /\w/.test(one)),
      )
    else if (/\d/.test(character)) take('number', endOfNumber(source, at))
    else if (closing !== undefined) {
      const end = endOf(source, at + 1, (one) => one !== closing && one !== '\n')
      if (source.charAt(end) !== closing)
        throw new ProgramStops(
          'syntax',
          line,
          `the text ${source.slice(at, end)} is not closed: it needs a ${closing} at its end`,
        )
      take('text', end + 1, source.slice(at + 1, end))
    } else {
      const sign = [pair, character].find((one) => SIGNS.has(TYPED[one] ?? one))
      if (sign === undefined) throw new ProgramStops('syntax', line, `the character ${character} has no meaning here`)
      take('sign', at + sign.length, TYPED[sign] ?? sign)
    }
  }
  tokens.push({ kind: 'end', text: '', line })
  return tokens
}

function endOf(source: string, start: number, belongs: (character: string) => boolean): number {
  let end = start
  while (end < source.length && belongs(source.charAt(end))) end++
  return end
}

function endOfNumber(source: string, start: number): number {
  const isDigit = (character: string) => /\d/.test(character)
  const whole = endOf(source, start, isDigit)
  return source.charAt(whole) === '.' && isDigit(source.charAt(whole + 1)) ? endOf(source, whole + 1, isDigit) : whole
}
