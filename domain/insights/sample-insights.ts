import { badgeNamed } from './earn-badges.ts'
import type { Insights, SubjectInsight } from './insights.ts'

const subjects: SubjectInsight[] = [
  {
    name: 'Biology',
    mastery: 85,
    lessonsCompleted: 12,
    flashcardsLearned: 60,
    challengesSolved: 34,
    errors: [{ name: 'Energy transfer between trophic levels' }, { name: 'Negative feedback' }],
  },
  {
    name: 'Chemistry',
    mastery: 72,
    lessonsCompleted: 9,
    flashcardsLearned: 45,
    challengesSolved: 27,
    errors: [{ name: 'Balancing equations' }, { name: 'Limiting reactants' }],
  },
  {
    name: 'Physics',
    mastery: 64,
    lessonsCompleted: 7,
    flashcardsLearned: 38,
    challengesSolved: 21,
    errors: [{ name: 'Resistance in parallel circuits' }],
  },
  { name: 'Math', mastery: 90, lessonsCompleted: 15, flashcardsLearned: 52, challengesSolved: 48, errors: [] },
  {
    name: 'English',
    mastery: 55,
    lessonsCompleted: 5,
    flashcardsLearned: 20,
    challengesSolved: 12,
    errors: [{ name: 'Integrating quotations' }, { name: 'Comma splices' }],
  },
]

/** The fixed sample of the specification (INS-08, INS-10, OPN-95), shown until there is data of the student's own (D19). */
export const sampleInsights: Insights = {
  isSample: true,
  subjects,
  areas: subjects.map(({ name, mastery }) => ({ name, mastery })),
  badges: [badgeNamed('quick-learner'), badgeNamed('top-challenger')],
  suggestedTopics: [
    { subject: 'Physics', topic: 'Series and parallel circuits' },
    { subject: 'Chemistry', topic: 'Elements and compounds' },
    { subject: 'English', topic: 'Supporting a thesis' },
  ],
  readiness: [],
}

/** A course of the catalogue that teaches a subject of the sample, so that its links open one (INS-07, D19). */
export function sampleCourseOf(subject: string): string {
  const courses: Record<string, string> = { math: 'MTH1W', english: 'ENG3U' }
  // grade 9 teaches biology, chemistry and physics in one course
  return courses[subject.toLowerCase()] ?? 'SNC1W'
}
