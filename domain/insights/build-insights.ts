import { EXAM_ATTEMPT_EVENTS, foldExamAttempts } from '../attempt/fold-exam-attempts.ts'
import { type Clock, studyDayNumber } from '../history/study-day.ts'
import { countStudyStreak } from '../progress/study-streak.ts'
import type { CourseFrame } from './course-frame.ts'
import { courseReadiness } from './course-readiness.ts'
import { standingsIn } from './course-standing.ts'
import { earnBadges } from './earn-badges.ts'
import type { Insights } from './insights.ts'
import { type Learner, lastStudied } from './learner.ts'
import { topicsFor } from './next-topics.ts'
import { radarAreas } from './radar-areas.ts'
import { sampleInsights } from './sample-insights.ts'
import { lessonsCompleted, subjectInsights } from './subject-insights.ts'

/**
 * Insights over the student's own data (INS rows); the specification's sample while there is none (D19).
 * @param courses courses of the catalogue with their outlines, as far as they are known to the page
 */
export function buildInsights(learner: Learner, courses: readonly CourseFrame[], { now, zone }: Clock): Insights {
  const lastIn = lastStudied(learner)
  if (lastIn.size === 0) return sampleInsights
  const studied = courses
    .filter((course) => lastIn.has(course.courseId))
    .sort((a, b) => (lastIn.get(b.courseId) ?? 0) - (lastIn.get(a.courseId) ?? 0))
  const { log, solves } = learner
  const standings = standingsIn(learner, studied, { now, zone })
  const lessons = Object.values(learner.lessons.lessons)
  const skills = standings.flatMap((standing) => standing.skills)
  const cardsLearned = countLearned(learner)
  const subjects = subjectInsights(studied, {
    mastery: skills,
    lessons,
    cardsLearned,
    solved: solves.solvedByCourse,
  })
  const exams = foldExamAttempts(log.eventsOf(...EXAM_ATTEMPT_EVENTS))
  return {
    isSample: false,
    subjects,
    areas: radarAreas(subjects, studied, skills),
    badges: earnBadges({
      cleanSolvesInADay: Math.max(0, ...solves.cleanByDay.values()),
      solved: [...solves.questions.values()].filter((state) => state === 'solved').length,
      comebacks: solves.comebacks,
      longestStreak: countStudyStreak(log.studyDays(), studyDayNumber(now, zone)).longest,
      lessonsCompleted: studied.reduce((sum, course) => sum + lessonsCompleted(course, lessons), 0),
      cardsLearned: [...cardsLearned.values()].reduce((sum, count) => sum + count, 0),
      bestExam: exams.length === 0 ? null : Math.max(...exams.map(({ score }) => score)),
    }),
    suggestedTopics: topicsFor(learner, standings),
    readiness: standings.flatMap((standing) => courseReadiness(standing) ?? []),
  }
}

/** Course id to cards past their learning steps. */
function countLearned({ schedules }: Learner): Map<string, number> {
  const learned = new Map<string, number>()
  for (const { courseId, state } of schedules.values()) {
    if (state === 'review') learned.set(courseId, (learned.get(courseId) ?? 0) + 1)
  }
  return learned
}
