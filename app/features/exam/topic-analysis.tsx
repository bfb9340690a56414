import { TriangleAlert } from 'lucide-react'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '#app/components/ui/accordion.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { groupMistakes } from '#domain/exam/analyse-exam.ts'
import { TopicWays } from './topic-ways.tsx'
import type { ShownAttempt } from './use-attempt.ts'

const longestText = 100
/** Cut at 100 characters, with an ellipsis only when cut (EXV-10, OPN-91). */
const cut = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text)

/** Mistakes by topic, in panels that open (EXV-08..10). */
export function TopicAnalysis({ course, attempt }: { course: CourseContext; attempt: ShownAttempt }) {
  const topics = groupMistakes(attempt.exam, attempt.answers, attempt.compare)
  return (
    <Accordion type="multiple" className="grid gap-2">
      {topics.map(({ topic, questions, isFocusArea }) => (
        <AccordionItem key={topic} value={topic}>
          <AccordionTrigger>
            <span className="flex flex-wrap items-center gap-2">
              {topic}
              <Badge variant="error">{questions.length} mistake(s)</Badge>
              {isFocusArea && (
                <Badge variant="warning">
                  <TriangleAlert aria-hidden />
                  Focus Area
                </Badge>
              )}
            </span>
          </AccordionTrigger>
          <AccordionContent>
            {isFocusArea && <p className="mb-2 font-medium">Study this topic first: it cost you the most.</p>}
            <ul className="list-disc ps-5">
              {questions.map((question) => (
                <li key={question.id}>{cut(question.text.text)}</li>
              ))}
            </ul>
            <TopicWays course={course} questions={questions} />
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
