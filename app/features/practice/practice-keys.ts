/** What is worked out from the history for one module, or a whole course, by name. Apart from queries.ts, which brings the server functions. */
export const practiceKeys = {
  metrics: (courseId: string, moduleId?: string) => ['challenge-metrics', courseId, moduleId],
  states: (courseId: string, moduleId?: string) => ['question-states', courseId, moduleId],
  recommendations: (courseId: string, moduleId: string) => ['recommendations', courseId, moduleId],
  history: (courseId: string, moduleId: string) => ['question-history', courseId, moduleId],
  missed: (courseId: string) => ['missed-questions', courseId],
}
