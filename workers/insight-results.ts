import type { Clock } from '#domain/history/study-day.ts'
import { buildInsights } from '#domain/insights/build-insights.ts'
import type { CourseFrame } from '#domain/insights/course-frame.ts'
import { courseShelf, type ShelvedCourse } from '#domain/insights/course-shelf.ts'
import { type ForecastTrend, forecastTrend } from '#domain/insights/forecast-trend.ts'
import type { Insights, LessonTopic } from '#domain/insights/insights.ts'
import { lastStudied } from '#domain/insights/learner.ts'
import { nextTopics } from '#domain/insights/next-topics.ts'
import { type ActiveDay, countActivity } from '#domain/insights/study-activity.ts'
import { type StudyPlace, studyPlaces } from '#domain/insights/study-places.ts'
import { type LearnerSummary, summariseLearner } from '#domain/insights/summarise-learner.ts'
import { summariseToday, type Today } from '#domain/insights/summarise-today.ts'
import type { CourseViews } from './course-views.ts'

/** Results about the student as a whole: insights, today, what Ilm is told. */
export function createInsightResults({ learner, learnerOf }: Pick<CourseViews, 'learner' | 'learnerOf'>) {
  return {
    /** Ids of the courses the student has studied in, the latest first. */
    studiedCourses: (): string[] =>
      [...lastStudied(learner())].sort(([, a], [, b]) => b - a).map(([courseId]) => courseId),
    /**
     * Insights over the student's own data; the specification's sample while there is none (D19).
     * @param courses courses of the catalogue with their outlines, as far as they are known to the page
     */
    insights: (courses: CourseFrame[], clock: Clock): Insights => buildInsights(learner(), courses, clock),
    /** The forecast of each course week by week; courses of one week have none yet. */
    forecastTrends: (courses: CourseFrame[], { now }: Clock): ForecastTrend[] =>
      courses.flatMap((course) => forecastTrend(learnerOf(course.courseId), course, now) ?? []),
    /** What the dashboard shows about today. */
    today: (clock: Clock): Today => summariseToday(learner(), clock),
    /** Where the student was last in each course, the latest first. */
    studyPlaces: (): StudyPlace[] => studyPlaces(learner()),
    /** The student's list of courses: pinned, then studied, without those removed. */
    courseShelf: (): ShelvedCourse[] => courseShelf(learner()),
    /** Course id to the lesson that comes next in it. */
    nextTopics: (courses: CourseFrame[], clock: Clock): Record<string, LessonTopic> =>
      nextTopics(learner(), courses, clock),
    /** A short summary of the student in one course, for Ilm. Nothing in it identifies them. */
    learnerSummary: (courseId: string, clock: Clock): LearnerSummary =>
      summariseLearner(learnerOf(courseId), courseId, clock),
    /** How much was done on each of the last days, in the zone each act happened in; oldest first. */
    activity: (clock: Clock, days: number): ActiveDay[] => countActivity(learner().log, clock, days),
  }
}
