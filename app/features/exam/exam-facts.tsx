import { Calculator, Clock, FileText, ListChecks, MonitorCheck, VolumeX, Wifi } from 'lucide-react'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#app/components/ui/table.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { coverModules } from '#domain/exam/cover-modules.ts'
import type { ExamOf } from '#domain/exam/exam.ts'
import { hasSections, sectionsOf } from '#domain/exam/exam-sections.ts'
import { formatDuration } from '#domain/exam/exam-time.ts'
import { calculatorOf } from '#domain/exam/part-defaults.ts'
import type { RichText } from '#domain/text/rich-text.ts'

type Exam = ExamOf<RichText>

const calculatorWords = { none: 'Not allowed', scientific: 'Allowed', graphing: 'Graphing' }

/** Question count, duration, format (EXI-03), and the parts where there are several (D21). */
export function ExamFacts({ exam }: { exam: Exam }) {
  const isComposite = hasSections(exam)
  const weights = sectionsOf(exam).reduce((sum, { weight }) => sum + weight, 0)
  return (
    <div className="grid gap-4">
      <ul className="flex flex-wrap gap-2" aria-label="About this exam">
        <li>
          <Badge variant="outline">
            <ListChecks aria-hidden />
            {exam.questions.length} questions
          </Badge>
        </li>
        <li>
          <Badge variant="outline">
            <Clock aria-hidden />
            {formatDuration(exam.durationMinutes)}
          </Badge>
        </li>
        <li>
          <Badge variant="outline">
            <MonitorCheck aria-hidden />
            Digital Exam Format
          </Badge>
        </li>
      </ul>
      {exam.parts.length > 1 && (
        <Table label="Parts of the exam">
          <TableHeader>
            <TableRow>
              <TableHead scope="col">Part</TableHead>
              <TableHead scope="col">Time</TableHead>
              <TableHead scope="col">Questions</TableHead>
              <TableHead scope="col">Calculator</TableHead>
              {isComposite && <TableHead scope="col">Weight</TableHead>}
            </TableRow>
          </TableHeader>
          <TableBody>
            {exam.parts.map((part) => (
              <TableRow key={part.firstQuestion}>
                <TableCell>{part.title}</TableCell>
                <TableCell>{formatDuration(part.minutes)}</TableCell>
                <TableCell>{part.questionCount}</TableCell>
                <TableCell>{calculatorWords[calculatorOf(part)]}</TableCell>
                {isComposite && <TableCell>{Math.round((100 * (part.weight ?? part.minutes)) / weights)}%</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <UnlikeTheRealOne exam={exam} />
    </div>
  )
}

/** What the exam is modelled on, and where it is unlike that, or has too few questions of a kind (D24): said instead of an empty section. */
function UnlikeTheRealOne({ exam }: { exam: Exam }) {
  const { basis, missingParts = [] } = exam
  const shorter = exam.parts.filter(({ whole }) => whole)
  const unlike = basis?.unlike ?? []
  const isUnlike = shorter.length + missingParts.length + unlike.length > 0
  if (!basis && !isUnlike) return null
  return (
    <div className="grid gap-2 text-muted-foreground">
      {basis && (
        <p>
          Modelled on {basis.of}, {basis.year}. Source: {basis.source}.{isUnlike && ' Unlike it:'}
        </p>
      )}
      {isUnlike && (
        <ul aria-label="Unlike the real examination" className="grid list-disc gap-1 ps-5">
          {unlike.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
          {shorter.map(({ title, whole, questionCount, minutes }) => (
            <li key={title}>
              {title} is shorter here: {questionCount} of the real examination’s {whole?.questions} questions, in{' '}
              {formatDuration(minutes)} instead of {formatDuration(whole?.minutes ?? minutes)}.
            </li>
          ))}
          {missingParts.map(({ title, questions, minutes, weight }) => (
            <li key={title}>
              Not here yet: {title}. The real examination has {questions} questions in {formatDuration(minutes)} for it
              {weight !== undefined && `, ${Math.round(weight)}% of the score`}; we have too few of that kind so far.
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The distinct modules of the items (EXI-04), by their titles where the outline knows them. */
export function TopicsCovered({ course, exam }: { course: CourseContext; exam: Exam }) {
  const outline = useContent(outlineOf(course))
  // ids that turn into titles a moment later would only be a flicker
  if (outline.status === 'loading') return null
  const modules = outline.status === 'loaded' ? outline.data.modules : []
  const topics = coverModules(exam, modules)
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="topics-covered">
      <h2 id="topics-covered" className="heading mb-2 text-xl">
        Topics covered
      </h2>
      <ul className="flex flex-wrap gap-2">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <Badge>{title}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The warning and the checklist (EXI-05, EXI-06). */
export function BeforeYouBegin({ exam }: { exam: Exam }) {
  const hasCalculator = exam.parts.some((part) => part.calculator)
  const checklist = [
    { icon: VolumeX, text: 'Quiet environment' },
    { icon: Wifi, text: 'Stable internet' },
    ...(hasCalculator ? [{ icon: Calculator, text: 'Calculator ready' }] : []),
    {
      icon: FileText,
      text: exam.referenceSheet
        ? 'No external resources (closed book): the reference sheet is in the exam'
        : 'No external resources (closed book)',
    },
  ]
  return (
    <>
      <Alert variant="warning">
        <AlertTitle>Before You Begin</AlertTitle>
        <AlertDescription>
          This exam is timed: once you start, the clock cannot pause. Find a quiet environment and a stable internet
          connection. Your answers are saved as you go, even if the page closes.
        </AlertDescription>
      </Alert>
      <section aria-labelledby="exam-checklist">
        <h2 id="exam-checklist" className="heading mb-2 text-xl">
          Checklist
        </h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {checklist.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-2">
              <Icon aria-hidden className="size-4 shrink-0 text-theme" />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
