import { Link } from '@tanstack/react-router'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#app/components/ui/table.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { analyseParts, type PartResult } from '#domain/exam/analyse-parts.ts'
import { unmarkedIn } from '#domain/exam/section-scores.ts'
import { sectionNames } from './describe-part.ts'
import type { ShownAttempt } from './use-attempt.ts'

/** Says plainly that a part of the result is still open, and leads to the marking (D24). */
export function MarkingNotice({ course, attempt }: { course: CourseContext; attempt: ShownAttempt }) {
  const open = unmarkedIn(attempt)
  if (open === 0) return null
  const isAlone = attempt.sections?.length === 1
  return (
    <Alert variant="info">
      <AlertTitle>Your written answers are not marked yet</AlertTitle>
      <AlertDescription className="grid gap-3">
        <p>
          {open === 1 ? 'One answer waits' : `${open} answers wait`} for its marks: read the model answer and judge each
          line of the rubric.{' '}
          {isAlone ? 'Then your score stands here.' : 'Until then, the score is that of the choice section alone.'}
        </p>
        {attempt.own ? (
          <Link
            to={addressesOf(course).examReview}
            state={{ attemptId: attempt.attemptId }}
            className={buttonVariants({ className: 'w-fit print:hidden' })}
          >
            Mark them now
          </Link>
        ) : (
          <p>You can mark them on the device on which you took the exam.</p>
        )}
      </AlertDescription>
    </Alert>
  )
}

const inPoints = (value: number) => String(Math.round(10 * value) / 10)

/** The parts of the exam, or where single answers are not known, its sections. */
function rowsOf({ exam, answers, compare, responses, sections = [] }: ShownAttempt): PartResult[] {
  if (exam.parts.length > 1 && (responses.length > 0 || sections.length > 0))
    return analyseParts(exam, answers, compare)
  const weights = sections.reduce((sum, { weight }) => sum + weight, 0)
  return sections.map(({ kind, weight, ...score }) => ({
    ...score,
    title: sectionNames[kind],
    weight: (100 * weight) / weights,
  }))
}

/** What each section, part or session came to, and how they make the composite score (D24). Nothing for an exam of one. */
export function SectionResults({ attempt }: { attempt: ShownAttempt }) {
  const rows = rowsOf(attempt)
  if (rows.length < 2) return null
  const isWeighed = (attempt.sections ?? []).length > 1
  return (
    <section aria-labelledby="sections" className="grid gap-3">
      <h2 id="sections" className="heading text-2xl">
        Sections
      </h2>
      <Table label="Sections of the exam">
        <TableHeader>
          <TableRow>
            <TableHead scope="col">Section</TableHead>
            <TableHead scope="col">Points</TableHead>
            <TableHead scope="col">Score</TableHead>
            {isWeighed && <TableHead scope="col">Weight</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ title, points, outOf, unmarked, weight }) => (
            <TableRow key={title}>
              <TableCell>{title}</TableCell>
              <TableCell className="figures">
                {unmarked > 0 ? 'Not marked yet' : `${inPoints(points)} of ${inPoints(outOf)}`}
              </TableCell>
              <TableCell className="figures">
                {unmarked > 0 || outOf === 0 ? '–' : `${Math.round((100 * points) / outOf)}%`}
              </TableCell>
              {isWeighed && <TableCell className="figures">{Math.round(weight)}%</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {isWeighed && unmarkedIn(attempt) === 0 && (
        <p>
          Composite score: <strong className="figures">{attempt.score}%</strong>, each section counted by its weight
          {attempt.exam.curriculum === 'ap' ? ' in the real examination.' : '. The weights are our choice.'}
        </p>
      )}
    </section>
  )
}
