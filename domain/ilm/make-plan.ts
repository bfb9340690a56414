import { placeNamed, withoutOpen } from './ask-question.ts'
import type { ChatCitation, ChatStep } from './chat.ts'
import type { GuidedLesson } from './course-passages.ts'
import { type Dialogue, step } from './dialogue.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { bareWords } from './plain-message.ts'
import { rankLessons } from './rank-lessons.ts'
import { fresh } from './say-fresh.ts'
import { readStudyTime, type StudyTime } from './study-time.ts'

/** Steps of a plan: what fits into half an hour. */
const WEAK_TOPICS = 2
const USUAL_MINUTES = 30
/** Longer at one thing, and attention is gone. */
const MOST_EACH = 10
const CARD_MINUTES = 5
/** Less is no time for a question. */
const LEAST_MIXED = 4
/** Share of what a message says that a lesson must say too, to be what the student wants to study. */
const NAMED = 0.66

/** Words of planning; what is left may name a topic. */
const PLANNING =
  /\b(?:i|have|a|an|the|test|exam|quiz|midterm|final|finals|on|in|is|my|and|to|for|of|about|this|that|next|week|weeks|day|days|month|tomorrow|tmrw|tmr|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|help|me|study|plan|make|should|what|how|do|can|prepare|revise|review|learn|work|only|got|just|like|min|mins|minutes|hours?|please|so|unit|chapter|need|get|ready|where|start|begin|it|now|before|am|im|going)\b|\d+/g

/** A short plan by topic and time, from the student's own record: due cards, the named topic, weak topics, the next lesson. */
export function makePlan(dialogue: Dialogue): IlmTurn {
  const { guide, learner, state, read } = dialogue
  const time = readStudyTime(read.plain)
  const minutes = time.minutes ?? USUAL_MINUTES
  const due = learner?.dueCards ?? 0
  const named = namedPlace(dialogue)
  // a test on one topic has no time for another
  const isForOne = named !== undefined && time.when !== undefined
  const weak = (isForOne ? [] : (learner?.weakTopics ?? []))
    .flatMap((name) => placeNamed(guide, name) ?? [])
    .filter((place) => place !== named)
    .slice(0, named || minutes < 20 ? 1 : WEAK_TOPICS)
  const done = new Set(learner?.lessonsDone)
  const isNew = (place: GuidedLesson) =>
    !done.has(`${place.module.id}/${place.lesson.id}`) && place !== named && !weak.includes(place)
  // before a test nobody starts with how the course is built
  const isFor = (place: GuidedLesson) => isNew(place) && (time.when === undefined || place.module.weight > 0)
  const next = named ? undefined : guide.places.find(isFor)
  const topics = [...(named ? [named] : []), ...weak]
  const steps =
    time.days !== undefined && time.days > 1
      ? byDay(dialogue, { topics, next, due, time })
      : forNow(dialogue, { topics, next, due, minutes })
  const citations: ChatCitation[] = [...topics, ...(next ? [next] : [])].map((place) => guide.cite(place))
  const nextSteps: ChatStep[] = [
    ...topics.map(({ lesson }) => step(`Quiz: ${lesson.title}`, `Quiz me on ${lesson.title}`)),
    ...(next ? [step(`Start: ${next.lesson.title}`, `Break down ${next.lesson.title}`)] : []),
  ]
  const isAboutAnything = time.when !== undefined && topics.length === 0
  const ask =
    (isAboutAnything && fresh(dialogue, 'What is it about? Name the topic, and I fit the plan to it.')) ||
    fresh(dialogue, 'Where do you want to start?', 'Shall we do the first one now?', 'Which of these first?')
  const isKnown = weak.length > 0 || due > 0 || done.size > 0
  const text = [
    opening(dialogue, time, minutes, isKnown),
    steps.map((one, index) => `${index + 1}. ${one}`).join('\n'),
    ask,
  ]
  return {
    move: 'plan',
    text: text.filter(Boolean).join('\n\n'),
    citations,
    nextSteps: [...nextSteps, step('Quiz me!')],
    state: withoutOpen(named ? { ...state, lesson: named.lesson.id, section: undefined, idea: undefined } : state),
  }
}

/** The lesson a wish to study names: "test on stoichiometry tomorrow". */
function namedPlace({ guide, read }: Dialogue): GuidedLesson | undefined {
  const left = bareWords(read.plain).replaceAll(PLANNING, ' ').trim()
  if (left === '') return undefined
  const exact = guide.places.find(({ lesson }) => read.plain.includes(lesson.title.toLowerCase()))
  const [best] = rankLessons(guide, left)
  return exact ?? (best && (best.isNamed || best.coverage >= NAMED) ? best.place : undefined)
}

function opening(
  { guide }: Dialogue,
  { when, minutes: given, days }: StudyTime,
  minutes: number,
  isKnown: boolean,
): string {
  const { title } = guide.course
  const from = isKnown ? ', from your own results' : ''
  if (days !== undefined && days > 1)
    return `A plan for ${when?.startsWith('in ') ? `the time until your date ${when}` : when}, ${title}${from}:`
  if (when !== undefined) return `For ${when}, in about ${minutes} minutes${from}:`
  if (given !== undefined) return `For ${minutes} minutes of ${title}${from}:`
  return isKnown
    ? `Here is a plan for about half an hour of ${title}, from your own results:`
    : `Here is a plan for about half an hour of ${title}. Once you have practised a little, I can fit it to you:`
}

type Work = { topics: readonly GuidedLesson[]; next: GuidedLesson | undefined; due: number }

const dueLine = (due: number, minutes: number) =>
  `**Cards first (${minutes} min).** You have ${due} ${due === 1 ? 'card' : 'cards'} due. They take little time now and save much later.`

/** One sitting; every step says its minutes, and they fit. */
function forNow(dialogue: Dialogue, { topics, next, due, minutes }: Work & { minutes: number }): string[] {
  const { guide, learner } = dialogue
  const close = minutes >= 10 ? 2 : 0
  const cards = due > 0 ? Math.max(2, Math.min(CARD_MINUTES, Math.floor(minutes / 5))) : 0
  const parts = topics.length + (next && minutes >= 20 ? 1 : 0) || 1
  const each = Math.max(3, Math.min(MOST_EACH, Math.floor((minutes - close - cards) / parts)))
  const unspent = Math.max(0, minutes - cards - each * parts - close)
  const mixed = unspent >= LEAST_MIXED && guide.places.length > 0 ? unspent : 0
  const [wrongIdea] = (learner?.misconceptions ?? []).flatMap((id) => guide.misconception(id) ?? [])
  const isWeak = ({ module, lesson }: GuidedLesson) =>
    learner?.weakTopics.includes(`${module.id}/${lesson.id}`) || learner?.weakTopics.includes(lesson.title)
  return [
    ...(cards > 0 ? [dueLine(due, cards)] : []),
    ...topics.map((place) =>
      isWeak(place)
        ? `**${place.lesson.title} (${each} min).** It has been hard for you so far. Three questions with me, and I’ll show where it slips.`
        : `**${place.lesson.title} (${each} min).** First three questions without looking, then only the parts of the lesson that they show you need.`,
    ),
    ...(wrongIdea
      ? [
          `**One idea to untangle.** You seem to lean on this: *“${wrongIdea.belief.replace(/\.$/, '')}.”* Ask me why it does not hold.`,
        ]
      : []),
    ...(next && (minutes >= 20 || topics.length === 0)
      ? [`**Something new (${each} min).** ${next.lesson.title}: ${next.lesson.summary ?? 'one idea at a time.'}`]
      : []),
    ...(mixed > 0
      ? [
          topics.length > 0
            ? `**More questions (${mixed} min).** On the same, and harder ones as it goes well.`
            : `**Mixed questions (${mixed} min).** I ask across the units, and what goes wrong shows where to look next.`,
        ]
      : []),
    ...(close > 0
      ? [
          `**Close the book (${close + unspent - mixed} min).** Tell me, in your own words, the one thing you want to keep from today.`,
        ]
      : []),
  ]
}

/** Several days: practice early, spaced, and a timed exam near the end (spacing and testing, Cepeda et al. 2006; Roediger and Karpicke 2006). */
function byDay({ guide }: Dialogue, { topics, next, due, time }: Work & { time: StudyTime }): string[] {
  const days = time.days ?? 2
  const modules = guide.course.modules.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  const names = topics.map(({ lesson }) => `**${lesson.title}**`).join(' and ')
  const heavy = modules
    .slice(0, 2)
    .map(({ title }) => title)
    .join(' and ')
  // "this week" is how long the plan goes, not when it counts
  const date = time.when === 'this week' ? undefined : time.when
  return [
    `**Day 1 (25 min).** ${due > 0 ? `Your ${due} due cards, then ` : ''}${names ? `three questions on ${names}` : 'ten mixed questions, to see where you stand'}.`,
    `**Every other day (20 min).** ${next ? `One new lesson, starting with ${next.lesson.title}, then` : 'A few questions on what went wrong last, then'} the cards that are due.`,
    ...(heavy === '' || days < 4 ? [] : [`**In between (25 min).** The units that weigh most: ${heavy}.`]),
    `**${days >= 7 ? 'In the last week' : 'The day before the last'}${date ? ` (your date: ${date})` : ''}.** The practice exam against the clock; it shows you what is left.`,
    '**The evening before.** Only cards and sleep. New things do not stick any more.',
  ]
}
