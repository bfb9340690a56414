import { useQuery } from '@tanstack/react-query'
import { Figures } from '#app/components/figure.tsx'
import { variantOf } from '#app/platform/content/practice-variant.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ChatFigures } from '#domain/ilm/chat.ts'

type BubbleFiguresProps = { course: CourseContext; of: ChatFigures }

/** The figures of the question in a bubble, with its numbers; in words while they are not there, and where they cannot be had. */
export function BubbleFigures({ course, of: { moduleId, questionId, seed, alts } }: BubbleFiguresProps) {
  const { data } = useQuery(variantOf(course, moduleId, questionId, seed))
  const variant = data?.ok ? data.data : undefined
  const hasFigures = variant && (variant.question.figures ?? variant.stimulus?.figures)
  if (!hasFigures) {
    return alts.map((alt) => (
      <p key={alt} className="mt-3 text-muted-foreground text-sm">
        <span className="font-medium">Figure:</span> {alt}
      </p>
    ))
  }
  return (
    <>
      <Figures figures={variant.stimulus?.figures} at="text" className="mt-3" />
      <Figures figures={variant.question.figures} at="prompt" className="mt-3" />
      <Figures figures={variant.question.figures} at="places" className="mt-3" />
    </>
  )
}
