import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { ANONYMOUS } from '#domain/account/token-claims.ts'
import { createStudyHandle, type StudyHandle } from './study-handle.ts'
import { studyKey } from './study-key.ts'

const StudyContext = createContext<StudyHandle | null>(null)

/**
 * Gives the pages below the current user's history.
 * @param userId the signed-in user's id, null for a visitor (whose log can be taken over at sign-in), undefined while that is
 *   not known yet: acts recorded then wait and go to the right log
 */
export function HistoryProvider({ userId, children }: { userId: string | null | undefined; children: ReactNode }) {
  const knownUser = userId === null ? ANONYMOUS : userId
  const handle = useMemo(() => createStudyHandle(knownUser), [knownUser])
  const user = handle.user
  const before = useRef<StudyHandle | null>(null)
  // acts from before the user was known belong to whoever it turned out to be
  useEffect(() => {
    if (before.current && !before.current.isKnown && handle.isKnown) before.current.handOverTo(handle)
    before.current = handle
  }, [handle])
  const queryClient = useQueryClient()
  // every act, of this tab or another, makes the answers on screen stale; the worker answers them again in microseconds
  useEffect(() => {
    const stop = handle.subscribe(() => void queryClient.invalidateQueries({ queryKey: studyKey(user) }))
    return () => {
      stop()
      handle.close()
    }
  }, [handle, queryClient, user])
  return <StudyContext value={handle}>{children}</StudyContext>
}

/** The current user's history: record acts, keep documents, ask the worker. Call its functions from handlers and effects. */
export function useHistory(): StudyHandle {
  const handle = useContext(StudyContext)
  if (!handle) throw new Error('useHistory needs a HistoryProvider above it')
  return handle
}
