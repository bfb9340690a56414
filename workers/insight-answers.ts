import { EXAM_ATTEMPT_EVENTS, foldExamAttempts } from '#domain/attempt/fold-exam-attempts.ts'
import { foldRunningExam, type RunningExam } from '#domain/attempt/fold-running-exam.ts'
import { readFields } from '#domain/history/loaded-log.ts'
import { startOfStudyDay, studyDay, studyDayNumber } from '#domain/history/study-day.ts'
import type { CourseFrame } from '#domain/insights/course-frame.ts'
import { courseReadiness } from '#domain/insights/course-readiness.ts'
import { earnBadges } from '#domain/insights/earn-badges.ts'
import type { CourseReadiness, Insights } from '#domain/insights/insights.ts'
import { radarAreas } from '#domain/insights/radar-areas.ts'
import { sampleInsights } from '#domain/insights/sample-insights.ts'
import { countSolve, noSolves, SOLVE_FIELDS } from '#domain/insights/solve-fold.ts'
import { lessonsCompleted, subjectInsights } from '#domain/insights/subject-insights.ts'
import { suggestTopics } from '#domain/insights/suggest-topics.ts'
import {
  frequentMisconceptions,
  type LearnerSummary,
  SUMMARY_LENGTH,
  weakestTopics,
} from '#domain/insights/summarise-learner.ts'
import { showMastery } from '#domain/mastery/mastery-fold.ts'
import { foldLessonProgress, type LessonPlace } from '#domain/progress/fold-lesson-progress.ts'
import { countStudyStreak, type StudyStreak } from '#domain/progress/study-streak.ts'
import type { CardSchedule } from '#domain/review/card-schedule.ts'
import { foldSettings } from '#domain/review/fold-settings.ts'
import { limitsLeft } from '#domain/review/review-queue.ts'
import type { MasteryFold } from './mastery-answers.ts'
import type { Clock } from './review-answers.ts'
import type { StudySession } from './study-session.ts'

export type Today = {
  /** study day, YYYY-MM-DD */
  day: string
  /** known cards due by today, after the daily limit */
  dueCards: number
  /** new cards that today's limit still allows */
  newCardsLeft: number
  /** questions answered and minutes spent on questions and cards today */
  answered: number
  minutes: number
  streak: StudyStreak
  /** the lesson the student was in last, in any course */
  continueWith: LessonPlace | null
  runningExam: Pick<RunningExam, 'attemptId' | 'curriculum' | 'grade' | 'subject' | 'courseId'> | null
}

/** Answers about the student as a whole: insights, today, what the tutor is told. */
export function createInsightAnswers(
  session: StudySession,
  mastery: MasteryFold,
  schedules: () => ReadonlyMap<string, CardSchedule>,
) {
  const lessons = () => foldLessonProgress(session.log.eventsOf('lesson-opened', 'section-completed'))
  const attempts = (courseId?: string) => foldExamAttempts(session.log.eventsOf(...EXAM_ATTEMPT_EVENTS), courseId)
  const streak = ({ now, zone }: Clock) => countStudyStreak(session.log.studyDays(), studyDayNumber(now, zone))
  const solves = () => {
    const table = session.log.table('question-answered')
    const found = noSolves()
    for (let row = 0; table && row < table.count; row++) countSolve(found, readFields(table, row, SOLVE_FIELDS))
    return found
  }
  const dueCards = (courseId: string | undefined, today: number) => {
    const { reviewLimits } = foldSettings(session.log.eventsOf('review-limits-changed'))
    const known = [...schedules().values()]
    const due = known.filter((card) => card.dueDay <= today && (courseId === undefined || card.courseId === courseId))
    const left = limitsLeft(known, reviewLimits, today)
    const reviews = due.filter((card) => card.state === 'review').length
    return { cards: due.length - reviews + Math.min(reviews, left.reviews), newCardsLeft: left.newCards }
  }

  /** Course id to the moment it was last studied in. */
  const lastStudied = () => {
    const lastIn = new Map<string, number>()
    const touch = (courseId: string, at: number) => lastIn.set(courseId, Math.max(lastIn.get(courseId) ?? 0, at))
    for (const skill of mastery().values()) touch(skill.courseId, skill.lastPractised)
    for (const lesson of Object.values(lessons().lessons)) touch(lesson.courseId, lesson.lastOpened)
    for (const card of schedules().values()) touch(card.courseId, card.lastRated)
    return lastIn
  }

  return {
    /** Ids of the courses the student has studied in, the latest first. */
    studiedCourses: (): string[] => [...lastStudied()].sort(([, a], [, b]) => b - a).map(([courseId]) => courseId),
    /**
     * Insights over the student's own data; the specification's sample while there is none (D19).
     * @param courses courses of the catalogue with their outlines, as far as they are known to the page
     */
    insights: (courses: CourseFrame[], clock: Clock): Insights => {
      const states = mastery()
      const progress = Object.values(lessons().lessons)
      const { solvedByCourse, questions, cleanByDay, comebacks } = solves()
      const cardsLearned = new Map<string, number>()
      for (const { courseId, state } of schedules().values()) {
        if (state === 'review') cardsLearned.set(courseId, (cardsLearned.get(courseId) ?? 0) + 1)
      }
      const skills = [...states.values()].map(showMastery)
      const lastIn = lastStudied()
      if (lastIn.size === 0) return sampleInsights
      const studied = courses
        .filter((course) => lastIn.has(course.courseId))
        .sort((a, b) => (lastIn.get(b.courseId) ?? 0) - (lastIn.get(a.courseId) ?? 0))
      const opened = new Set(progress.map((lesson) => `${lesson.courseId}/${lesson.moduleId}/${lesson.lessonId}`))
      const exams = attempts().map((attempt) => attempt.score)
      const subjects = subjectInsights(studied, {
        mastery: skills,
        lessons: progress,
        cardsLearned,
        solved: solvedByCourse,
      })
      return {
        isSample: false,
        subjects,
        areas: radarAreas(subjects, studied, skills),
        badges: earnBadges({
          cleanSolvesInADay: Math.max(0, ...cleanByDay.values()),
          solved: [...questions.values()].filter((state) => state === 'solved').length,
          comebacks,
          longestStreak: streak(clock).longest,
          lessonsCompleted: studied.reduce((sum, course) => sum + lessonsCompleted(course, progress), 0),
          cardsLearned: [...cardsLearned.values()].reduce((sum, count) => sum + count, 0),
          bestExam: exams.length === 0 ? null : Math.max(...exams),
        }),
        suggestedTopics: suggestTopics(
          studied,
          (...place) => {
            const state = states.get(place.join('/'))
            return state && showMastery(state)
          },
          (...place) => opened.has(place.join('/')) || states.has(place.join('/')),
        ),
        readiness: studied.flatMap((course) => courseReadiness(course, states) ?? []),
      }
    },
    /** Predicted exam score of one course, null while there is too little to go by. */
    readiness: (course: CourseFrame): CourseReadiness | null => courseReadiness(course, mastery()),
    /** What the dashboard shows about today. */
    today: (clock: Clock): Today => {
      const today = studyDayNumber(clock.now, clock.zone)
      const start = startOfStudyDay(today, clock.zone)
      let answered = 0
      let seconds = 0
      for (const type of ['question-answered', 'card-rated'] as const) {
        const table = session.log.table(type)
        if (!table) continue
        for (let row = table.firstAtOrAfter(start); row < table.count; row++) {
          if (type === 'question-answered') answered++
          seconds += Number(table.fields(row, ['seconds']).seconds ?? 0)
        }
      }
      const { cards, newCardsLeft } = dueCards(undefined, today)
      const places = Object.values(lessons().continueIn).sort((a, b) => b.at - a.at)
      const exam = runningExam(session)
      return {
        day: studyDay(clock.now, clock.zone),
        dueCards: cards,
        newCardsLeft,
        answered,
        minutes: Math.round(seconds / 60),
        streak: streak(clock),
        continueWith: places[0] ?? null,
        runningExam: exam && {
          attemptId: exam.attemptId,
          curriculum: exam.curriculum,
          grade: exam.grade,
          subject: exam.subject,
          courseId: exam.courseId,
        },
      }
    },
    /** A short summary of the student in one course, for the tutor. Nothing in it identifies them. */
    learnerSummary: (courseId: string, clock: Clock): LearnerSummary => {
      const skills = [...mastery().values()].filter((state) => state.courseId === courseId).map(showMastery)
      const table = session.log.table('question-answered')
      const mistakes: LearnerSummary['recentMistakes'] = []
      const misconceptions: string[] = []
      const fields = ['courseId', 'moduleId', 'status', 'misconception', 'questionText', 'answer'] as const
      // the latest answers are enough: what was wrong last year is not what the student needs today
      const from = Math.max(0, (table?.count ?? 0) - LATEST)
      for (let row = (table?.count ?? 0) - 1; table && row >= from; row--) {
        const answer = readFields(table, row, fields)
        if (answer.courseId !== courseId || answer.status !== 'incorrect') continue
        if (answer.misconception !== undefined) misconceptions.push(answer.misconception)
        const { moduleId, questionText, answer: given } = answer
        if (mistakes.length < SUMMARY_LENGTH) mistakes.push({ moduleId, questionText, answer: given })
      }
      const solved = [...solves().questions].filter(([key]) => key.startsWith(`${courseId}/`))
      const right = solved.filter(([, state]) => state === 'solved').length
      return {
        weakTopics: weakestTopics(skills),
        misconceptions: frequentMisconceptions(misconceptions),
        recentMistakes: mistakes,
        dueCards: dueCards(courseId, studyDayNumber(clock.now, clock.zone)).cards,
        attempted: solved.length,
        accuracy: solved.length === 0 ? 0 : Math.round((100 * right) / solved.length),
        examDate: foldSettings(session.log.eventsOf('exam-date-set')).examDates[courseId] ?? null,
      }
    },
  }
}

/** Answers looked back on for the tutor's summary. */
const LATEST = 500

const runningExam = (session: StudySession): RunningExam | null =>
  foldRunningExam(
    session.log.eventsOf(
      'exam-started',
      'exam-part-finished',
      'exam-answered',
      'exam-submitted',
      'exam-attempts-reset',
    ),
  )
