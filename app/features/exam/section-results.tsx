import { Link } from '@tanstack/react-router'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#app/components/ui/table.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { SectionScore } from '#domain/exam/exam.ts'
import { percentOf, unmarkedIn } from '#domain/exam/section-scores.ts'
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

const points = (value: number) => String(Math.round(10 * value) / 10)

/** What each section came to, and how they make the composite score (D24). Nothing for an exam of one section. */
export function SectionResults({ attempt }: { attempt: ShownAttempt }) {
  const { sections = [], score } = attempt
  if (sections.length < 2) return null
  const weights = sections.reduce((sum, { weight }) => sum + weight, 0)
  const share = (section: SectionScore) => Math.round((100 * section.weight) / weights)
  const isComposite = unmarkedIn(attempt) === 0
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
            <TableHead scope="col">Weight</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {sections.map((section) => (
            <TableRow key={section.kind}>
              <TableCell>{sectionNames[section.kind]}</TableCell>
              <TableCell className="figures">
                {section.unmarked > 0 ? 'Not marked yet' : `${points(section.points)} of ${points(section.outOf)}`}
              </TableCell>
              <TableCell className="figures">{section.unmarked > 0 ? '–' : `${percentOf([section])}%`}</TableCell>
              <TableCell className="figures">{share(section)}%</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {isComposite && (
        <p>
          Composite score: <strong className="figures">{score}%</strong>, each section counted by its weight in the real
          examination.
        </p>
      )}
    </section>
  )
}
