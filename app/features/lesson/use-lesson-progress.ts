import { useEffect } from 'react'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useStudyState } from '#app/platform/use-history.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { type LessonsProgress, lessonKey } from '#domain/progress/fold-lesson-progress.ts'

/** What the student completed in a course's lessons; undefined until it is known, never on the server. */
export function useLessonsProgress(courseId: string): LessonsProgress | undefined {
  return useStudyState(['lesson-progress', courseId], (worker) => worker.lessonProgress(courseId)).data
}

type LessonAddress = { course: CourseContext; moduleId: string; lessonId: string }

/** The completed sections of one lesson, and how to complete one (LES-10, D5). Opening the lesson is itself kept. */
export function useLessonProgress({ course, moduleId, lessonId }: LessonAddress) {
  const history = useHistory()
  const progress = useLessonsProgress(course.courseId)
  const { curriculum, gradeKey, subject, courseId } = course
  // Being on the page is the act: it says where to continue. It waits until it is known whose history this is.
  useEffect(() => {
    if (!history.isKnown) return
    const place = { curriculum, grade: gradeKey, subject, courseId, moduleId, lessonId }
    void history.append({ type: 'lesson-opened', ...place })
  }, [history, curriculum, gradeKey, subject, courseId, moduleId, lessonId])
  return {
    completed: progress?.lessons[lessonKey(moduleId, lessonId)]?.completedSections ?? [],
    complete: (sectionId: string) =>
      history.append({ type: 'section-completed', ...courseOfEvents(course), moduleId, lessonId, sectionId }),
  }
}
