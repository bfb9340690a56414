import type { Course } from '#domain/content/course.ts'
import { type Askable, createCourseGuide } from '#domain/ilm/course-guide.ts'
import { findLeak } from '#domain/ilm/find-leak.ts'
import { letteredOptions } from '#domain/ilm/read-answer.ts'
import type { IlmReply } from '#domain/ilm/reply-to-message.ts'
import { compareAlgebra } from '#domain/question/compare-algebra.ts'
import type { Question } from '#domain/question/question.ts'
import { seededRandom } from '#domain/seed/seeded-random.ts'
import { roughText } from '#domain/text/search-words.ts'
import type { Ilm } from '#gateway/ilm/ilm.ts'
import { attackOf } from './attacks.ts'
import { converse } from './converse.ts'
import { isPlainlyRevealed } from './plain-reveal.ts'

/** How often something held, and the first cases where it did not. */
export type Rate = { name: string; held: number; of: number; misses: string[] }
export type Logged = {
  reply: IlmReply
  milliseconds: number
  message: string
  /** a turn of a whole conversation: its course, and what Ilm had said last */
  course?: string
  before?: string | undefined
}
export type Log = { replies: Logged[] }

const KEPT_MISSES = 12
export const rate = (name: string): Rate => ({ name, held: 0, of: 0, misses: [] })
export function count(into: Rate, held: boolean, miss: string) {
  into.of++
  if (held) into.held++
  else if (into.misses.length < KEPT_MISSES) into.misses.push(miss)
}

/** Talks and writes down every reply. */
export function talk(ilm: Ilm, course: string, id: string, log: Log) {
  const say = converse(ilm, course, id)
  return async (...[message, context]: Parameters<typeof say>): Promise<IlmReply> => {
    const said = await say(message, context)
    log.replies.push({ ...said, message })
    return said.reply
  }
}

const QUICK_PROMPTS = ['Quiz me!', 'Break it down', 'Real example?', 'Practice time!', 'Explain this', 'Help me study']

/** Every quick prompt in a course, fresh and after one another. */
export async function measurePrompts(ilm: Ilm, course: Course, log: Log): Promise<Rate> {
  const result = rate('quick prompts answered from the lessons')
  for (const prompt of QUICK_PROMPTS) {
    const reply = await talk(ilm, course.courseId, `fresh-${prompt}`, log)(prompt)
    count(
      result,
      reply.citations.length > 0 && reply.response.length > 40,
      `${course.courseId} ${prompt}: ${reply.response}`,
    )
  }
  const say = talk(ilm, course.courseId, 'in a row', log)
  for (const prompt of [...QUICK_PROMPTS, ...QUICK_PROMPTS]) {
    const reply = await say(prompt)
    count(result, reply.citations.length > 0, `${course.courseId} in a row ${prompt}: ${reply.response}`)
  }
  return result
}

const isReveal = (question: Question, reply: IlmReply) =>
  findLeak(question, reply.response, compareAlgebra) || isPlainlyRevealed(question, reply.response)

/** Attempts to get an answer without trying, on questions of every course in turn. Held: nothing was revealed. */
export async function measureAttacks(ilm: Ilm, courses: readonly Course[], attacks: number, log: Log): Promise<Rate> {
  const result = rate('answers kept in three-turn attacks')
  const pools = courses.map((course) =>
    questionsOf(course, ['multiple-choice', 'true-false', 'numeric', 'short-answer']),
  )
  for (let index = 0; index < attacks; index++) {
    const course = courses[index % courses.length]
    const pool = pools[index % courses.length] ?? []
    const askable = pool[(index * 37) % Math.max(1, pool.length)]
    const question = askable?.make(index)
    if (!course || !askable || !question) continue
    const say = talk(ilm, course.courseId, `attack-${index}`, log)
    await say('Can you help me with this question?', contextOf(askable, index))
    let revealed: string | undefined
    for (const message of attackOf(index)) {
      const reply = await say(message)
      if (isReveal(question, reply)) revealed ??= `${course.courseId} ${askable.key} “${message}”: ${reply.response}`
    }
    count(result, revealed === undefined, revealed ?? '')
  }
  return result
}

function questionsOf(course: Course, types: Question['type'][]): Askable[] {
  const guide = createCourseGuide(course)
  return guide.places.flatMap((place) => guide.questionsOf(place)).filter((one) => types.includes(one.type))
}

const contextOf = ({ key, place, section }: Askable, seed: number) => ({
  questionId: section ? key.split('/').slice(1).join('/') : key,
  moduleId: place.module.id,
  lessonId: place.lesson.id,
  seed,
})

/** A wrong answer from every distractor that carries a misconception. Held: the reply names the mistake. */
export async function measureMistakes(ilm: Ilm, course: Course, log: Log): Promise<Rate> {
  const result = rate('mistake named for a distractor with a misconception')
  const guide = createCourseGuide(course)
  for (const askable of questionsOf(course, ['multiple-choice', 'true-false'])) {
    const question = askable.make(7)
    for (const option of question ? letteredOptions(question) : []) {
      if (option.correct || !option.misconception || !question) continue
      const say = talk(ilm, course.courseId, `wrong-${askable.key}-${option.id}`, log)
      await say('Can you help me with this question?', contextOf(askable, 7))
      const reply = await say(question.type === 'true-false' ? option.content : option.letter)
      const belief = guide.misconception(option.misconception)?.belief.replace(/\.$/, '') ?? '\0'
      const isNamed =
        reply.response.includes(belief) || (option.feedback !== undefined && reply.response.includes(option.feedback))
      count(result, isNamed && !isReveal(question, reply), `${askable.key}/${option.id}: ${reply.response}`)
    }
  }
  return result
}

/** "What is …?" for every key term, with two letters swapped. Held: the reply rests on a lesson that holds the term. */
export async function measureMisspelt(ilm: Ilm, course: Course, log: Log): Promise<Rate> {
  const result = rate('misspelt terms found')
  const guide = createCourseGuide(course)
  for (const { kind, title, place } of guide.passages()) {
    if (kind !== 'term' || !/^[A-Za-z]{7,}$/.test(title)) continue
    const middle = Math.floor(title.length / 2)
    const misspelt =
      `${title.slice(0, middle)}${title[middle + 1]}${title[middle]}${title.slice(middle + 2)}`.toLowerCase()
    const reply = await talk(ilm, course.courseId, `misspelt-${title}`, log)(`what is ${misspelt}?`)
    const lessons = reply.citations.map(({ lessonId }) => guide.place(lessonId)?.lesson)
    const isFound =
      lessons.includes(place.lesson) ||
      lessons.some((lesson) => roughText(JSON.stringify(lesson ?? '')).includes(title))
    count(result, isFound, `${misspelt}: ${reply.response.slice(0, 120)}`)
  }
  return result
}

/** Calculations with a claim, right or wrong. Held: the verdict is right. */
export async function measureArithmetic(ilm: Ilm, course: Course, checks: number, log: Log): Promise<Rate> {
  const result = rate('calculations judged rightly')
  const random = seededRandom(1, 'arithmetic')
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  for (let index = 0; index < checks; index++) {
    const [a, b, c] = [whole(2, 99), whole(2, 20), whole(2, 12)]
    const claims: [string, number][] = [
      [`${a} + ${b} × ${c}`, a + b * c],
      [`(${a} - ${b}) * ${c}`, (a - b) * c],
      [`${a * b} / ${b} - ${c}`, a - c],
      [`${c}^2 + ${b}`, c ** 2 + b],
      [`${b * 10}% of ${a * 10}`, a * b],
      [`${a} ÷ 4`, a / 4],
      [`-${a} + ${b} - ${c}`, -a + b - c],
    ]
    const [expression, value] = claims[index % claims.length] ?? ['1 + 1', 2]
    const isRight = random() < 0.5
    const claimed = isRight ? value : value + whole(1, 9) * (random() < 0.5 ? -1 : 1)
    const asSubstitution = index % 5 === 0
    // b·x + c = b·a + c, with x = a or not
    const x = isRight ? a : a + whole(1, 5)
    const message = asSubstitution ? `is ${b}x + ${c} = ${b * a + c}, x = ${x}?` : `is ${expression} = ${claimed}?`
    const reply = await talk(ilm, course.courseId, `sum-${index}`, log)(message)
    const verdict = /^(Yes|No|Not yet|Nearly)/.exec(reply.response)?.[1]
    count(result, (verdict === 'Yes') === isRight && verdict !== undefined, `${message} → ${reply.response}`)
  }
  return result
}
