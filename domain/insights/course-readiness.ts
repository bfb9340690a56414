import { coveredLessons, forecastExam } from '../learner-model/forecast-exam.ts'
import { narrowestBy } from '../learner-model/narrow-forecast.ts'
import { achievementLevel } from './achievement-level.ts'
import type { CourseStanding } from './course-standing.ts'
import { examShape } from './exam-shape.ts'
import type { CourseReadiness } from './insights.ts'

/** With answers in fewer lessons than this a prediction would be a guess about the average student. */
export const ENOUGH_LESSONS = 2
/** A set of practice, when it is said what would narrow the forecast. */
const MORE_QUESTIONS = 12

/** The next exam's score with its interval and what it rests on; null while there is too little to go by. */
export function courseReadiness({ frame, belief }: CourseStanding): CourseReadiness | null {
  const shape = examShape(frame)
  if (!shape) return null
  const lessons = coveredLessons(belief, shape).length
  if (lessons < ENOUGH_LESSONS) return null
  const forecast = forecastExam(belief, shape)
  const parts = (frame.examParts ?? []).filter(({ questions }) => questions > 0)
  const kinds = [...new Set(parts.map(({ kind = 'choice' }) => kind))]
  const narrowest = narrowestBy(belief, shape, MORE_QUESTIONS)
  return {
    courseId: frame.courseId,
    title: frame.title,
    ...forecast,
    answers: belief.evidence.answers,
    lessons,
    examQuestions: belief.evidence.examItems,
    level: frame.curriculum === 'ontario' ? achievementLevel(forecast.predicted) : null,
    sections:
      kinds.length < 2
        ? []
        : kinds.flatMap((kind) => {
            const own = examShape(
              frame,
              parts.filter((part) => (part.kind ?? 'choice') === kind),
            )
            if (!own) return []
            const { predicted, low, high } = forecastExam(belief, own)
            return [{ kind, predicted, low, high }]
          }),
    narrowest: frame.modules.find(({ id }) => id === narrowest)?.title ?? null,
  }
}
