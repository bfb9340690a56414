/** Percent at which an exam is passed (CON-03). */
export const passMark = 70

export type PerformanceLevel = 'Excellent' | 'Very Good' | 'Good' | 'Fair' | 'Needs Improvement'

/** The label under the score (EXR-03). */
export function performanceLevel(score: number): PerformanceLevel {
  if (score >= 90) return 'Excellent'
  if (score >= 80) return 'Very Good'
  if (score >= 70) return 'Good'
  if (score >= 60) return 'Fair'
  return 'Needs Improvement'
}

export type ScoreTone = 'green' | 'orange' | 'red' | 'dark-red'

/** Colour of a score number (CON-04). */
export function scoreTone(score: number): ScoreTone {
  if (score >= 80) return 'green'
  if (score >= 70) return 'orange'
  if (score >= 60) return 'red'
  return 'dark-red'
}

export type StatusTone = 'success' | 'warning' | 'error' | 'info'

/** Colour of a topic's chip (EXR-09). */
export function topicTone(percent: number): StatusTone {
  if (percent >= 80) return 'success'
  return percent >= 60 ? 'warning' : 'error'
}

export type Encouragement = { tone: StatusTone; title: string; message: string }

/** The encouragement under the results (EXR-12, EXR-13); none for a score of 0 (OPN-109). */
export function encouragementFor(score: number): Encouragement | undefined {
  if (score >= 90)
    return {
      tone: 'success',
      title: 'Outstanding!',
      message: 'Outstanding work. You know this course very well: keep it fresh with a short review now and then.',
    }
  if (score >= passMark)
    return {
      tone: 'success',
      title: 'Good job!',
      message: 'Good work. You are past the pass mark, and the review shows what to polish next.',
    }
  if (score >= 50)
    return {
      tone: 'info',
      title: 'You are making progress',
      message:
        'Real progress. Go through the questions you missed, practise those topics, and try again with new questions.',
    }
  if (score > 0)
    return {
      tone: 'warning',
      title: 'A learning opportunity',
      message:
        'Every missed question is a learning opportunity: it shows exactly what to study next. Start with one topic.',
    }
  return undefined
}

export type ExamRecommendation = { title: string; description: string }

const manyQuestions = 5

/** What to do next (EXR-10, EXR-11), most important first. */
export function examRecommendations(result: {
  score: number
  incorrectCount: number
  unansweredCount: number
}): ExamRecommendation[] {
  const recommendations: ExamRecommendation[] = []
  if (result.score < passMark)
    recommendations.push({
      title: 'Review fundamentals',
      description:
        'Go back to the lessons of your weakest topics before the next exam. The topic list above shows where to start.',
    })
  if (result.unansweredCount > manyQuestions)
    recommendations.push({
      title: 'Work on time management',
      description:
        'You left several questions open. Answer the ones you know first, flag the rest, and come back to them.',
    })
  if (result.incorrectCount > manyQuestions)
    recommendations.push({
      title: 'Analyze your mistakes',
      description: 'Open the review, read why each answer was wrong, and say the right reasoning in your own words.',
    })
  if (result.score >= 80)
    recommendations.push({
      title: 'Challenge yourself',
      description: 'You are ready for harder questions: try the advanced ones in the knowledge checks, or a new exam.',
    })
  return recommendations
}

/** Correct of those attempted, and attempted of all, in percent (EXR-07); 0 where nothing was attempted or asked. */
export function breakdownOf(result: { correctCount: number; incorrectCount: number; totalQuestions: number }) {
  const attempted = result.correctCount + result.incorrectCount
  const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole))
  return {
    attempted,
    accuracy: percent(result.correctCount, attempted),
    completion: percent(attempted, result.totalQuestions),
  }
}
