import type { SectionKind } from '../content/exam-part-rules.ts'
import type { Forecast } from '../learner-model/forecast-exam.ts'

/** A lesson to go back to; undefined place: in the sample data, or a module as a whole, it leads nowhere. */
export type ReviewArea = { name: string; place?: { courseId: string; moduleId: string; lessonId: string } }

/** One subject as the insights page shows it (INS-04, INS-10). */
export type SubjectInsight = {
  name: string
  /** 0..100 (INS-02) */
  mastery: number
  lessonsCompleted: number
  flashcardsLearned: number
  challengesSolved: number
  /** review areas (INS-06), worst first */
  errors: ReviewArea[]
}

export type Badge = {
  id: string
  name: string
  /** what it is given for */
  description: string
}

type CoursePlace = { curriculum: string; grade: string; subject: string; courseId: string }
/** What it is about, what it takes, and the points it is expected to add to the next exam. */
type Suggested = { subject: string; topic: string; minutes: number; gain: number }
/** A lesson to go back to, or the next one: where "Start Learning" leads (D19). */
export type LessonTopic = Suggested & {
  reason: 'review' | 'next'
  place: CoursePlace & { moduleId: string; lessonId: string }
}
/** Something to do next: a lesson, the cards of a module that are due, an exam. In the sample it leads to the subject only. */
export type SuggestedTopic =
  | LessonTopic
  | (Suggested & { reason: 'cards'; place: CoursePlace & { moduleId: string; lessonId?: undefined }; cards: number })
  | (Suggested & { reason: 'exam'; place: CoursePlace & { moduleId?: undefined; lessonId?: undefined } })
  | { subject: string; topic: string; reason?: undefined; place?: undefined; minutes?: undefined; gain?: undefined }

export type CourseReadiness = Forecast & {
  courseId: string
  title: string
  /** what it rests on: answers, lessons they are about, and how many of the answers were given in exams */
  answers: number
  lessons: number
  examQuestions: number
  /** Ontario's achievement level; null elsewhere */
  level: string | null
  /** each section of an exam that has two */
  sections: { kind: SectionKind; predicted: number; low: number; high: number }[]
  /** title of the module where more answers would narrow the interval most */
  narrowest: string | null
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
