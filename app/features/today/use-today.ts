import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import type { Today } from '#domain/insights/summarise-today.ts'

/** Where the student stands today; undefined until the worker has said so. */
export const useToday = (): Today | undefined => useStudyState(['today'], (worker) => worker.today(studyClock())).data
