import { BesideStimulus } from '#app/platform/beside-stimulus.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { describeSet, setAround } from '#domain/question/question-set.ts'
import type { PracticeQuestion } from './queries.ts'
import { QuestionCard } from './question-card.tsx'
import type { PracticeSession } from './use-practice.ts'

type QuestionOnScreenProps = {
  course: CourseContext
  moduleId: string
  question: PracticeQuestion
  practice: PracticeSession
}

/** The question a student is at, beside what its set looks at. */
export function QuestionOnScreen({ course, moduleId, question, practice }: QuestionOnScreenProps) {
  const { stimulus } = practice
  const card = (
    <QuestionCard
      key={`${question.id}/${question.seed ?? ''}/${practice.turn}`}
      course={course}
      moduleId={moduleId}
      question={question}
      practice={practice}
      best={practice.states[question.id]?.best}
    />
  )
  if (!stimulus) return card
  return (
    <BesideStimulus
      key={`${stimulus.id}/${stimulus.seed ?? ''}`}
      course={course}
      stimulus={stimulus}
      about={describeSet(setAround(practice.set, practice.index))}
    >
      {card}
    </BesideStimulus>
  )
}
