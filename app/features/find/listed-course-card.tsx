import { Link } from '@tanstack/react-router'
import { countLabel } from '#app/components/count-label.ts'
import { CourseCard } from '#app/components/course-card.tsx'
import { ProgressBar } from '#app/components/progress-bar.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf, courseLink } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { subjectTheme } from '#domain/catalogue/course-catalogue.ts'
import type { ListedCourse } from '#domain/content/course-list.ts'
import type { LessonsProgress } from '#domain/progress/fold-lesson-progress.ts'
import { courseContextOf } from './course-context-of.ts'

type ListedCourseCardProps = { course: ListedCourse; progress: LessonsProgress | undefined }

/** A course of the list: what it holds, and how much of its lessons the student has read. */
export function ListedCourseCard({ course, progress }: ListedCourseCardProps) {
  const selected = useCurriculum()
  const context = courseContextOf(course, selected)
  if (!context) return null
  const subject = courseLink(context)
  const percent = lessonsRead(course, progress)
  const next = progress?.continueIn[course.courseId]
  return (
    <CourseCard
      code={course.curriculum === 'ap' ? 'AP' : course.courseId}
      label={course.title}
      theme={subjectTheme(course.subject)}
      heading="h3"
      action={
        <>
          <Link
            to={subject.to}
            search={subject.search}
            state={subject.state}
            aria-label={`Explore ${course.title}`}
            className={buttonVariants({ variant: 'theme' })}
          >
            Explore
          </Link>
          {next && (
            <Link
              to={addressesOf(context).lesson(next.moduleId, next.lessonId)}
              aria-label={`Continue ${course.title}`}
              className={buttonVariants({ variant: 'outline' })}
            >
              Continue
            </Link>
          )}
        </>
      }
    >
      <p className="text-muted-foreground">{course.description}</p>
      <p className="figures text-sm">{contentsOf(course)}</p>
      {percent > 0 && <ProgressBar label="Lessons read" value={percent} />}
    </CourseCard>
  )
}

/** "31 lessons · 180 cards · 240 questions · exam of 90 minutes", as far as the gateway says. */
function contentsOf({ counts, examMinutes }: ListedCourse): string {
  const parts = [
    counts && countLabel(counts.lessons, 'lesson'),
    counts && countLabel(counts.cards, 'card'),
    counts && countLabel(counts.questions, 'question'),
    examMinutes !== undefined && `exam of ${examMinutes} minutes`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Completed sections of all lessons, in whole per cent; the first section of a long course is one. */
function lessonsRead({ courseId, counts }: ListedCourse, progress: LessonsProgress | undefined): number {
  if (!progress || !counts || counts.sections === 0) return 0
  const ofCourse = Object.values(progress.lessons).filter((lesson) => lesson.courseId === courseId)
  const completed = ofCourse.reduce((sum, lesson) => sum + lesson.completedSections.length, 0)
  if (completed === 0) return 0
  // sections that a lesson no longer has may be among them
  return Math.min(100, Math.max(1, Math.round((100 * completed) / counts.sections)))
}
