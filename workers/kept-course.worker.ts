import { expose } from 'comlink'
import { createKeptCourseApi } from './kept-course-api.ts'

// Stands in for the server's answers about a course that is kept on this device, off the main thread.
expose(createKeptCourseApi())
