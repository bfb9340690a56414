import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'

type ExamTabProps = { course: CourseContext; exam: CourseOutline['exam']; attempts: ReactNode }

/** Tab 3: the practice exam and what came of it (CRS-08, OPN-40). */
export function ExamTab({ course, exam, attempts }: ExamTabProps) {
  return (
    <div className="flex flex-col gap-8">
      <Card className="max-w-2xl">
        <CardHeader>
          <CardTitle as="h2">Practice exam</CardTitle>
          <CardDescription>
            {exam
              ? `${exam.questions} questions in ${exam.minutes} minutes, new numbers every time.`
              : 'Timed, like the real one, with a review of every answer.'}
          </CardDescription>
        </CardHeader>
        {exam && exam.parts.length > 1 && (
          <CardContent>
            <ol className="list-decimal ps-5">
              {exam.parts.map((part) => (
                <li key={part.title}>
                  {part.title}: {part.questions} {part.questions === 1 ? 'question' : 'questions'}, {part.minutes}{' '}
                  minutes
                  {part.calculator ? ', calculator allowed' : ', no calculator'}
                </li>
              ))}
            </ol>
          </CardContent>
        )}
        <CardFooter>
          <Link to={addressesOf(course).exam} className={buttonVariants({ size: 'lg' })}>
            Start Exam
          </Link>
        </CardFooter>
      </Card>
      {attempts}
    </div>
  )
}
