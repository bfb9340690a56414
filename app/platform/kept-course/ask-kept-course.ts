import { createIsomorphicFn } from '@tanstack/react-start'

/** Answers of this device in place of the server's; the server has none, and a page loads none of it before it is needed. */
export const openKeptCourses = createIsomorphicFn()
  .server(() => Promise.resolve(null))
  .client(() => import('./ask-kept-course.client.ts'))
