import type { DerivedFields } from './event-table.ts'

/**
 * The question an attempt counts for (ANA-03): module and question. Only practice attempts have one: lesson checks, exams and
 * Ilm's quizzes are evidence for mastery, not part of the Knowledge Check's analytics.
 */
export const RECORD = '#record'

/** Fields that are computed from the events of a type as they come, by type of event. */
export const derivedFields: Partial<Record<string, DerivedFields>> = {
  'question-answered': {
    record: (event) =>
      event.source === 'practice' ? recordKey(event.courseId, event.moduleId, event.questionId) : null,
  },
}

/** '/' cannot occur in the ids of content, so the parts can be told apart. */
const recordKey = (courseId: unknown, moduleId: unknown, questionId: unknown): string =>
  `${courseId}/${moduleId}/${questionId}`
