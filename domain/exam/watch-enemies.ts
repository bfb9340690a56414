import type { AuthoredQuestion } from '../question/authored-question.ts'

type Asked = Pick<AuthoredQuestion, 'id' | 'enemies'>

/** What an exam holds so far, as far as questions give each other away (D24); either of two may name the other. */
export type Watch = {
  isEnemy: (question: Asked) => boolean
  take: (question: Asked) => void
}

/** @param held what the exam holds already */
export function watchEnemies(held: readonly Asked[] = []): Watch {
  const inExam = new Set<string>()
  const enemies = new Set<string>()
  const take = ({ id, enemies: named = [] }: Asked) => {
    inExam.add(id)
    for (const enemy of named) enemies.add(enemy)
  }
  held.forEach(take)
  return {
    take,
    isEnemy: ({ id, enemies: named }) => enemies.has(id) || named?.some((one) => inExam.has(one)) === true,
  }
}
