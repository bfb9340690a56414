import { useEffect, useRef, useState } from 'react'
import type { MarkSuggestion } from '#domain/ilm/mark-suggestions.ts'
import type { ShownQuestion, SuggestedMarks, SuggestMarks } from '../answer-view.ts'
import { markRequestOf } from './mark-request.ts'
import type { WrittenReply } from './writing-part.tsx'

/** Where asking Ilm for marks has come to. */
export type MarkHelp = {
  status: 'offered' | 'asking' | 'given' | 'failed' | 'too-long'
  /** why it failed */
  message?: string
  /** how many lines Ilm was asked about */
  asked: number
  /** given: what Ilm suggests */
  byLine?: ReadonlyMap<number, MarkSuggestion>
  ask: () => void
}

/**
 * Marks that Ilm suggests for what was written. They are no work of the student's: they are not kept, only the marks that the student gives
 * are, and they go when the text changes. Undefined where nothing is offered, or nothing was written.
 */
export function useSuggestedMarks(
  question: ShownQuestion,
  reply: WrittenReply,
  suggestMarks: SuggestMarks | undefined,
): MarkHelp | undefined {
  const [heard, setHeard] = useState<{ of: string; answer: SuggestedMarks | null }>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const request = suggestMarks ? markRequestOf(question, reply) : 'nothing'
  if (!suggestMarks || request === 'nothing') return undefined
  const tooLong = { status: 'too-long', asked: 0, ask: () => undefined } as const
  if (request === 'too-long') return tooLong
  const of = JSON.stringify([question.id, question.seed, request.parts.map(({ text }) => text)])
  const ask = async () => {
    setHeard({ of, answer: null })
    const answer = await suggestMarks(request)
    // what was asked about another text is not shown beside this one
    if (!isGone.current) setHeard((now) => (now?.of === of ? { of, answer } : now))
  }
  const base = {
    asked: request.parts.reduce((sum, { lines }) => sum + lines.length, 0),
    ask: () => void ask(),
  }
  const answer = heard?.of === of ? heard.answer : undefined
  if (answer === undefined) return { ...base, status: 'offered' }
  if (answer === null) return { ...base, status: 'asking' }
  if (!answer.ok) return { ...base, status: 'failed', message: answer.message }
  return { ...base, status: 'given', byLine: new Map(answer.suggestions.map((one) => [one.line, one])) }
}
