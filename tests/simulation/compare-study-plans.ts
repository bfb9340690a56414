import type { CourseStanding } from '#domain/insights/course-standing.ts'
import { suggestTopics } from '#domain/insights/suggest-topics.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import { standingIn, type World, type WorldStep, worldOf } from './study-world.ts'

type Random = () => number
/** What to do next, by what is known of the student. */
type StudyPlan = (standing: CourseStanding, world: World, random: Random) => WorldStep

const anything = (world: World, random: Random): WorldStep => {
  const steps = world.steps()
  return steps[Math.floor(random() * steps.length)] ?? { kind: 'exam' }
}

const plans: Record<string, StudyPlan> = {
  /** ours */
  'expected gain': (standing, world, random) => {
    const [first] = suggestTopics([standing], (_, moduleId, lessonId) => world.isBegun(moduleId, lessonId))
    if (first?.reason === 'cards') return { kind: 'cards', moduleId: first.place.moduleId }
    if (first?.reason === 'exam') return { kind: 'exam' }
    if (!first?.place) return anything(world, random)
    return { kind: 'lesson', lesson: world.lessonAt(first.place.moduleId, first.place.lessonId) }
  },
  /** ours, were cards and exams not among it */
  'expected gain of lessons alone': (standing, world, random) => {
    const first = suggestTopics([standing], (_, moduleId, lessonId) => world.isBegun(moduleId, lessonId)).find(
      ({ place }) => place?.lessonId !== undefined,
    )
    const { moduleId, lessonId } = first?.place ?? {}
    if (moduleId === undefined || lessonId === undefined) return anything(world, random)
    return { kind: 'lesson', lesson: world.lessonAt(moduleId, lessonId) }
  },
  /** cards that are due first, then the earliest lesson below 60, else the next one */
  'due, earliest shaky, next': (standing, world, random) => {
    const [most] = standing.cards.filter(({ due }) => due > 0).sort((a, b) => b.due - a.due)
    if (most) return { kind: 'cards', moduleId: most.moduleId }
    const [shaky] = standing.skills
      .filter(({ mastery, evidence }) => mastery < 60 && evidence >= 2)
      .map(({ moduleId, lessonId }) => world.lessonAt(moduleId, lessonId ?? ''))
      .sort((a, b) => a - b)
    const lesson = shaky ?? world.firstOpen()
    return lesson === undefined ? anything(world, random) : { kind: 'lesson', lesson }
  },
  'random order': (_standing, world, random) => anything(world, random),
}

/** Points of the exam won by each plan, on average over the same students. */
export function compareStudyPlans(students: number, seed: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(plans).map(([name, plan]) => {
      let won = 0
      for (let student = 0; student < students; student++) {
        const random = seededRandom(seed + student)
        const world = worldOf(random)
        const before = world.score()
        while (world.hasTime()) world.take(plan(standingIn(world), world, random))
        won += world.score() - before
      }
      return [name, won / students]
    }),
  )
}
