import { expose } from 'comlink'
import { createWorkerApi } from './worker-api.ts'

// Ilm thinks here, off the main thread: analytics, schedules, mastery and exam scores over the student's own history.
expose(createWorkerApi())
