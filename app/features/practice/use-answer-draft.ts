import { useEffect, useRef } from 'react'
import { useHistory } from '#app/platform/history-provider.tsx'
import { answerDraftId } from '#domain/practice/practice-place.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { type Reply, replySchema } from '#domain/question/reply.ts'
import type { PracticeQuestion } from './queries.ts'

/**
 * Keeps what is written for a question that takes minutes in a document of its own, and hands it back when the question comes again: going
 * on, a retry, or another day. Other questions have none.
 * @param onDraft what was kept, once it is read; never what another type of question left
 * @returns keeps a reply; with `isOver`, as the next try begins
 */
export function useAnswerDraft(courseId: string, question: PracticeQuestion, onDraft: (draft: Reply) => void) {
  const history = useHistory()
  const type = answerTypeOf(question)
  const id = type.isLong ? answerDraftId(courseId, question) : undefined
  const hand = useRef(onDraft)
  hand.current = onDraft
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    void history
      .getDocument(id)
      .then((stored) => {
        const draft = replySchema.safeParse(stored)
        if (isCurrent && draft.success && draft.data.type === question.type) hand.current(draft.data)
      })
      // a draft that cannot be read is none
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [history, id, question.type])
  return (reply: Reply, isOver = false) => {
    if (id !== undefined) void history.putDocument(id, isOver ? (type.draftAgain?.(reply) ?? reply) : reply)
  }
}
