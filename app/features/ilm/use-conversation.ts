import { useCallback, useEffect, useState } from 'react'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useStudyState } from '#app/platform/use-history.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { Chat } from '#domain/ilm/fold-chats.ts'

/** Where the last conversation and the drafts are kept, per user (in the user's own database), grade and course (OPN-52). */
const scopeOf = (course: CourseContext) => `${course.gradeKey}::${course.courseId}`
const lastKey = (scope: string) => `ilm-last::${scope}`
const draftKey = (scope: string, conversationId: string) => `ilm-chat::${scope}::${conversationId}`

/** Typing is kept this long after the last key. */
const DRAFT_MS = 300

export type Conversation = {
  /** undefined until the device has told which one was last */
  id: string | undefined
  chats: readonly Chat[]
  draft: string
  setDraft: (text: string) => void
  open: (id: string) => void
  startNew: () => string
}

/** Which conversation is open, and its draft; both survive a reload (CHT-07, CHT-09, CHT-10). */
export function useConversation(course: CourseContext): Conversation {
  const history = useHistory()
  const scope = scopeOf(course)
  const chats = useStudyState(['chats', course.courseId], (worker) => worker.chats(course.courseId))
  const [id, setId] = useState<string>()
  const [draft, setDraftText] = useState('')
  const [isDraftRead, setDraftRead] = useState(false)

  const open = useCallback(
    (next: string) => {
      setId(next)
      setDraftText('')
      setDraftRead(false)
      void history.putDocument(lastKey(scope), next)
    },
    [history, scope],
  )
  const startNew = useCallback(() => {
    const next = crypto.randomUUID()
    open(next)
    return next
  }, [open])

  // The last conversation is known to the device only, so it is read once the page runs in the browser.
  useEffect(() => {
    let isCurrent = true
    // where the device gives no storage, a conversation of this visit is better than none
    const stored = history.getDocument(lastKey(scope)).catch(() => undefined)
    void stored.then((last) => {
      if (!isCurrent) return
      const first = typeof last === 'string' ? last : crypto.randomUUID()
      if (first !== last) void history.putDocument(lastKey(scope), first)
      setId((known) => known ?? first)
    })
    return () => {
      isCurrent = false
    }
  }, [history, scope])

  // Each conversation has a draft of its own; what was typed before it was read wins.
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    void history.getDocument(draftKey(scope, id)).then((stored) => {
      if (!isCurrent) return
      if (typeof stored === 'string') setDraftText((typed) => typed || stored)
      setDraftRead(true)
    })
    return () => {
      isCurrent = false
    }
  }, [history, scope, id])

  // Written a moment after the last key: a write per key would be one per letter.
  useEffect(() => {
    if (id === undefined || !isDraftRead) return
    const timer = setTimeout(() => void history.putDocument(draftKey(scope, id), draft), DRAFT_MS)
    return () => clearTimeout(timer)
  }, [history, scope, id, draft, isDraftRead])

  const ofGrade = (chats.data ?? []).filter((chat) => chat.grade === course.gradeKey)
  return { id, chats: ofGrade, draft, setDraft: setDraftText, open, startNew }
}
