import type { Lesson } from '#domain/content/lesson.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'

type Section = Lesson['content'][number]
type Read = Pick<AuthoredQuestion, 'prompt' | 'explanation' | 'tags' | 'hints' | 'options'>

/** Fields of a section that a question may have in common with it without being about it. */
const NOT_READ = new Set(['id', 'checks', 'url', 'imageUrl', 'markup', 'type', 'kind', 'misconception', 'question'])
/** A word's ending that only grammar changes. */
const ENDING = /(?:ies|es|s|ed|ing)$/

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => (word.length > 4 ? word.replace(ENDING, '') : word))

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (NOT_READ.has(key) ? [] : textsIn(part)))
}

const countsOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * Finds the section of a lesson that a question rests on, so that whoever missed it is led there: the one that shares most words with the
 * question, its explanation and hints, each word counted by how few of the lesson's sections have it (BM25, Robertson and Zaragoza 2009).
 * @returns for a question the section's id; undefined where no section has a word of it
 */
export function sectionFinder({ content }: Pick<Lesson, 'content'>): (question: Read) => string | undefined {
  const sections = content.map((section: Section) => ({
    id: section.id,
    title: new Set(wordsIn(section.title ?? '')),
    words: wordsIn(textsIn(section).join(' ')),
  }))
  const average = sections.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, sections.length)
  const counted = sections.map((section) => ({ ...section, counts: countsOf(section.words) }))
  const rarity = (word: string) => {
    const having = counted.filter(({ counts }) => counts.has(word)).length
    return Math.log(1 + (counted.length - having + 0.5) / (having + 0.5))
  }
  return (question) => {
    const asked = countsOf(wordsIn(textsOfQuestion(question).join(' ')))
    const scored = counted.map(({ id, title, words, counts }) => {
      let score = 0
      for (const [word, times] of asked) {
        const count = (counts.get(word) ?? 0) + (title.has(word) ? 1 : 0)
        const weight = (count * 2.2) / (count + 1.2 * (0.25 + 0.75 * (words.length / average)))
        score += Math.sqrt(times) * rarity(word) * weight
      }
      return { id, score }
    })
    const [best] = scored.toSorted((a, b) => b.score - a.score)
    return best && best.score > 0 ? best.id : undefined
  }
}

function textsOfQuestion({ prompt, explanation, tags, hints, options }: Read): string[] {
  return [
    ...textsIn(prompt),
    explanation,
    ...tags,
    ...(hints ?? []),
    ...(options ?? []).flatMap(({ content, feedback }) => [content, feedback ?? '']),
  ]
}

/** Gives each question of a module the section of its lesson that it rests on, where its author named none and the lesson is written. */
export function sectionNamer(lessons: readonly Lesson[]): (question: AuthoredQuestion) => AuthoredQuestion {
  const finders = new Map(lessons.map((lesson) => [lesson.id, sectionFinder(lesson)]))
  return (question) => {
    const section = question.section ?? finders.get(question.lesson)?.(question)
    return section === undefined ? question : { ...question, section }
  }
}
