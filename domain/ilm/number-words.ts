const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const FRENCH =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const VALUES = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ...FRENCH.slice(2).map((word, index) => [word, index + 2] as const),
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['cent', 100],
])
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
])
const FRACTIONS = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
  ['third', 1 / 3],
])

/** Numbers written as words: "forty-two" is 42, "three point five" 3.5, "minus six" -6, "three quarters" 0.75. */
export function numbersInWords(text: string): number[] {
  const words = text.toLowerCase().match(/[a-zé]+(?:-(?:sept|huit|neuf))?/g) ?? []
  const numbers: number[] = []
  let at = 0
  while (at < words.length) {
    const read = readAt(words, at)
    if (!read) {
      at++
      continue
    }
    const sign = /^(?:minus|negative|moins)$/.test(words[at - 1] ?? '') ? -1 : 1
    numbers.push(sign * read.value)
    const fraction = FRACTIONS.get((words[read.end] ?? '').replace(/s$/, ''))
    if (fraction !== undefined) numbers.push(sign * read.value * fraction)
    at = read.end
  }
  return numbers
}

function readAt(words: readonly string[], start: number): { value: number; end: number } | undefined {
  let total = 0
  let part = 0
  let at = start
  let seen = false
  for (; at < words.length; at++) {
    const word = words[at] ?? ''
    const value = VALUES.get(word)
    const scale = SCALES.get(word)
    // "five six" is two numbers; "fifty six" is one
    if (
      value !== undefined &&
      (!seen || part === 0 || (value < 10 && part % 100 >= 20 && part % 10 === 0) || part % 100 === 0)
    ) {
      part += value
      seen = true
    } else if (scale !== undefined && seen) {
      if (scale === 100) part *= 100
      else {
        total += part * scale
        part = 0
      }
    } else if (!(word === 'and' && seen && SCALES.has(words[at - 1] ?? ''))) break
  }
  if (!seen) return undefined
  let value = total + part
  if (/^(?:point|virgule)$/.test(words[at] ?? '')) {
    const digits = []
    for (at++; at < words.length && (VALUES.get(words[at] ?? '') ?? 10) < 10; at++)
      digits.push(VALUES.get(words[at] ?? ''))
    if (digits.length > 0) value = Number(`${value}.${digits.join('')}`)
  }
  return { value, end: at }
}
