import type { UseQueryResult } from '@tanstack/react-query'
import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import type { Today } from '#domain/insights/summarise-today.ts'

/** Where the student stands today; no data until the worker has said so. */
export const useToday = (): UseQueryResult<Today> => useStudyState(['today'], (worker) => worker.today(studyClock()))
