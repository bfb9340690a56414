import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useHistory } from './history-provider.tsx'
import { STATUS_AT_START, type StorageStatus } from './storage-status.ts'
import { studyKey } from './study-key.ts'
import type { StudyWorker } from './watched-worker.client.ts'

/**
 * An answer of the worker over the current user's history, asked again after each act. Nothing is asked on the server.
 * @param refetchEvery milliseconds after which it is asked again, for answers that change as time passes
 * @param key what makes this question different from others, such as ['challenge-metrics', courseId, moduleId]
 */
export function useStudyState<T>(
  key: readonly unknown[],
  question: (worker: StudyWorker) => Promise<T>,
  { enabled = true, refetchEvery }: { enabled?: boolean; refetchEvery?: number } = {},
): UseQueryResult<T> {
  const history = useHistory()
  return useQuery({
    queryKey: studyKey(history.user, ...key),
    queryFn: () => history.ask(question),
    enabled: enabled && history.isKnown && typeof window !== 'undefined',
    // it changes only by acts, which invalidate it; and it needs no network
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    ...(refetchEvery !== undefined && { refetchInterval: refetchEvery }),
    retry: false,
  })
}

/** Whether the student's work is being kept safely, for a notice. */
export function useStorageStatus(): StorageStatus {
  const history = useHistory()
  return useSyncExternalStore(history.onStatus, history.status, () => STATUS_AT_START)
}
