import type { CourseFrame } from '#domain/insights/course-frame.ts'
import { lessonsOf } from '#domain/insights/course-frame.ts'
import type { CourseStanding } from '#domain/insights/course-standing.ts'
import { suggestTopics } from '#domain/insights/suggest-topics.ts'
import { evidenceOf } from '#domain/learner-model/answer-evidence.ts'
import { addAnswer, lessonIn, newCourse } from '#domain/learner-model/course-evidence.ts'
import { inferCourse } from '#domain/learner-model/infer-course.ts'
import { skillsOf } from '#domain/learner-model/skill-mastery.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import { logistic, normal } from './random-numbers.ts'

type Random = () => number
const DAY = 86_400_000
/** Minutes of study, of a set of practice, and of reading a lesson. */
const BUDGET = 600
const SET = 10
const READING = 15

/** Five modules of five lessons, which count very unequally, as units of real courses do. */
const WEIGHTS = [5, 10, 18, 25, 42]
const frame: CourseFrame = {
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  subjectName: 'Science',
  courseId: 'C',
  title: 'C',
  modules: WEIGHTS.map((weight, m) => ({
    id: `m${m}`,
    title: `m${m}`,
    weight,
    lessons: Array.from({ length: 5 }, (_, l) => ({ id: `l${l}`, title: `l${l}`, isAvailable: true })),
  })),
}
const lessons = lessonsOf(frame)
const shareOf = (lesson: number): number => (WEIGHTS[Math.floor(lesson / 5)] ?? 0) / 500

/** What to do next: by what is known, and by which lessons are begun. */
type StudyPlan = (standing: CourseStanding, begun: ReadonlySet<number>, random: Random) => number

const indexOf = (moduleId: string, lessonId: string) =>
  lessons.findIndex((l) => l.moduleId === moduleId && l.lessonId === lessonId)
const firstOpen = (begun: ReadonlySet<number>): number | undefined => lessons.findIndex((_, i) => !begun.has(i))

const plans: Record<string, StudyPlan> = {
  /** ours */
  'expected gain': (standing, begun, random) => {
    const [first] = suggestTopics([standing], (_, moduleId, lessonId) => begun.has(indexOf(moduleId, lessonId)))
    return first?.place ? indexOf(first.place.moduleId, first.place.lessonId) : Math.floor(random() * lessons.length)
  },
  /** what stood here before: the earliest lesson below 60, else the next one */
  'earliest shaky, then next': (standing, begun, random) => {
    const shaky = standing.skills
      .filter(({ mastery, evidence }) => mastery < 60 && evidence >= 2)
      .map(({ moduleId, lessonId }) => indexOf(moduleId, lessonId ?? ''))
      .sort((a, b) => a - b)
    const next = firstOpen(begun)
    return shaky[0] ?? (next !== undefined && next >= 0 ? next : Math.floor(random() * lessons.length))
  },
  'random order': (_standing, _begun, random) => Math.floor(random() * lessons.length),
}

/**
 * One student who studies so many minutes by a plan: lessons are learned at their own pace, reading first, then practice with less and less
 * to win; nothing of it is the model's own law.
 * @returns the expected score of the exam, in percent, before and after
 */
function study(plan: StudyPlan, random: Random): { before: number; after: number } {
  const ability = -1.2 + 1.6 * random()
  const abilities = lessons.map(() => ability + 0.7 * normal(random))
  const ceilings = lessons.map(() => 0.8 + 1.2 * random())
  const pace = 0.06 + 0.06 * random()
  const learned = lessons.map(() => 0)
  const begun = new Set<number>()
  const score = () =>
    100 *
    lessons.reduce(
      (sum, _, i) => sum + shareOf(i) * (0.25 + 0.73 * logistic((abilities[i] ?? 0) + (learned[i] ?? 0))),
      0,
    )
  const course = newCourse(0)
  const before = score()
  let minutes = 0
  let questions = 0
  while (minutes < BUDGET) {
    const now = (minutes / 60) * DAY
    const belief = inferCourse(course, now)
    const lesson = plan({ frame, belief, skills: skillsOf(belief) }, begun, random)
    const win = (part: number) => {
      learned[lesson] = (learned[lesson] ?? 0) + part * ((ceilings[lesson] ?? 0) - (learned[lesson] ?? 0))
    }
    minutes += SET + (begun.has(lesson) ? 0 : READING)
    if (!begun.has(lesson)) win(0.25)
    begun.add(lesson)
    for (let i = 0; i < 8; i++) {
      const difficulty = 1 + Math.floor(3 * random())
      const knows = logistic((abilities[lesson] ?? 0) + (learned[lesson] ?? 0) - (difficulty - 2))
      const status = random() < 0.25 + 0.73 * knows ? 'correct' : 'incorrect'
      const { moduleId = '', lessonId = '' } = lessons[lesson] ?? {}
      addAnswer(course, lessonIn(course, { courseId: 'C', moduleId, lessonId }), {
        at: now,
        evidence: evidenceOf({ status, hintsUsed: 0, source: 'practice', questionType: 'multiple-choice', difficulty }),
        questionId: `q${++questions}`,
        seed: undefined,
        isExam: false,
        isSkipped: false,
      })
      win(pace)
    }
  }
  return { before, after: score() }
}

/** Points of the exam won by each plan, on average over the same students. */
export function compareStudyPlans(students: number, seed: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(plans).map(([name, plan]) => {
      let won = 0
      for (let student = 0; student < students; student++) {
        const { before, after } = study(plan, seededRandom(seed + student))
        won += after - before
      }
      return [name, won / students]
    }),
  )
}
