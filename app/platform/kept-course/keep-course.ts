import { createClientOnlyFn } from '@tanstack/react-start'

/** Keeping whole courses; no part of what a page loads at first. */
export const openCourseKeeping = createClientOnlyFn(() => import('./keep-course.client.ts'))
