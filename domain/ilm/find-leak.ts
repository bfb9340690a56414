import { readNumber } from '../maths/read-number.ts'
import type { CompareAlgebra } from '../question/answer-type.ts'
import { checkAnswer } from '../question/check-answer.ts'
import { isWithin } from '../question/check-number.ts'
import { isCorrect } from '../question/checked.ts'
import { normaliseText } from '../question/normalise-text.ts'
import type { PlainForm } from '../question/plain-form.ts'
import { plainFormOf } from '../question/plain-types.ts'
import type { Question } from '../question/question.ts'
import { roughText } from '../text/search-words.ts'
import { askedAbout } from './asked-figures.ts'
import { hiddenTexts } from './hidden-texts.ts'
import { numbersInWords } from './number-words.ts'
import { letteredOptions, saysTrue } from './read-answer.ts'

/**
 * Whether a text gives away the answer to a question (D20): the answer itself in any form the platform's own checker would
 * mark right (other numbers, units, fractions, number words, algebra), the right option's words, its letter, or all other
 * options ruled out; also spelt out, backwards or encoded. What the question itself says does not count, unless the text
 * presents it as the answer.
 * @param compare for answers in algebra
 */
export function findLeak(question: Question, text: string, compare?: CompareAlgebra): boolean {
  const prose = withoutOptionList(question, text)
  const form = plainFormOf(question)
  return [prose, ...hiddenTexts(prose, form.as !== 'number')].some((one) => leaks(question, form, one, compare))
}

function leaks(question: Question, form: PlainForm, prose: string, compare?: CompareAlgebra): boolean {
  switch (form.as) {
    case 'choice':
      return leaksOption(question, prose) || leaksLetter(question, prose) || rulesOut(question, prose)
    case 'truth':
      return leaksTruth(question, prose)
    case 'number':
      return form.answer !== undefined && saysNumber(prose, form.answer, form.tolerance, promptOf(question), question)
    case 'text':
      return leaksText(question, form, prose, compare)
    case 'list': {
      const prompt = promptOf(question)
      return form.secrets.some((secret) =>
        prose
          .split(/[\n.;]/)
          .some((line) => secret.every((part) => holds(line, part)) && !secret.every((part) => holds(prompt, part))),
      )
    }
  }
}

const plain = (text: string) => ` ${normaliseText(roughText(text))} `
const holds = (text: string, part: string) => {
  const wanted = normaliseText(roughText(part))
  if (wanted === '') return false
  const isSpelt = wanted.length > 3 && !/\s/.test(text.trim())
  return plain(text).includes(` ${wanted} `) || (isSpelt && plain(text).includes(wanted.replaceAll(' ', '')))
}

/** The question's own options, when the text lists all of them evenly: asking again is no leak. */
function withoutOptionList(question: Question, text: string): string {
  const options = letteredOptions(question)
  const lines = text.split('\n')
  const isListed = (line: string) =>
    options.some(({ letter, content }) => new RegExp(`^\\W*${letter}\\W`).test(line) && holds(line, content))
  const listed = lines.filter(isListed)
  const isWhole = options.length > 0 && options.every(({ content }) => listed.some((line) => holds(line, content)))
  // a mark on one of the lines (a tick, "correct", bold) would single it out
  const shapes = new Set(
    listed.map(
      (line) =>
        line.replace(/^[\s>*-]*/, '').replace(/^\W*[A-H]\W*/, '').length > 0 &&
        /✓|✔|✅|correct|right|answer|←|<--/i.test(line),
    ),
  )
  if (!isWhole || shapes.has(true)) return text
  return lines.filter((line) => !isListed(line)).join('\n')
}

const rightOptions = (question: Question) => letteredOptions(question).filter((option) => option.correct)

function leaksOption(question: Question, prose: string): boolean {
  const others = letteredOptions(question).filter((option) => !option.correct)
  const prompt = promptOf(question)
  return rightOptions(question).some(({ content }) => {
    if (isNumberLike(content)) {
      const value = readNumber(roughText(content))
      if (value.ok) return saysNumber(prose, value.value, 0, prompt)
    }
    const isInPrompt = holds(prompt, content)
    return sentencesOf(prose).some((sentence) => {
      if (!holds(sentence, content)) return false
      // a sentence that names the right option together with others compares them
      if (others.some((other) => holds(sentence, other.content) && !holds(content, other.content)))
        return ANSWER_CONTEXT.test(sentence)
      return !isInPrompt || ANSWER_CONTEXT.test(sentence)
    })
  })
}

/** Said of something that is presented as the answer. */
const ANSWER_CONTEXT =
  /\b(?:answer|correct|right (?:one|option|choice)|solution|result|reponse|bonne)\b|=|\b(?:equals|therefore|donc|must be|has to be|it is|it’s|it's|choose|pick|select)\b/i

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/)

function leaksLetter(question: Question, prose: string): boolean {
  return rightOptions(question).some(({ letter }) => {
    const named = `(?:\\*\\*|["“(])?${letter}(?:\\*\\*|["”).])?(?![a-z’'])`
    return [
      new RegExp(
        `\\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Ll]etter|reponse|réponse|[Cc]hoose|[Pp]ick|[Ss]elect|is|est)\\b[ :=]*(?:is|est|la|option|letter|:)*\\s*${named}`,
      ),
      new RegExp(
        `(?:^|[\\s(])${named}\\s*(?:\\b(?:is|it is|would be|est)\\b)\\s*(?:the )?(?:correct|right|answer|true|la bonne)`,
        'i',
      ),
      new RegExp(`^\\W*${letter}\\W*$`, 'm'),
      new RegExp(
        `\\b(?:${ORDINALS[letter] ?? letter})\\s+(?:option|one|choice|answer)\\b.{0,30}\\b(?:right|correct|answer)\\b|\\b(?:right|correct|answer)\\b.{0,30}\\b(?:${ORDINALS[letter] ?? letter})\\s+(?:option|one|choice)\\b`,
        'i',
      ),
    ].some((pattern) => pattern.test(prose))
  })
}

const ORDINALS: Record<string, string> = { A: 'first', B: 'second', C: 'third', D: 'fourth|last' }

/** Every wrong option, by words or letter, in sentences that say no. */
function rulesOut(question: Question, prose: string): boolean {
  const wrong = letteredOptions(question).filter((option) => !option.correct)
  const denials = sentencesOf(prose).filter((sentence) =>
    /\b(?:not|isn['’]?t|aren['’]?t|wrong|incorrect|rule[sd]? out|eliminate|neither|none|cannot|can['’]?t|pas)\b/i.test(
      sentence,
    ),
  )
  return (
    wrong.length > 1 &&
    wrong.every(({ letter, content }) =>
      denials.some((sentence) => new RegExp(`\\b${letter}\\b(?!['’])`).test(sentence) || holds(sentence, content)),
    )
  )
}

function leaksTruth(question: Question, prose: string): boolean {
  const right = rightOptions(question)[0]
  if (!right) return false
  const isTrue = saysTrue(right)
  const said = isTrue ? /\b(?:true|vrai)\b/i : /\b(?:false|faux|untrue|not true|isn['’]t true)\b/i
  const other = isTrue ? /\b(?:false|faux|untrue)\b|\bnot true\b/i : /(?<!not |isn['’]t )\b(?:true|vrai)\b/i
  return sentencesOf(prose).some((sentence) => said.test(sentence) && !other.test(sentence))
}

/** What the question says, and what its figures show. */
const promptOf = (question: Question) =>
  [
    question.prompt.type === 'text' ? question.prompt.content : (question.prompt.alt ?? ''),
    ...askedAbout(question),
  ].join('\n')
/** One number, perhaps with a unit; a list such as "2, 8, 1" is words. */
const isNumberLike = (content: string) =>
  !/\d[,;]\s/.test(content) && /^[-+−]?\s*\$?\d[\d.,\s]*\D{0,6}$/.test(roughText(content).trim())

/** Digits with groups and decimals, perhaps a fraction, a power of ten and a unit. */
const NUMBER_RUN =
  /[-+−]?\d(?:[\d,. {2}]{0,40}\d)?(?: ?\/ ?\d{1,20})?(?: ?[×x*] ?10 ?\^? ?[-−⁻]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]{1,6}|e[-+]?\d{1,4})?(?: ?[%°a-zA-ZµΩ/²³^]{1,8})?/g

function saysNumber(prose: string, answer: number, tolerance: number, prompt: string, question?: Question): boolean {
  const given = numbersOf(roughText(prompt))
  return sentencesOf(roughText(prose)).some((sentence) => {
    const isStated = ANSWER_CONTEXT.test(sentence)
    const isAnswer = (value: number) =>
      isWithin(value, answer, tolerance) && (isStated || !given.some((known) => isWithin(known, value, 0)))
    if (numbersOf(sentence).some(isAnswer) || numbersInWords(sentence).some((value) => value !== 1 && isAnswer(value)))
      return true
    if (!question) return false
    return [...sentence.replaceAll(/\s+/g, ' ').matchAll(NUMBER_RUN)].some(([run]) => {
      const form = plainFormOf(question)
      if (form.as !== 'number') return false
      const checked = checkAnswer(question, form.reply(run))
      const value = readNumber(run)
      return (
        checked.kind === 'checked' &&
        checked.status === 'correct' &&
        value.ok &&
        (isStated || !given.includes(value.value))
      )
    })
  })
}

const numbersOf = (text: string): number[] =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(NUMBER_RUN)].flatMap(([run]) => {
    const read = readNumber(run)
    return read.ok ? [read.value, ...(read.alternative === undefined ? [] : [read.alternative])] : []
  })

function leaksText(
  question: Question,
  { form, accepted, reply }: PlainForm & { as: 'text' },
  prose: string,
  compare?: CompareAlgebra,
): boolean {
  const prompt = promptOf(question)
  if (form === 'text') {
    return accepted.some((one) =>
      sentencesOf(prose).some(
        (sentence) => holds(sentence, one) && (!holds(prompt, one) || ANSWER_CONTEXT.test(sentence)),
      ),
    )
  }
  if (accepted.some((one) => one.length > 2 && holds(prose, one) && !holds(prompt, one))) return true
  if (form === 'number') {
    return accepted.some((one) => {
      const read = readNumber(one)
      return read.ok && saysNumber(prose, read.value, 0, prompt)
    })
  }
  const known = new Set(formulasOf(prompt))
  return formulasOf(prose).some((formula) => {
    if (known.has(formula)) return false
    return isCorrect(checkAnswer(question, reply(formula), compare))
  })
}

/** Formulas in a text: in dollars, or bare runs of letters, digits and operators; sides of equations by themselves too. */
function formulasOf(text: string): string[] {
  const inMaths = [...text.matchAll(/\$\$?([^$]+)\$\$?/g)].map(([, formula = '']) => roughText(`$${formula}$`))
  const bare = [
    ...roughText(text).matchAll(/[-−]?[a-z0-9(][a-z0-9()+\-−*/^.²³=<>≤≥ ]{0,400}[a-z0-9)²³]|\b[a-z0-9]\b/gi),
  ].map(([run]) => run)
  // words end a formula; a product such as xy may be two letters long, so both cuts are looked at
  const runs = bare.flatMap((run) => [...run.split(/\b[a-z]{3,}\b/i), ...run.split(/\b[a-z]{2,}\b/i)])
  return [...inMaths, ...runs]
    .flatMap((run) => [run, ...run.split('=')])
    .map((run) => run.replaceAll(/\s+/g, '').trim())
    .filter((run) => run !== '' && run.length <= 80 && /[a-z0-9]/i.test(run))
    .slice(0, 200)
}
