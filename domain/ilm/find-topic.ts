import { searchWords } from '../text/search-words.ts'
import type { CourseGuide } from './course-guide.ts'
import type { GuidedLesson, Passage } from './course-passages.ts'
import type { Dialogue } from './dialogue.ts'
import { plainMessage } from './plain-message.ts'
import type { Found } from './search-passages.ts'

/** What a message is about: the passage that says it best, and its lesson. */
export type Topic = { place: GuidedLesson; passage: Passage }

/** Share of the question's words a passage must hold; below, it is about something else. */
const ENOUGH = 0.6
/** Kinds that explain; cards and questions only lead to a lesson. */
const TELLING = ['term', 'section', 'lesson', 'misconception', 'card'] as const

/** Words around a topic in a question of students: "how does resistance work", "what happens in photosynthesis". */
const AROUND =
  /\b(?:works?|working|happens?|happening|causes?|important|importance|purpose|point|talk|talking|studying|learning|understanding|calculate|find|main|basics?|stuff|overview|summary|summari[sz]e|simpl[ey]|simpler|quickly|special|exactly|like|im|old|year|years|again|more|role|made|whole)\b/g

/** Finds what a message is about; undefined when the course says nothing of it. Words around the topic may be the course's own, so they count first. */
export function findTopic({ guide, read }: Pick<Dialogue, 'guide' | 'read'>): Topic | undefined {
  const called = calledByTitle(guide, read.plain)
  if (called) return { place: called, passage: { kind: 'lesson', title: called.lesson.title, text: '', place: called } }
  const query = searchWords(read.plain).length > 0 ? read.plain : read.topic
  return topicOf(guide, query) ?? topicOf(guide, query.replaceAll(AROUND, ' '))
}

/** Words between what is wanted and the name of a lesson. */
const BEFORE_TITLE = /(?:^|\b(?:on|about|explain|down|practi[cs]e|with|quiz|of|for) )$/

/** The lesson whose title the message ends with, in full: "quiz me on arrays" means Arrays, not two-dimensional ones. */
function calledByTitle({ places }: CourseGuide, plain: string): GuidedLesson | undefined {
  const words = plain.replaceAll(/[?!. ]+/g, ' ').trim()
  const bare = words.endsWith(' please') ? words.slice(0, -' please'.length) : words
  const called = places.filter(({ lesson }) => {
    const title = plainMessage(lesson.title)
    return title !== '' && bare.endsWith(title) && BEFORE_TITLE.test(bare.slice(0, bare.length - title.length))
  })
  return called.sort((a, b) => b.lesson.title.length - a.lesson.title.length)[0]
}

function topicOf(guide: CourseGuide, query: string): Topic | undefined {
  const words = searchWords(query)
  if (words.length === 0) return undefined
  const found = guide.search().find(query, { kinds: TELLING })
  const best = found.find((one) => isAbout(one, words.length))
  if (best) return { place: best.passage.place, passage: preferTelling(best, found) }
  const question = guide.search().find(query, { kinds: ['question', 'example'], limit: 1 })[0]
  if (!question || question.coverage < ENOUGH || words.length < 2) return undefined
  const { place, section } = question.passage
  return {
    place,
    passage: section
      ? { ...question.passage, kind: 'section' }
      : { kind: 'lesson', title: place.lesson.title, text: '', place },
  }
}

/** One or two words must all be there; of a longer question, most. */
const isAbout = ({ coverage, isInTitle }: Found, words: number) =>
  (words <= 2 ? coverage >= 1 : coverage >= ENOUGH) && (isInTitle || (words > 2 && coverage >= 1))

/** A section explains better than a card that scores about the same. */
function preferTelling(best: Found, found: readonly Found[]): Passage {
  if (best.passage.kind !== 'card') return best.passage
  const other = found.find(
    (one) => one.passage.kind !== 'card' && one.score > best.score * 0.5 && one.coverage >= best.coverage,
  )
  return other?.passage ?? best.passage
}
