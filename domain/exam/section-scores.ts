import type { ExamScore, SectionScore } from './exam.ts'

/**
 * The composite score in whole percent: the sections' shares of their points, by their weights; of those only that are marked. 0 while
 * there is none.
 */
export function percentOf(sections: readonly Omit<SectionScore, 'kind'>[]): number {
  const marked = sections.filter(({ unmarked, outOf }) => unmarked === 0 && outOf > 0)
  const weights = marked.reduce((sum, { weight }) => sum + weight, 0)
  const gained = marked.reduce((sum, { weight, points, outOf }) => sum + (weight * points) / outOf, 0)
  // noise of thirds and sevenths must not push a half below itself
  return weights === 0 ? 0 : Math.round((100 * gained) / weights + 1e-9)
}

/** Written answers of an attempt that wait for the student's marks. */
export const unmarkedIn = ({ sections = [] }: Pick<ExamScore, 'sections'>): number =>
  sections.reduce((sum, { unmarked }) => sum + unmarked, 0)
