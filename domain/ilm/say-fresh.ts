import { hashText } from '../seed/seeded-random.ts'
import type { Dialogue } from './dialogue.ts'

/** Characters of the latest replies that are looked through; more than a long evening of study. */
export const REMEMBERED_TEXT = 60_000

type Heard = Pick<Dialogue, 'said' | 'turns'>

/** Whether Ilm said a text earlier in the conversation, as far as the client sent its history. */
export const wasSaid = ({ said = '' }: Heard, text: string): boolean => text.trim() !== '' && said.includes(text.trim())

/** Letters of a sentence that would be noticed the second time. */
const LONG_SENTENCE = 24

/** Whether Ilm said a text, or a sentence of it. */
export const wasPartlySaid = (heard: Heard, text: string): boolean =>
  wasSaid(heard, text) ||
  text.split(/(?<=[.!?])\s+|\n+/).some((sentence) => sentence.length >= LONG_SENTENCE && wasSaid(heard, sentence))

/** One of several wordings that was not said yet, another one each turn; '' when all were: better nothing than a stock phrase again. */
export const fresh = (heard: Heard, ...wordings: readonly string[]): string => freshFrom(heard.turns, heard, wordings)

/** The same where any of the wordings may come first: another one in each conversation too. */
export const varied = (heard: Heard & Pick<Dialogue, 'conversationId'>, ...wordings: readonly string[]): string =>
  freshFrom(heard.turns + (hashText(heard.conversationId) >>> 0), heard, wordings)

function freshFrom(first: number, heard: Heard, wordings: readonly string[]): string {
  const start = first % Math.max(1, wordings.length)
  const turned = [...wordings.slice(start), ...wordings.slice(0, start)]
  return turned.find((one) => !wasSaid(heard, one)) ?? ''
}
