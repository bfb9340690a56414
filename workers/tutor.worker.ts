import { expose } from 'comlink'
import { createTutorApi } from './tutor-api.ts'

// The tutor thinks here, off the main thread: analytics, schedules, mastery and exam scores over the student's own history.
expose(createTutorApi())
