import { roughText, searchWords } from '../text/search-words.ts'
import type { Move } from './ilm-turn.ts'

/** What is wrong with the words that a language model found. */
export type UnfitWording = 'contradicts' | 'rude' | 'foreign' | 'ungrounded'

/** What a wording is judged by: what Ilm does in this turn, with the verdict of the checker; and all that the model was told: passages, open question, draft, conversation. */
export type ToldTurn = { move: Move; given: string }

/**
 * Says of the words of a language model whether they can stand for Ilm's own in this turn; undefined when they can (D20). What the model was told is read once, and
 * every sentence that comes is held against it. A coarse net, wide on the safe side: what it holds back
 * is said in Ilm's own words. That an answer is given away, `find-leak` finds.
 * - `contradicts`: praises what the checker found wrong, or denies what it found right.
 * - `rude`: calls the student names.
 * - `foreign`: is not in English, the language of the lessons, or in none.
 * - `ungrounded`: states a number or a name that the model was not told, or a sentence of which it was told next to nothing.
 */
export function wordingJudge({ move, given }: ToldTurn): (text: string) => UnfitWording | undefined {
  const prose = roughText(given)
  const told = {
    text: given.toLowerCase(),
    prose: prose.toLowerCase(),
    numbers: new Set(numbersOf(prose)),
    words: new Set(searchWords(prose)),
  }
  return (text) => {
    const said = roughText(text)
    const sentences = sentencesOf(said)
    if (sentences.some((sentence) => contradicts(sentence, move))) return 'contradicts'
    if (sentences.some((sentence) => isRude(sentence, told))) return 'rude'
    if (isForeign(said)) return 'foreign'
    return isGrounded(said, sentences, told) ? undefined : 'ungrounded'
  }
}

/** What a model was told, in the forms it is compared in; both texts in small letters. */
type Told = { text: string; prose: string; numbers: ReadonlySet<number>; words: ReadonlySet<string> }

const sentencesOf = (prose: string): string[] =>
  prose.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
const isAsked = (sentence: string) => /\?\W{0,5}$/.test(sentence)

/** Of the answer: a word that opens the reply, or "your answer is right". "You are on the right track" is none. */
const PRAISES =
  /^\W*(?:yes|yep|correct|exactly|perfect|bingo|spot on)\b\W*(?:$|[,.!–—])|\b(?:that|this|it|your (?:answer|result|solution)|you)(?:['’]s|['’]re| is| are| got it) (?:\w+ly |quite )?(?:right|correct)\b(?! (?:track|to|that|about|so far|idea|direction))/i
const DENIES =
  /^\W*(?:no|nope|almost|not (?:quite|yet|exactly)|wrong|incorrect)\b\W*(?:$|[,.!–—])|\b(?:that|this|it|your (?:answer|result|solution))(?:['’]s| is) (?:\w+ly )?(?:wrong|incorrect|not (?:\w+ )?(?:right|correct))\b|\b(?:that|it|answer|result) isn['’]t (?:\w+ )?(?:right|correct)\b/i

function contradicts(sentence: string, move: Move): boolean {
  if (isAsked(sentence)) return false
  return (move === 'wrong' && PRAISES.test(sentence)) || (move === 'right' && DENIES.test(sentence))
}

const RUDE =
  /\b(?:stupid|idiot\w*|dumb|moron\w*|loser|pathetic|hopeless|useless|shut up|crap|damn\w*|bullshit|f+u+c+k\w*|sh[i1]t\w*|bitch\w*|asshole|bastard)\b/gi

/** "No question is stupid" is kind, and a novel may say what it says. */
function isRude(sentence: string, told: Told): boolean {
  if (/\b(?:no|not|never|nobody)\b|n['’]t\b/i.test(sentence)) return false
  return [...sentence.matchAll(RUDE)].some(([word]) => !told.text.includes(word.toLowerCase()))
}

const ENGLISH = new Set(
  (
    'the of and to is are were your you what which that this it how with for does from by can not when where why if then there on as each about ' +
    'they we has have its than into but or these'
  ).split(' '),
)
/** Fewer words than this may be a term or a formula. */
const FEWEST_WORDS = 12

/** Hardly a word of every English sentence, or another script. Formulas have Greek letters. */
function isForeign(prose: string): boolean {
  const letters = prose.match(/\p{L}/gu) ?? []
  const others = letters.filter((letter) => !/[\p{Script=Latin}\p{Script=Greek}]/u.test(letter))
  if (others.length > letters.length / 5) return true
  const words = prose.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.length >= FEWEST_WORDS && words.filter((word) => ENGLISH.has(word)).length < words.length / 10
}

/** Numbers of a list, and those everybody counts with. */
const COUNTED_WITH = 12
/** Words of a claim that show what it is about, at least. */
const FEWEST_TELLING = 4
/** What speaks to the student claims nothing. */
const ADDRESSES =
  /^\W*(?:you|your|let|think|try|take|imagine|picture|look|read|start|good|great|nice|well|thanks|what|now|here|i)\b/i

function isGrounded(prose: string, sentences: readonly string[], told: Told): boolean {
  const isCounting = (value: number) => value <= COUNTED_WITH && Number.isInteger(value)
  if (numbersOf(prose).some((value) => !told.numbers.has(value) && !isCounting(value))) return false
  if (namesOf(prose).some((name) => !told.prose.includes(name.toLowerCase()))) return false
  return sentences.every((sentence) => {
    const words = searchWords(sentence)
    if (isAsked(sentence) || ADDRESSES.test(sentence) || words.length < FEWEST_TELLING) return true
    return words.filter((word) => told.words.has(word)).length >= words.length / 3
  })
}

/** Digits as they are written in Canada: 1,500 and 1 500 are one number. */
const numbersOf = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[,\u0020\u00a0\u202f]\d{3}(?!\d))*(?:\.\d+)?/g)].map(([run]) =>
    Number(run.replaceAll(/[^\d.]/g, '')),
  )

/** Words of four letters or more with a capital, that no sentence begins with. */
const namesOf = (text: string): string[] =>
  (text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{3,}/gu) ?? []).filter((word) => searchWords(word).length > 0)
