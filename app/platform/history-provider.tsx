import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { ANONYMOUS } from '#domain/history/log-layout.ts'
import { createStudyHandle, type StudyHandle } from './study-handle.ts'
import { studyKey } from './study-key.ts'

const StudyContext = createContext<StudyHandle | null>(null)

/**
 * Gives the pages below the current user's history.
 * @param userId the signed-in user's id, null for a visitor (whose log can be taken over at sign-in)
 */
export function HistoryProvider({ userId, children }: { userId: string | null; children: ReactNode }) {
  const user = userId ?? ANONYMOUS
  const handle = useMemo(() => createStudyHandle(user), [user])
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

/** The current user's history: record acts, keep documents, ask the tutor. Call its functions from handlers and effects. */
export function useHistory(): StudyHandle {
  const handle = useContext(StudyContext)
  if (!handle) throw new Error('useHistory needs a HistoryProvider above it')
  return handle
}
