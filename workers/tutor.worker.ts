import { expose } from 'comlink'
import { createWorkerApi } from './worker-api.ts'

// The tutor thinks here, off the main thread: analytics, schedules, mastery and exam scores over the student's own history.
expose(createWorkerApi())
