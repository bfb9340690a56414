import { sourceOf } from '#domain/catalogue/shared-lessons.ts'
import { absoluteMediaAddresses } from '#domain/content/media-addresses.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { namedMisconceptions } from '#domain/question/named-misconceptions.ts'
import type { ModuleFiles } from './read-module.ts'
import type { FilePath, LoadedFile } from './read-yaml-file.ts'

type Outline = { id: string; lessons: readonly { id: string; title: string }[] }

/**
 * What a module takes from another course (domain/catalogue/shared-lessons.ts): the lessons it has not written itself, with their cards, questions,
 * exam items, wrong ideas and what Ilm says, under the ids and titles that the lessons have here. Drawings stay where they are.
 * @param readModule the files of a module of another course
 * @returns undefined where it takes nothing
 */
export function sharedPart(
  courseId: string,
  outline: Outline,
  readModule: (courseId: string, moduleId: string) => ModuleFiles | undefined,
): ModuleFiles | undefined {
  const taken = outline.lessons.flatMap(({ id, title }) => {
    const source = sourceOf({ courseId, moduleId: outline.id, lessonId: id })
    return source ? [{ id, title, source }] : []
  })
  const [first] = taken
  const from = first && readModule(first.source.courseId, first.source.moduleId)
  if (!from) return undefined
  const ownOf = new Map(taken.map(({ id, title, source }) => [source.lessonId, { id, title }]))
  const addressed = <T>(value: T): T => absoluteMediaAddresses(value, first.source.courseId)
  const here = <T extends { lesson: string }>(item: T): T[] => {
    const lesson = ownOf.get(item.lesson)?.id
    return lesson === undefined ? [] : [addressed({ ...item, lesson })]
  }
  const lessons = new Map(
    [...from.lessons].flatMap(([id, loaded]) => {
      const own = ownOf.get(id)
      return own ? [[own.id, { ...loaded, data: { ...addressed(loaded.data), title: own.title } }] as const] : []
    }),
  )
  const questions = from.questions && narrowed(from.questions, 'questions', here)
  const examItems = from.examItems && narrowed(from.examItems, 'questions', here)
  const decks =
    from.decks &&
    narrowed(from.decks, 'decks', (deck) => {
      const cards = deck.cards.flatMap(here)
      return cards.length > 0 ? [{ ...deck, cards }] : []
    })
  const named = namedMisconceptions({ questions, examItems, decks, lessons: [...lessons.values()] })
  for (const { data } of lessons.values()) if (data.commonMisconception) named.add(data.commonMisconception.id ?? '')
  const ids = new Set([questions, examItems].flatMap((loaded) => loaded?.data.questions.map(({ id }) => id) ?? []))
  return {
    id: outline.id,
    folder: from.folder,
    misconceptions: from.misconceptions && {
      ...from.misconceptions,
      data: from.misconceptions.data.filter(({ id }) => named.has(id)),
    },
    lessons,
    decks,
    questions: questions && withoutAbsent(questions, ids),
    examItems: examItems && withoutAbsent(examItems, ids),
    ideas: from.ideas && { ...from.ideas, data: byOwnLesson(from.ideas.data, ownOf) },
  }
}

/** What is kept by lesson, under the ids that the lessons have here. */
const byOwnLesson = <T>(data: Record<string, T>, ownOf: ReadonlyMap<string, { id: string }>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([id, one]) => {
      const own = ownOf.get(id)
      return own ? [[own.id, one]] : []
    }),
  )

/** A file of which only some entries of its list are taken; each still knows its line. */
function narrowed<Key extends string, Item>(
  loaded: LoadedFile<Record<Key, Item[]>>,
  key: Key,
  take: (item: Item) => Item[],
): LoadedFile<Record<Key, Item[]>> {
  const kept = loaded.data[key].flatMap((item, index) => take(item).map((taken) => ({ taken, index })))
  const lineOf = ([list, index, ...rest]: FilePath) =>
    loaded.lineOf(
      list === key && typeof index === 'number' ? [key, kept[index]?.index ?? index, ...rest] : [list ?? key],
    )
  return { file: loaded.file, data: { [key]: kept.map(({ taken }) => taken) } as Record<Key, Item[]>, lineOf }
}

/** Enemies that are not taken along are none here. */
const withoutAbsent = (
  loaded: LoadedFile<{ questions: AuthoredQuestion[] }>,
  ids: ReadonlySet<string>,
): LoadedFile<{ questions: AuthoredQuestion[] }> => ({
  ...loaded,
  data: {
    questions: loaded.data.questions.map(({ enemies, ...question }) => ({
      ...question,
      ...(enemies && { enemies: enemies.filter((id) => ids.has(id)) }),
    })),
  },
})
