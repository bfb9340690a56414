import { useId, useState } from 'react'
import { ProgressBar } from '#app/components/progress-bar.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { LessonWays } from '#app/platform/lesson-ways.tsx'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { useMissedSections } from '#app/platform/use-missed-sections.ts'
import { colorThemeAt } from '#domain/catalogue/course-catalogue.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { ReviewArea, SubjectInsight } from '#domain/insights/insights.ts'
import { masteryLevel } from '#domain/insights/mastery-level.ts'

const words = { success: 'Strong', warning: 'Getting there', error: 'Needs work' }

/** How a subject goes (INS-04..06). */
export function SubjectCard({ subject, index }: { subject: SubjectInsight; index: number }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const level = masteryLevel(subject.mastery)
  const counts = [
    { label: 'Lessons completed', value: subject.lessonsCompleted },
    { label: 'Flashcards learned', value: subject.flashcardsLearned },
    { label: 'Challenges solved', value: subject.challengesSolved },
  ]
  return (
    <Card variant="theme" data-course-theme={colorThemeAt(index)} data-testid="subject-card" className="h-full">
      <CardHeader className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{subject.name}</CardTitle>
        <Badge variant={level} data-testid="mastery-chip">
          {subject.mastery}% · {words[level]}
        </Badge>
      </CardHeader>
      <CardContent className="flex flex-1 flex-col gap-4">
        <ProgressBar label="Mastery" value={subject.mastery} amount={`${subject.mastery}%`} />
        <dl className="grid grid-cols-3 gap-2 text-sm">
          {counts.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-muted-foreground text-xs">{label}</dt>
              <dd className="figures font-semibold text-lg">{value}</dd>
            </div>
          ))}
        </dl>
        {subject.errors.length > 0 && (
          <div className="mt-auto flex flex-col items-start gap-2">
            <Button
              variant="outline"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide Review Areas' : 'Show Review Areas'}
            </Button>
            <ul id={listId} hidden={!isOpen} className="list-disc ps-5 text-sm">
              {subject.errors.map((area) => (
                <li key={area.name}>
                  <AreaWays area={area} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </CardContent>
    </Card>
  )
}

/** A review area with the ways to mend it, where it is a lesson of a course. */
function AreaWays({ area: { name, place } }: { area: ReviewArea }) {
  const selected = useCurriculum()
  const course = place && contextOfCourseId(place.courseId, selected)
  const withSection = useMissedSections(place?.courseId)
  return place && course ? <LessonWays course={course} place={withSection(place)} title={name} /> : name
}
