import { plainFormOf } from '../question/plain-types.ts'
import { roughText } from '../text/search-words.ts'
import { weightIn } from './asked-words.ts'
import { type Dialogue, isEarned, type Opened } from './dialogue.ts'
import { findLeak } from './find-leak.ts'
import { letteredOptions } from './read-answer.ts'
import { wasPartlySaid } from './say-fresh.ts'
import { promptText } from './show-question.ts'
import type { Telling } from './tellings.ts'

/** The right option's own words, though among others: a piece of a lesson beside the question would point at them. */
function namesRight({ question }: Opened, { text }: Pick<Telling, 'text'>): boolean {
  const said = roughText(text).toLowerCase()
  return letteredOptions(question).some(({ correct, content }) => {
    const words = roughText(content).toLowerCase().trim()
    return correct && words.length > 3 && said.includes(words)
  })
}

/** Words of a statement that settle whether it is true, as a share of all. */
const SETTLES = 0.35

/** A piece that speaks of what a statement says tells whether it is true, and so does the wrong idea behind it. */
function settlesTruth(
  { guide }: Dialogue,
  { question }: Opened,
  { kind, text }: Pick<Telling, 'kind' | 'text'>,
): boolean {
  if (plainFormOf(question).as !== 'truth') return false
  const words = guide.search().wordsOf(roughText(promptText(question)))
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  return kind === 'mix-up' || weightIn(words, text) >= SETTLES * total
}

/** Whether a piece may be told beside the open question: nothing of it gives away an answer that is not earned. */
export const isSafeBeside = (dialogue: Dialogue, opened: Opened, telling: Pick<Telling, 'kind' | 'text'>): boolean =>
  isEarned(opened) ||
  (!findLeak(opened.question, telling.text, dialogue.compare) &&
    !namesRight(opened, telling) &&
    !settlesTruth(dialogue, opened, telling))

/** Whether a piece was not said yet and, beside an open question, gives nothing away. */
export const mayBeTold = (
  dialogue: Dialogue,
  opened: Opened | undefined,
  telling: Pick<Telling, 'kind' | 'text'>,
): boolean => !wasPartlySaid(dialogue, telling.text) && (!opened || isSafeBeside(dialogue, opened, telling))
