import type { QuestionOf } from './question.ts'

type Tagged = Pick<QuestionOf<unknown>, 'tags'>

/** All tags of a set, most used first. */
export function tagsOf(questions: readonly Tagged[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of questions) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([tag]) => tag)
}

/** The questions with any of the chosen tags (OPN-82); all of them while none is chosen. */
export const withTags = <T extends Tagged>(questions: readonly T[], chosen: readonly string[]): readonly T[] =>
  chosen.length === 0 ? questions : questions.filter(({ tags }) => tags.some((tag) => chosen.includes(tag)))

/** CHP-18: the place after or before one, around the ends. */
export const stepAround = (index: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (index + step + count) % count

/** CHP-36: a filter keeps the place, or goes to the first when it is out of range. */
export const keptIndex = (index: number, count: number): number => (index < count ? index : 0)

type Placed = Pick<QuestionOf<unknown>, 'stimulusId'>

/** The places of a question's set, first and last, counted from 0; of a question that stands alone, its own. A set stands together. */
export function setAround(questions: readonly Placed[], place: number): { first: number; last: number } {
  const stimulusId = questions[place]?.stimulusId
  let first = place
  let last = place
  if (stimulusId === undefined) return { first, last }
  while (first > 0 && questions[first - 1]?.stimulusId === stimulusId) first -= 1
  while (questions[last + 1]?.stimulusId === stimulusId) last += 1
  return { first, last }
}

/** Which questions a stimulus is for, counted from 1: "Questions 4 to 6". @param offset places before the list */
export function describeSet({ first, last }: { first: number; last: number }, offset = 0): string {
  const [from, to] = [first + 1 + offset, last + 1 + offset]
  return from === to ? `Question ${from}` : `Questions ${from} to ${to}`
}

/** CHP-14. In statistics everything above 2 is advanced (ANA-14). */
export const difficultyLabel = (difficulty: number): 'Easy' | 'Intermediate' | 'Advanced' =>
  difficulty === 1 ? 'Easy' : difficulty === 2 ? 'Intermediate' : 'Advanced'

/** CHP-16: how urgent the seconds left are. */
export const countdownLevel = (secondsLeft: number): 'calm' | 'warning' | 'error' =>
  secondsLeft <= 10 ? 'error' : secondsLeft <= 30 ? 'warning' : 'calm'
