import { z } from 'zod'

/**
 * The study record that an account keeps, because its student asked for that. `id` is another one each time it is begun, so that a
 * device can tell that what it sent before is not there any more; `since`: when it was begun.
 */
export const studyRecordSchema = z.object({ id: z.string(), since: z.iso.datetime() })
export type StudyRecord = z.infer<typeof studyRecordSchema>
