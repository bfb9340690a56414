/** What a student looks for when no course name comes to mind. */
export const SUBJECT_FIELDS = ['science', 'mathematics', 'english', 'computer-science'] as const
export type SubjectField = (typeof SUBJECT_FIELDS)[number]

export const SUBJECT_FIELD_LABELS: Record<SubjectField, string> = {
  science: 'Science',
  mathematics: 'Mathematics',
  english: 'English',
  'computer-science': 'Computer science',
}

const MATHEMATICS = /math|function|calculus|vector|statistic|algebra/

/** The field of a course's subject as it stands in paths: `calculus-and-vectors` is mathematics. What is nothing else is science. */
export function subjectFieldOf(subject: string): SubjectField {
  const slug = subject.toLowerCase()
  if (slug.startsWith('computer')) return 'computer-science'
  if (slug.startsWith('english') || slug.includes('language') || slug.includes('literature')) return 'english'
  return MATHEMATICS.test(slug) ? 'mathematics' : 'science'
}
