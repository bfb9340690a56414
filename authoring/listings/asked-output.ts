import type { Question } from '#domain/question/question.ts'
import { type Asked, printsItself, type RunLanguage } from './listing.ts'

const OUTPUT = /\bwhat\s(?:is|are|does|do|will|would)\b[^.?]*\b(?:print|display|output)/i
/** Words that also stand where a value is asked for: "after the lines shown". */
const SHOWN = /\bwhat\s(?:is|are|does|do|will|would)\b[^.?]*\b(?:show|appear)|\bwhat\sappears/i
const VALUE = [
  /\bwhat\s(?:is|are|will)(?:\sthe\svalues?\sof)?\s`([^`]+)`(?:\sbe)?\s(?:after|at\sthe\send)/i,
  /`(\w+)`\s(?:is|starts)\s[^.`]*\.\sWhat\sis\sit\s(?:after|at\sthe\send)/i,
  /\bwhat\s(?:is|are)\s(?:the\svalues?\sof\s)?`(\w+\([^`]*\))`\?/i,
  /\bwhat\s(?:is|are)\sthe\svalues?\sof\s`([^`]+)`\?/i,
  /\bwhat\sis\s(?:the\svalue\s)?returned\sby\s(?:the\scall\s)?`([^`]+)`/i,
  /\bwhat\s(?:does|would|will)(?:\sthe\scall)?\s`([^`]+)`\sreturn/i,
]
/** The listing is not what is run, or not all of it. */
const OTHERWISE =
  /\b(?:chang|replac|remov|instead|swap|without|missing|should|first|second|third|last|line \d|each call|could|might|possible|never)/i

const THE_LIST = /\bwhat\sis\sthe\s(?:list|array)\s(?:after|at\sthe\send)/i
/** The list that a listing makes, where it makes one. */
const MADE_LIST = /(?:\bArrayList<\w*>|\bList<\w+>|\b\w+\[\])\s+(\w+)\s*=|^\s*(\w+) ← \[/m

/** What a prompt says, without its listings. */
const wordsOf = ({ prompt }: Question): string => String(prompt.content).replaceAll(/```[\s\S]*?```/g, '\n')

/** What a question asks of the listing in its prompt, where this can be told from its words. */
export function askedOf(question: Question, code: string): Asked | undefined {
  const words = wordsOf(question)
  if (OTHERWISE.test(words.replaceAll(/`[^`]*`/g, ''))) return undefined
  if (OUTPUT.test(words)) return { what: 'output' }
  const [, typed, assigned] = MADE_LIST.exec(THE_LIST.test(words) ? code : '') ?? []
  const found = VALUE.map((pattern) => pattern.exec(words)?.[1])
  const expression = [...found, typed, assigned].find((one) => one !== undefined)
  if (expression !== undefined) return { what: 'value', expression }
  return SHOWN.test(words) && printsItself(code) ? { what: 'output' } : undefined
}

/** The values that a prompt gives to names, "for `x` = 4" or "with `s = "fox"`", as statements of the language. */
export function assumedIn(question: Question, language: RunLanguage): string {
  const words = wordsOf(question)
  const given = [
    ...words.matchAll(/`(\w+)`\s(?:=|is)\s`?(-?\d[\d.]*\d|-?\d|"[^"`]*"|true|false|\[[-\d, ]+\])(?![\d])/g),
    ...words.matchAll(
      /`(?:int |double |String |boolean )?(\w+) (?:=|←) (-?\d+(?:\.\d+)?|"[^"`]*"|true|false|\[[-\d, ]+\]);?`/g,
    ),
  ]
  return given.map(([, name = '', value = '']) => statementOf(name, value, language)).join('\n')
}

function statementOf(name: string, value: string, language: RunLanguage): string {
  if (language === 'pseudocode') return `${name} ← ${value}`
  const list = /^\[(.*)\]$/.exec(value)?.[1]
  return `var ${name} = ${list === undefined ? value : `new ArrayList<Integer>(List.of(${list}))`};`
}

/** A choice between fewer is one of true and false. */
const FEWEST_OPTIONS = 3

/** The replies that are right, and those that are wrong, where a question has one right option or an answer to type; else none. */
export function repliesTo({ options, answer }: Question): { right: string[]; wrong: string[] } {
  const contents = (isRight: boolean) =>
    options.filter(({ correct }) => correct === isRight).map(({ content }) => content)
  if (options.length === 0) return { right: answer === undefined ? [] : [answer].flat().map(String), wrong: [] }
  const right = contents(true)
  return options.length < FEWEST_OPTIONS || right.length !== 1 ? NO_REPLIES : { right, wrong: contents(false) }
}

const NO_REPLIES = { right: [], wrong: [] }

/**
 * Whether the right reply is what a listing printed.
 * @returns `unlike` only where both can be compared: the printed text is one of the wrong replies, or the right one is plainly a value
 */
export function compareReplies(question: Question, printed: string): 'alike' | 'unlike' | 'unclear' {
  const { right, wrong } = repliesTo(question)
  if (right.length === 0) return 'unclear'
  const output = plainOutput(printed)
  if (right.some((reply) => isSame(question, plainReply(reply), output))) return 'alike'
  if (wrong.some((reply) => plainReply(reply) === output)) return 'unlike'
  return right.every(isValue) ? 'unlike' : 'unclear'
}

/** What is typed may be a number, which has its tolerance. */
const isSame = ({ options, tolerance }: Question, reply: string, output: string) =>
  reply === output ||
  (options.length === 0 && output !== '' && Math.abs(Number(reply) - Number(output)) <= tolerance + NOISE)
const NOISE = 1e-9

/** Spaces and line ends count as one space, none at the ends. */
const plainOutput = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const plainReply = (reply: string) =>
  plainOutput(reply.replaceAll(/```\w*|`|\*\*|\\(?=[[\]*_])/g, '').replaceAll(/^"([^"]*)"$/g, '$1'))

/** Numbers, a code span, or one word that is not "Nothing": no sentence about the output. */
const isValue = (reply: string) =>
  /^`[^`]*`$|^```[\s\S]*```$/.test(reply.trim()) || /^(?!nothing\b|none\b)(?:\S+|[-\d.,\s[\]]+)$/i.test(reply.trim())
