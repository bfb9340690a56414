/** A learning recommendation (ANA-15). */
export type Recommendation = {
  type: 'weak-tag' | 'retry-suggestion' | 'time-management' | 'difficult-questions'
  title: string
  description: string
  priority: 'high' | 'medium' | 'low'
  actionItems: string[]
  /** what it is about, so that the page can filter or link */
  tag?: string
  questionIds?: string[]
  /** a lesson that teaches it, as the attempts named it */
  lesson?: { courseId: string; moduleId: string; lessonId: string }
}
