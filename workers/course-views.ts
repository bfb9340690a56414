import { coursesSharingWith, sharingCourses } from '#domain/catalogue/shared-lessons.ts'
import { carryFold } from '#domain/history/carry-fold.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import type { LogEvent } from '#domain/history/read-event.ts'
import { hasSharedActs, seenFrom } from '#domain/history/seen-from.ts'
import { type Learner, lastStudied, lessonsFold } from '#domain/insights/learner.ts'
import { solveFold } from '#domain/insights/solve-fold.ts'
import { lastPracticeFold } from '#domain/insights/study-places.ts'
import { learnerFold } from '#domain/learner-model/learner-fold.ts'
import type { CardSchedule } from '#domain/review/card-schedule.ts'
import { scheduleFold } from '#domain/review/fold-card-schedules.ts'
import { type MissedSkill, missedFold } from '#domain/review/missed-skills.ts'

/** The folds of a log, each carried along with its acts. */
function createFolds(log: () => LoadedLog) {
  const model = carryFold(log, learnerFold)
  const lessons = carryFold(log, lessonsFold)
  const solves = carryFold(log, solveFold)
  const missed = carryFold(log, missedFold)
  const lastPractice = carryFold(log, lastPracticeFold)
  const schedules = carryFold(log, scheduleFold(missed))
  return {
    missed,
    learner: (): Learner => ({
      log: log(),
      model: model(),
      lessons: lessons(),
      schedules: schedules(),
      solves: solves(),
      lastPractice: lastPractice(),
    }),
  }
}

type View = { log: LoadedLog; source: LoadedLog; count: number }

/**
 * The log as each course sees it: with what was done in another course's lessons that are its own as well (seen-from.ts). A course that shares
 * nothing, or whose sharing courses were never studied, sees the log itself.
 * @param wholeLog the log that is open
 */
export function createCourseViews(wholeLog: () => LoadedLog) {
  const views = new Map<string, View>()
  const foldsByCourse = new Map<string, ReturnType<typeof createFolds>>()
  const whole = createFolds(wholeLog)

  const logOf = (courseId: string | undefined): LoadedLog => {
    const source = wholeLog()
    if (courseId === undefined || !hasSharedActs(source, courseId)) return source
    const known = views.get(courseId)
    if (known?.source === source && known.count === source.count) return known.log
    const log = new LoadedLog()
    log.add(source.all().map((event) => seenFrom(courseId, event)))
    views.set(courseId, { log, source, count: source.count })
    return log
  }
  const foldsOf = (courseId: string | undefined) => {
    if (courseId === undefined || coursesSharingWith(courseId).size === 0) return whole
    const folds = foldsByCourse.get(courseId) ?? createFolds(() => logOf(courseId))
    foldsByCourse.set(courseId, folds)
    return folds
  }
  const learnerOf = (courseId: string | undefined): Learner => foldsOf(courseId).learner()

  /** The student in all courses, each that was studied as it sees the log. Whatever is counted over all courses counts each act once. */
  const learner = (): Learner => {
    const all = whole.learner()
    const withView = sharingCourses().filter((courseId) => logOf(courseId) !== wholeLog())
    if (withView.length === 0) return all
    const studied = lastStudied(all)
    const sharing = withView.filter((courseId) => studied.has(courseId))
    const model = new Map(all.model)
    const lessons = { ...all.lessons.lessons }
    const schedules = new Map<string, CardSchedule>(all.schedules)
    for (const courseId of sharing) {
      const own = learnerOf(courseId)
      const evidence = own.model.get(courseId)
      if (evidence) model.set(courseId, evidence)
      for (const [key, lesson] of Object.entries(own.lessons.lessons))
        if (lesson.courseId === courseId) lessons[key] = lesson
      for (const [key, card] of own.schedules) if (card.courseId === courseId) schedules.set(key, card)
    }
    return { ...all, model, lessons: { ...all.lessons, lessons }, schedules }
  }

  return {
    logOf,
    learner,
    learnerOf,
    /** Skills missed in exams, of one course or of all. */
    missedOf: (courseId?: string): readonly MissedSkill[] => foldsOf(courseId).missed(),
    /** Takes along what was just added to the log, so that no view has to be made again. */
    follow: (added: readonly LogEvent[]): void => {
      const source = wholeLog()
      for (const [courseId, view] of views) {
        if (view.source !== source || view.count + added.length !== source.count) views.delete(courseId)
        else {
          view.log.add(added.map((event) => seenFrom(courseId, event)))
          view.count = source.count
        }
      }
    },
  }
}
export type CourseViews = ReturnType<typeof createCourseViews>
