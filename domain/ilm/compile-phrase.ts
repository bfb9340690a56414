/** Words that `…` stands for, at most. */
const GAP = '(?: [^ ]+){0,5}'

/**
 * A phrase as a pattern over plain words: whole words only; `…` stands for up to five words, `(a|b)` for one of them, `^` and `$` for the
 * ends of the message.
 */
export function compilePhrase(phrase: string): RegExp {
  const isStart = phrase.startsWith('^')
  const isEnd = phrase.endsWith('$')
  const words = phrase.slice(isStart ? 1 : 0, isEnd ? -1 : undefined).replaceAll(' …', GAP)
  return new RegExp(`${isStart ? '^' : '(?:^| )'}${words}${isEnd ? '$' : '(?= |$)'}`)
}
