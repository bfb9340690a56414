/** Length of an exam: whole minutes and number of questions. */
export type ExamProfile = { minutes: number; questions: number }

const profilesBySubject: [RegExp, ExamProfile][] = [
  [/^biology\b/, { minutes: 90, questions: 60 }],
  [/^chemistry\b/, { minutes: 90, questions: 60 }],
  [/^physics\b/, { minutes: 80, questions: 40 }],
  [/^calculus\b/, { minutes: 105, questions: 45 }],
]
const anyProfile: ExamProfile = { minutes: 90, questions: 60 }

/**
 * The profile for an exam that carries no duration of its own (CON-11). The subject matches by its first word, so that
 * `physics-1` and `calculus-and-vectors` find theirs (OPN-97). Courses of our own have a blueprint instead (D21).
 */
export function fallbackExamProfile(subject: string): ExamProfile {
  return profilesBySubject.find(([pattern]) => pattern.test(subject.toLowerCase()))?.[1] ?? anyProfile
}
