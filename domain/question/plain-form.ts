import type { Question } from './question.ts'
import type { Reply } from './reply.ts'

/** An option as it is lettered on paper and in a conversation. */
export type PlainOption = {
  letter: string
  id: string
  content: string
  correct: boolean
  feedback?: string | undefined
  misconception?: string | undefined
  reply: Reply
}

/**
 * How a question is asked and answered in plain text, in a conversation or on paper, and what would give it away. Whoever talks
 * knows these five forms and no type of question.
 */
export type PlainForm =
  /** one of several options, by its letter or its words */
  | { as: 'choice'; options: PlainOption[] }
  /** the same with the words true and false */
  | { as: 'truth'; options: PlainOption[] }
  | {
      as: 'number'
      /** what form the answer has, in words */
      ask?: string
      /** undefined when the question has none */
      answer: number | undefined
      tolerance: number
      reply: (text: string) => Reply
    }
  | { as: 'text'; form: 'text' | 'number' | 'algebra'; accepted: string[]; reply: (text: string) => Reply }
  | {
      as: 'list'
      /** what is chosen from and what is filled, a line each, as Markdown */
      lines: string[]
      /** how to answer: "Send the letters in order, such as C A B." */
      ask: string
      /** undefined when the text is no answer */
      read: (text: string) => Reply | undefined
      /** texts that give the key away when they stand in one line together */
      secrets: (readonly string[])[]
    }

/** The plain side of one type of question. */
export interface PlainType {
  /** Ilm may ask such questions; the others are only read and described */
  readonly isAskable: boolean
  form(question: Question): PlainForm
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const letterOf = (index: number): string => LETTERS[index] ?? '?'

/** The letters of a list such as "C, A, B" or "cab" as indexes; undefined when it holds anything else. */
export function readLetters(text: string): number[] | undefined {
  const plain = text.trim().toUpperCase().replace(/\.$/, '')
  if (
    !/^\(?[A-Z]\)?(?:(?:\s*(?:,|;|->|→|>|&|\/|AND|THEN)\s*|\s+)\(?[A-Z]\)?)*$/.test(plain) &&
    !/^[A-Z]{2,8}$/.test(plain)
  )
    return undefined
  const letters = plain.replaceAll(/\bAND\b|\bTHEN\b/g, ' ').match(/[A-Z]/g)
  return letters?.map((letter) => LETTERS.indexOf(letter))
}
