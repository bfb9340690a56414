/** One subject as the insights page shows it (INS-04, INS-10). */
export type SubjectInsight = {
  name: string
  /** 0..100 (INS-02) */
  mastery: number
  lessonsCompleted: number
  flashcardsLearned: number
  challengesSolved: number
  /** review areas (INS-06), worst first */
  errors: string[]
}

export type Badge = {
  id: string
  name: string
  /** what it is given for */
  description: string
}

/** Where "Start Learning" leads (D19). */
type TopicPlace = {
  curriculum: string
  grade: string
  subject: string
  courseId: string
  moduleId: string
  lessonId: string
}
export type SuggestedTopic = {
  /** the subject's name */
  subject: string
  topic: string
  /** undefined in the sample data: it leads to the subject instead */
  place?: TopicPlace
  reason?: 'review' | 'next'
}

export type CourseReadiness = {
  courseId: string
  title: string
  predicted: number
  low: number
  high: number
  coverage: number
}

/** One axis of the radar, 0..100. */
export type MasteryArea = { name: string; mastery: number }

export type Insights = {
  /** the specification's sample: shown, labelled, while the student has no data (D19) */
  isSample: boolean
  subjects: SubjectInsight[]
  /** what the radar shows (radar-areas.ts) */
  areas: MasteryArea[]
  badges: Badge[]
  suggestedTopics: SuggestedTopic[]
  readiness: CourseReadiness[]
}
