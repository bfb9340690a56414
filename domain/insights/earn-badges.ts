import type { Badge } from './insights.ts'

/** What badges are given for, counted over the whole history. */
export type BadgeCounts = {
  /** most questions of one study day solved at the first try without a hint */
  cleanSolvesInADay: number
  /** different questions solved */
  solved: number
  /** questions solved after a wrong try */
  comebacks: number
  longestStreak: number
  lessonsCompleted: number
  /** cards in review */
  cardsLearned: number
  /** best exam score in percent, null without one */
  bestExam: number | null
}

type Rule = Badge & { isEarned: (counts: BadgeCounts) => boolean }

/** Badges and their rules, in the order they are shown. The first two are the specification's (INS-08). */
const rules: readonly Rule[] = [
  {
    id: 'quick-learner',
    name: 'Quick Learner',
    description: 'Ten questions in one day right at the first try, without a hint',
    isEarned: (counts) => counts.cleanSolvesInADay >= 10,
  },
  {
    id: 'top-challenger',
    name: 'Top Challenger',
    description: 'Fifty different questions solved',
    isEarned: (counts) => counts.solved >= 50,
  },
  {
    id: 'comeback',
    name: 'Comeback',
    description: 'Ten questions solved after a wrong try',
    isEarned: (counts) => counts.comebacks >= 10,
  },
  {
    id: 'week-streak',
    name: 'Seven in a Row',
    description: 'Studied on seven days in a row',
    isEarned: (counts) => counts.longestStreak >= 7,
  },
  {
    id: 'reader',
    name: 'Well Read',
    description: 'Ten lessons completed',
    isEarned: (counts) => counts.lessonsCompleted >= 10,
  },
  {
    id: 'card-keeper',
    name: 'Card Keeper',
    description: 'A hundred flashcards learned',
    isEarned: (counts) => counts.cardsLearned >= 100,
  },
  {
    id: 'exam-ready',
    name: 'Exam Ready',
    description: 'A practice exam with 80 % or more',
    isEarned: (counts) => counts.bestExam !== null && counts.bestExam >= 80,
  },
]

const toBadge = ({ id, name, description }: Rule): Badge => ({ id, name, description })

/** The badges a student has earned. Everything counted only grows, so a badge is never taken away again by study. */
export const earnBadges = (counts: BadgeCounts): Badge[] => rules.filter((rule) => rule.isEarned(counts)).map(toBadge)

/** A badge by its id; throws for an unknown one. */
export function badgeNamed(id: string): Badge {
  const rule = rules.find((candidate) => candidate.id === id)
  if (!rule) throw new Error(`no badge is called ${id}`)
  return toBadge(rule)
}
