import { gainsIn } from '../learner-model/expected-gain.ts'
import { type FramedLesson, lessonsOf } from './course-frame.ts'
import type { CourseStanding } from './course-standing.ts'
import { examEffort, examShape } from './exam-shape.ts'
import type { SuggestedTopic } from './insights.ts'
import { SHAKY } from './mastery-level.ts'

/** Topics suggested at most; of them sets of cards, and lessons of one course to go back to. */
const MOST = 6
const MOST_CARDS = 2
const MOST_REVIEWS = 2
/** Fewer answers than this say too little to send somebody back. */
const ENOUGH_EVIDENCE = 2
/** A set of practice: answers, and the minutes they take. */
const SET = { answers: 8, minutes: 10 }
/** A new lesson is read first: minutes where the outline does not say, and log-odds that reading is worth. */
const USUAL_READING = 15
const READING = 0.4
/** Minutes a due card takes; cards of a lesson where the outline does not say. */
const CARD_MINUTES = 1 / 6
const USUAL_CARDS = 5
/**
 * Log-odds by which a student who recalls all cards of a module is ahead of one who recalls none: retrieval practice is worth half a standard
 * deviation (Rowland 2014), times π/√3.
 */
const RECALL = 0.9
/** An exam is suggested where it is expected to win more than this, in points: before anything is forgotten it wins nothing. */
const WORTH_AN_EXAM = 0.5

type Ranked = { topic: SuggestedTopic; perMinute: number }
type IsBegun = (courseId: string, moduleId: string, lessonId: string) => boolean

/**
 * What to do next, by what raises the expected exam result most per minute: lessons begun and still shaky, of each module the
 * first one not begun (a module's lessons build on each other), the cards of a module that are due, an exam. Who has begun nothing
 * starts at the beginning.
 * @param standings courses the student has studied in, the one studied last first
 * @param isBegun whether a lesson has been opened or practised
 */
export function suggestTopics(standings: readonly CourseStanding[], isBegun: IsBegun): SuggestedTopic[] {
  const topics = standings.map((standing) => topicsOf(standing, isBegun))
  // the best suggestion of each course, then the second of each: no course crowds out the others
  const longest = Math.max(0, ...topics.map((list) => list.length))
  const mixed = Array.from({ length: longest }, (_, i) => topics.flatMap((list) => list[i] ?? [])).flat()
  // cards take minutes: after a break every course would begin with them, and nothing else were said
  const cards = mixed
    .flatMap((topic) => (topic.reason === 'cards' ? [topic] : []))
    .sort((a, b) => b.gain / b.minutes - a.gain / a.minutes)
    .slice(0, MOST_CARDS)
  return mixed.filter((topic) => topic.reason !== 'cards' || cards.includes(topic)).slice(0, MOST)
}

const byWorth = (a: Ranked, b: Ranked): number => b.perMinute - a.perMinute

function topicsOf(standing: CourseStanding, isBegun: IsBegun): SuggestedTopic[] {
  const shape = examShape(standing.frame)
  const gainOf = shape ? gainsIn(standing.belief, shape) : () => 0
  return [
    ...lessonTopics(standing, isBegun, gainOf),
    ...cardTopics(standing, gainOf).slice(0, 1),
    ...examTopic(standing, gainOf),
  ]
    .sort(byWorth)
    .map(({ topic }) => topic)
}

type GainOf = ReturnType<typeof gainsIn>

const coursePlace = ({ frame: { curriculum, grade, subject, courseId } }: CourseStanding) => ({
  curriculum,
  grade,
  subject,
  courseId,
})

function lessonTopics(standing: CourseStanding, isBegun: IsBegun, gainOf: GainOf): Ranked[] {
  const { frame, skills } = standing
  const lessons = lessonsOf(frame)
  const begun = lessons.map(({ moduleId, lessonId }) => isBegun(frame.courseId, moduleId, lessonId))
  const unread = begun.includes(true) ? lessons.filter((_, i) => !begun[i]) : lessons.slice(0, 1)
  const nexts = unread.filter(({ moduleId }, i) => unread.findIndex((other) => other.moduleId === moduleId) === i)
  const told = new Map(
    skills
      .filter(({ evidence }) => evidence >= ENOUGH_EVIDENCE)
      .map(({ moduleId, lessonId, mastery }) => [`${moduleId}/${lessonId ?? ''}`, mastery]),
  )
  const masteryOf = ({ moduleId, lessonId }: FramedLesson): number => told.get(`${moduleId}/${lessonId}`) ?? 100
  /** A lesson rests on the one before it in its module: what is learned in it is won as far as that one is mastered. */
  const groundFor = (lesson: FramedLesson): number => {
    const before = lessons[lessons.indexOf(lesson) - 1]
    return before?.moduleId === lesson.moduleId ? masteryOf(before) / 100 : 1
  }
  const ranked = (list: readonly FramedLesson[], reason: 'review' | 'next'): Ranked[] =>
    list
      .map((lesson): Ranked => {
        const { moduleId, lessonId, title } = lesson
        const reading = reason === 'next' ? (lesson.minutes ?? USUAL_READING) : 0
        const minutes = SET.minutes + reading
        const gain = groundFor(lesson) * gainOf(lesson, { answers: SET.answers, learning: reading > 0 ? READING : 0 })
        const place = { ...coursePlace(standing), moduleId, lessonId }
        return {
          topic: { subject: frame.subjectName, topic: title, place, reason, minutes, gain },
          perMinute: gain / minutes,
        }
      })
      .sort(byWorth)
  const reviews = lessons.filter((lesson) => masteryOf(lesson) < SHAKY)
  return [...ranked(reviews, 'review').slice(0, MOST_REVIEWS), ...ranked(nexts, 'next').slice(0, 1)]
}

/** The due cards of each module: recalling them again brings back its facts, as far as they are the module's. */
function cardTopics(standing: CourseStanding, gainOf: GainOf): Ranked[] {
  const { frame, cards } = standing
  return cards
    .flatMap(({ moduleId, learned, due, recall }): Ranked[] => {
      const module = frame.modules.find(({ id }) => id === moduleId)
      if (!module || due === 0) return []
      const all = Math.max(learned, module.cards ?? USUAL_CARDS * module.lessons.length)
      const learning = (RECALL * due * (1 - recall)) / all
      const gain = module.lessons.reduce((sum, { id }) => sum + gainOf({ moduleId, lessonId: id }, { learning }), 0)
      const minutes = Math.max(1, Math.round(due * CARD_MINUTES))
      const place = { ...coursePlace(standing), moduleId }
      return [
        {
          topic: { subject: frame.subjectName, topic: module.title, place, reason: 'cards', cards: due, minutes, gain },
          perMinute: gain / minutes,
        },
      ]
    })
    .sort(byWorth)
}

/** A whole exam: it brings back what was forgotten, in all lessons begun. */
function examTopic(standing: CourseStanding, gainOf: GainOf): Ranked[] {
  const { frame } = standing
  const { questions, minutes } = examEffort(frame)
  const shares = examShape(frame)?.lessons ?? []
  const gain = shares.reduce((sum, { share, ...lesson }) => sum + gainOf(lesson, { asked: questions * share }), 0)
  if (gain < WORTH_AN_EXAM) return []
  const place = coursePlace(standing)
  return [
    {
      topic: { subject: frame.subjectName, topic: 'Practice exam', place, reason: 'exam', minutes, gain },
      perMinute: gain / minutes,
    },
  ]
}
