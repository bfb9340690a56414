import type { Course } from '../content/course.ts'
import { sumOf } from '../maths/sum-of.ts'
import type { BankItem, BankUnit } from './exam-bank.ts'
import { difficultyCounts, type ExamDifficulty } from './plan-exam.ts'
import { watchEnemies } from './watch-enemies.ts'

const MOST_LEAD = 2

/** What an exam holds so far, and what it lacks. */
export type Tally = {
  uses: (unit: BankUnit) => number
  /** how much the difficulties of a unit are still wanted in a part, 1 at the start, 0 when there are enough: the one that lags has most */
  demand: (unit: BankUnit, part: number) => number
  /** how much of their share the skills and lessons of a unit have had, 0 to `MOST_LEAD` */
  lead: (unit: BankUnit) => number
  hasEnemyOf: (unit: BankUnit) => boolean
  take: (unit: BankUnit, part: number) => void
}

/**
 * Counts an exam while it is drawn. Difficulties and skills have the shares of the blueprint; lessons, and skills without one, as
 * much as the bank has, so that nothing is used up early because it is rare.
 * @param written the questions of its written section
 */
export function startTally(
  course: Pick<Course, 'exam' | 'modules'>,
  units: readonly BankUnit[],
  written: readonly BankItem[],
): Tally {
  const { parts, difficulty, skills = [] } = course.exam
  const wanted = parts.map(({ questions }) => difficultyCounts(questions, difficulty))
  const left = wanted.map((counts) => ({ ...counts }))
  const items = units.flat()
  const lessons = shareOfEach(items.map(({ lessonKey }) => lessonKey))
  const inBank = shareOfEach(items.flatMap(({ skill }) => skill ?? []))
  const skillShares = new Map(
    skills.map(({ id, share }) => [id, share === undefined ? (inBank.get(id) ?? 0) : share / 100]),
  )
  const uses = new Map<BankUnit, number>()
  const taken = new Map<string, number>()
  const enemies = watchEnemies(written.map(({ authored }) => authored))

  const total = sumOf(parts.map(({ questions }) => questions))
  const leadOf = (name: string, share = 0) =>
    share === 0 ? 0 : Math.min(MOST_LEAD, (taken.get(name) ?? 0) / (share * total))
  return {
    uses: (unit) => uses.get(unit) ?? 0,
    demand: (unit, part) =>
      mean(unit, ({ authored }) => {
        const level: ExamDifficulty = authored.difficulty
        return (left[part]?.[level] ?? 0) / Math.max(1, wanted[part]?.[level] ?? 0)
      }),
    lead: (unit) =>
      mean(
        unit,
        ({ skill = '', lessonKey }) =>
          leadOf(`skill ${skill}`, skillShares.get(skill)) + leadOf(lessonKey, lessons.get(lessonKey)),
      ) / 2,
    hasEnemyOf: (unit) => unit.some(({ authored }) => enemies.isEnemy(authored)),
    take: (unit, part) => {
      uses.set(unit, (uses.get(unit) ?? 0) + 1)
      for (const { authored, skill, lessonKey } of unit) {
        const counts = left[part]
        if (counts) counts[authored.difficulty] -= 1
        for (const name of [lessonKey, ...(skill === undefined ? [] : [`skill ${skill}`])])
          taken.set(name, (taken.get(name) ?? 0) + 1)
        enemies.take(authored)
      }
    },
  }
}

const mean = (unit: BankUnit, of: (item: BankItem) => number) => sumOf(unit.map(of)) / unit.length

/** Each name's share of all. */
function shareOfEach(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map([...counts].map(([name, count]) => [name, count / names.length]))
}
