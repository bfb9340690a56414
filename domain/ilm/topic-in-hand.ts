import { roughText, searchWords } from '../text/search-words.ts'
import { type AskKind, WANTS_CASE } from './ask-phrases.ts'
import { names } from './asked-words.ts'
import type { CourseGuide } from './course-guide.ts'
import type { GuidedLesson, LessonSection, Passage } from './course-passages.ts'
import { type Dialogue, lessonOf, openedOf } from './dialogue.ts'
import { lessonInPreparation } from './lesson-in-preparation.ts'
import { type RankedLesson, rankLessons } from './rank-lessons.ts'
import { promptText } from './show-question.ts'
import { inWordsOfTheCourse } from './words-of-students.ts'

/** What a question of the student's is about. */
export type AskedTopic = {
  place: GuidedLesson
  section?: LessonSection | undefined
  /** how well each section fits what is asked, 0 to 1; none where the topic in hand is meant */
  sections?: ReadonlyMap<LessonSection, number> | undefined
  /** what the search found; none where the topic in hand is meant */
  passage?: Passage | undefined
  /** the words asked for, for choosing among what the lesson says; '' for what is in hand */
  query: string
  /** what the conversation is about, where the question goes on with it: the idea explained last, else the open question */
  idea?: string | undefined
  /** its lesson was asked for by its title */
  isLesson: boolean
  /** the course most likely means this; else the next of `ranked` are worth a look */
  isSure: boolean
  /** all lessons that may be meant, the best first; none where the topic in hand is meant */
  ranked: readonly RankedLesson[]
  /** goes on with what was talked of */
  isFollowUp: boolean
}

/** Share of what a question says that a lesson must say too, to be taken for its answer; and to be worth showing at all. */
const SURE = 0.66
const MAYBE = 0.45
const MAYBE_BY_TITLE = 0.28
/** Two lessons that score about the same: the one in hand is meant. */
const ABOUT_AS_GOOD = 0.55
/** What is said of something named before. */
const GOES_ON: ReadonlySet<AskKind> = new Set(['simpler', 'use', 'example', 'why', 'more', 'how'])

/** What is asked about; undefined when neither the course nor the conversation has it. */
export function askedTopic(dialogue: Dialogue, kind: AskKind): AskedTopic | undefined {
  const { guide, read, state } = dialogue
  const hand = lessonOf(dialogue)
  const inHand = (place: GuidedLesson): AskedTopic => ({
    place,
    section: state.section === undefined ? undefined : place.lesson.content[state.section],
    query: '',
    idea: ideaInHand(dialogue),
    isLesson: false,
    isSure: true,
    ranked: [],
    isFollowUp: true,
  })
  const asked = withoutAsking(read.plain)
  const query = inWordsOfTheCourse(asked)
  if (searchWords(query).length === 0 || kind === 'more') return hand && inHand(hand)
  // words around a name say nothing of it: "whats a derivative"; those of a question do
  const ranked = rankLessons(guide, kind === 'define' ? query : asked)
  const best = (kind === 'define' && calledByTerm(guide, ranked, query)) || ranked[0]
  const awaited = lessonInPreparation(guide, query)
  const isSure = best !== undefined && (best.isNamed || (best.coverage >= SURE && awaited === undefined))
  // "example with hockey" wants a case of what is spoken of, from hockey
  const isNamed = best?.isNamed === true || best?.isInTitle === true
  if (hand && GOES_ON.has(kind) && (!isSure || (WANTS_CASE.has(kind) && !isNamed))) return inHand(hand)
  // an overview holds many words and answers few questions; words that only resemble those of the course name nothing in it
  if (
    !best ||
    (!isSure &&
      !guide
        .search()
        .wordsOf(query)
        .some(({ word }) => guide.search().knows(word))) ||
    (awaited !== undefined && best.place.module.weight === 0) ||
    (!isSure &&
      (best.coverage < (best.isInTitle ? MAYBE_BY_TITLE : MAYBE) ||
        (awaited !== undefined && awaited.share > best.coverage) ||
        best.place.module.weight === 0))
  )
    return undefined
  const known = ranked.find(({ place }) => place === hand)
  const isHand = known && known.coverage >= best.coverage && known.score >= ABOUT_AS_GOOD * best.score
  const { place, section, sections, passage } = isHand ? known : best
  return {
    place,
    section,
    sections,
    passage,
    isLesson: names(query, place.lesson.title),
    query,
    isSure,
    ranked,
    isFollowUp: false,
  }
}

/** The lesson that defines just what is named, though others speak of it more. */
function calledByTerm(guide: CourseGuide, ranked: readonly RankedLesson[], query: string): RankedLesson | undefined {
  const defines = new Map(
    guide
      .passages()
      .filter(({ kind, title }) => kind === 'term' && names(query, title) && names(title, query))
      .map((passage) => [passage.place, passage]),
  )
  const found = ranked.find(({ place }) => defines.has(place))
  const passage = found && defines.get(found.place)
  return passage && { ...found, passage, section: passage.section }
}

function ideaInHand(dialogue: Dialogue): string | undefined {
  const opened = openedOf(dialogue)
  return dialogue.state.idea ?? (opened && roughText(promptText(opened.question)))
}

/** "why does that work", "how come it is like that", "is there a formula": names nothing but what is in hand. */
const POINTS =
  /\b(?:does|do|did|would|can|could|should) (?:that|it|this|they|these|those) (?:even |really |actually |always )?(?:works?|happens?|mean|be|go|do)\b|\b(?:is|are|was) (?:that|it|this|they) (?:even |really |actually |always )?(?:true|so|the case|like (?:that|this)|important)\b|\b(?:that|it|this) (?:works|happens|is (?:true|so|like (?:that|this)))\b|\b(?:is there|are there|whats|what is|what are) (?:a|an|any|the|some) (?:formula|formulas|equation|rule)(?: for (?:that|this|it))?(?= *$)|\b(?:the )?(?:first|second|third|last|next|other) (?:part|bit|line|sentence|half)\b|\b(?:(?:that|this|one) )?part\b|\b(?:one )?with (?:real |some |actual )?numbers\b|\bshow me\b/g

/** Words that only ask for another wording or a case, never the topic. */
const withoutAsking = (plain: string) =>
  plain
    .replaceAll(POINTS, ' ')
    .replaceAll(
      /\b(?:simpler|simplify|eli5|tldr|easier|shorter|short version|another way|in other words|example|examples|exemple|real life|real world|irl|more|again|still|lost|confused|confusing|stuck|then|next|used|steps?|method|strategy|sense|say|said|different way|differently|explain|understand|word|words|makes?|made)\b/g,
      ' ',
    )
