import type { PracticeMetrics } from '../analytics/metrics.ts'
import { cutText } from '../analytics/question-summary.ts'
import type { Recommendation } from './recommendation.ts'

/** Accuracy of a tag below which it is weak, and below which that is urgent, in percent (ANA-18). */
const WEAK = 60
const VERY_WEAK = 40
/** Average seconds a question above which time is worth a word (ANA-20). */
const SLOW = 120
/** Easy accuracy above, and intermediate accuracy below which the step up is the problem, in percent (ANA-21). */
const EASY_DONE = 80
const INTERMEDIATE_HARD = 60
/** Questions named in the text of a retry suggestion; the card carries the ids of all. */
const NAMED_QUESTIONS = 3

/** ANA-17. */
const rankOf: Record<Recommendation['priority'], number> = { high: 3, medium: 2, low: 1 }

export type LessonAddress = { courseId: string; moduleId: string; lessonId: string }
export type RecommendationGrounds = {
  metrics: PracticeMetrics
  /** questions tried once and wrong (ANA-19), the latest first */
  wrongOnce: readonly { questionId: string; questionText: string }[]
  /** tag to the lesson its mistakes point to */
  lessonOfTag: ReadonlyMap<string, LessonAddress>
  /** lesson id to its title */
  titles: Readonly<Record<string, string>>
}

/** Recommendations by the rules ANA-17..21 (OPN-88, OPN-89), highest priority first, the weakest tag first among equals. */
export function recommend(grounds: RecommendationGrounds): Recommendation[] {
  const found = [
    ...weakTags(grounds),
    ...retrySuggestion(grounds),
    ...difficultQuestions(grounds.metrics),
    ...timeManagement(grounds.metrics),
  ]
  // the sort is stable: within one priority the order above stays
  return found.sort((a, b) => rankOf[b.priority] - rankOf[a.priority])
}

function weakTags({ metrics, lessonOfTag, titles }: RecommendationGrounds): Recommendation[] {
  return Object.entries(metrics.metrics.accuracyByTag)
    .filter(([, accuracy]) => accuracy < WEAK)
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .map(([tag, accuracy]) => {
      const name = tagTitle(tag)
      const share = metrics.tags[tag] ?? { correct: 0, total: 0 }
      const lesson = lessonOfTag.get(tag)
      const lessonTitle = lesson && (titles[lesson.lessonId] ?? tagTitle(lesson.lessonId))
      const wrong = share.total - share.correct
      return {
        type: 'weak-tag',
        title: `Strengthen: ${name}`,
        description: `${share.correct} of ${share.total} ${share.total === 1 ? 'question' : 'questions'} on ${name} solved so far (${Math.round(accuracy)}%).`,
        priority: accuracy < VERY_WEAK ? 'high' : 'medium',
        actionItems: [
          lessonTitle ? `Read the lesson “${lessonTitle}” again` : `Review the lesson sections on ${name}`,
          `Filter the Knowledge Check by “${name}” and retry ${wrong === 1 ? 'the question' : `the ${wrong} questions`} you have not solved`,
          'Use a hint before guessing: it lowers the evidence, not your mark',
        ],
        tag,
        ...(lesson ? { lesson } : {}),
      }
    })
}

function retrySuggestion({ wrongOnce }: RecommendationGrounds): Recommendation[] {
  const count = wrongOnce.length
  if (count === 0) return []
  const named = wrongOnce.slice(0, NAMED_QUESTIONS).map(({ questionText }) => `Retry: ${cutText(questionText)}`)
  const others = count - named.length
  return [
    {
      type: 'retry-suggestion',
      title: count === 1 ? 'Give one question a second try' : `Give ${count} questions a second try`,
      description: `You answered ${count === 1 ? 'one question' : `${count} questions`} wrong on the first and only try. A second try soon after reading the feedback is what makes it stay.`,
      priority: 'medium',
      actionItems: [...named, ...(others > 0 ? [`… and ${others} more`] : [])],
      questionIds: wrongOnce.map(({ questionId }) => questionId),
    },
  ]
}

function difficultQuestions({ metrics, difficulties }: PracticeMetrics): Recommendation[] {
  const easy = metrics.accuracyByDifficulty[1]
  const intermediate = metrics.accuracyByDifficulty[2]
  if (easy === undefined || intermediate === undefined) return []
  if (!(easy > EASY_DONE && intermediate < INTERMEDIATE_HARD)) return []
  const share = difficulties[2] ?? { correct: 0, total: 0 }
  return [
    {
      type: 'difficult-questions',
      title: 'Take the step to intermediate questions',
      description: `Easy questions are at ${Math.round(easy)}%, intermediate ones at ${Math.round(intermediate)}% (${share.correct} of ${share.total}). The basics are there; combining them is next.`,
      priority: 'medium',
      actionItems: [
        'Work through the worked examples of the lesson with the steps covered, then check each one',
        'Take intermediate questions slowly and write down every step',
        'Ask Ilm for the first step only when you are stuck',
      ],
    },
  ]
}

function timeManagement({ metrics }: PracticeMetrics): Recommendation[] {
  const seconds = metrics.averageTimePerQuestion
  if (seconds <= SLOW) return []
  return [
    {
      type: 'time-management',
      title: 'Work on your pace',
      description: `A question takes you ${Math.round(seconds)} seconds on average. Exams leave about a minute and a half.`,
      priority: 'low',
      actionItems: [
        'Read the question twice before you calculate: most of the time goes into starting over',
        'Skip a question that stalls you and come back to it',
        'Review the flashcards of the module, so that facts need no thinking',
      ],
    },
  ]
}

/** A tag or id as words: 'ohms-law' is 'Ohms law'. */
export function tagTitle(tag: string): string {
  const words = tag.replaceAll('-', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
