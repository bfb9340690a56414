import { HELP_LINE } from '#domain/ilm/danger/danger-reply.ts'
import type { Logged } from './measure-dialogues.ts'

/** Something said again and again: in how many replies, and in which share of all, in per cent. */
type Stock = { said: string; replies: number; share: number }

/** Letters of a sentence that is more than "Yes." */
const LONG_SENTENCE = 12
const WORDS_OF_OPENING = 3

/** One sentence whatever name or number stands in it. */
const shapeOf = (sentence: string): string =>
  sentence
    .replaceAll(/\*\*[^*]+\*\*|\*[^*]+\*|“[^”]+”/g, '…')
    .replaceAll(/\d+(?:[.,]\d+)*/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:])\s+|\n+/).map(shapeOf)

/**
 * What Ilm says over and over: whole sentences, and the first words of replies, the commonest first. What helps in danger is said
 * in one way, and what stands in a question or an option is no voice of Ilm's.
 */
export function measureVoice(replies: readonly Logged[]): { sentences: Stock[]; openings: Stock[] } {
  const texts = replies.map(({ reply }) => reply.response).filter((text) => !text.includes(HELP_LINE))
  const isOwn = (sentence: string) =>
    sentence.length >= LONG_SENTENCE && !/^(?:[-|$#]|Answer with|…$)/.test(sentence) && /[a-z]/.test(sentence)
  const sentences = countIn(texts.map((text) => new Set(sentencesOf(text).filter(isOwn))))
  const openings = countIn(
    texts.map((text) => {
      const words = shapeOf(text.split('\n')[0] ?? '').split(' ')
      return new Set(words.length > WORDS_OF_OPENING ? [words.slice(0, WORDS_OF_OPENING).join(' ')] : [])
    }),
  )
  return { sentences, openings }
}

function countIn(said: readonly ReadonlySet<string>[]): Stock[] {
  const counts = new Map<string, number>()
  for (const all of said) for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
    .map(([one, replies]) => ({ said: one, replies, share: Math.round((1000 * replies) / said.length) / 10 }))
    .sort((a, b) => b.replies - a.replies)
}
