import type { Course } from '#domain/content/course.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'

/** An answer of fewer words is too plain to be given away by standing in another question. */
const FEWEST_WORDS = 4
const FEWEST_LETTERS = 24

/** Two questions that no exam may hold together, and why. */
export type EnemyPair = { ids: [string, string]; reason: string }

type Read = { question: AuthoredQuestion; asked: string; shown: string; answer: string | undefined; looks: string[] }

/**
 * Questions of a course that give each other away, as far as it shows: the same words asked twice, one thing looked at outside a set, or a right answer that
 * stands word for word in what another one says. Questions of one set are written to stand together.
 */
export function findEnemies({ modules }: Pick<Course, 'modules'>): EnemyPair[] {
  const read = modules.flatMap(({ questions, examItems }) => [...questions, ...examItems].map(readQuestion))
  return read.flatMap((one, index) =>
    read.slice(index + 1).flatMap((other): EnemyPair[] => {
      const set = one.question.stimulus?.id
      if (set !== undefined && set === other.question.stimulus?.id) return []
      const reason = reasonFor(one, other)
      return reason ? [{ ids: [one.question.id, other.question.id], reason }] : []
    }),
  )
}

function reasonFor(one: Read, other: Read): string | undefined {
  if (one.asked === other.asked && one.asked.length >= FEWEST_LETTERS && sameNumbers(one, other)) return 'ask the same'
  if (one.looks.some((look) => other.looks.includes(look))) return 'look at the same outside a set'
  if (isIn(one.answer, other.shown) || isIn(other.answer, one.shown)) return 'one says the answer of the other'
  return undefined
}

/** Stems such as "which of the following is right" are alike where the options are not. */
const sameNumbers = (one: Read, other: Read) => one.answer !== undefined && one.answer === other.answer

const isIn = (answer: string | undefined, text: string) =>
  answer !== undefined &&
  answer.length >= FEWEST_LETTERS &&
  answer.split(' ').length >= FEWEST_WORDS &&
  ` ${text} `.includes(` ${answer} `)

function readQuestion(question: AuthoredQuestion): Read {
  const { stimulus, figure, figures = [], parts = [] } = question
  const seen = [figure, ...figures].filter((one) => one !== undefined)
  const right = question.options?.find(({ correct }) => correct)?.content ?? question.answer
  const answer = Array.isArray(right) ? right[0] : right
  return {
    question,
    asked: wordsOf(question.prompt),
    shown: wordsOf([stimulus?.text ?? '', question.prompt, ...parts.map(({ prompt }) => prompt)].join(' ')),
    // numbers of a template change with the seed
    answer: answer === undefined || String(answer).includes('@{') ? undefined : wordsOf(String(answer)),
    looks: seen
      .filter(({ at = 'prompt' }) => at === 'prompt')
      .filter((one) => !JSON.stringify(one).includes('@{'))
      .map((one) => JSON.stringify({ ...one, alt: '', caption: '' })),
  }
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    // a point counts inside a number only
    .replaceAll(/(?!(?<=\d)\.(?=\d))[^\p{L}\p{N}@{}]+/gu, ' ')
    .trim()

/** The course with the enemies that were found beside those its authors name. */
export function withEnemies<C extends Pick<Course, 'modules'>>(course: C): C {
  const enemies = new Map<string, string[]>()
  for (const { ids } of findEnemies(course))
    for (const [id, other] of [ids, ids.toReversed() as [string, string]])
      enemies.set(id, [...(enemies.get(id) ?? []), other])
  const named = (question: AuthoredQuestion): AuthoredQuestion => {
    const found = enemies.get(question.id)
    return found ? { ...question, enemies: [...new Set([...(question.enemies ?? []), ...found])] } : question
  }
  return {
    ...course,
    modules: course.modules.map((module) => ({
      ...module,
      questions: module.questions.map(named),
      examItems: module.examItems.map(named),
    })),
  }
}
