import { Suspense } from 'react'
import type { CourseSlots } from '#app/features/course/course-slots.ts'
import { RecentAttempts } from '#app/features/exam/recent-attempts.tsx'
import { CardProgress } from '#app/features/flashcards/card-progress.tsx'
import { CourseDue } from '#app/features/flashcards/course-due.tsx'
import { IlmSlot } from '#app/features/ilm/ilm-slot.tsx'
import { ContinueLesson } from '#app/features/lesson/continue-lesson.tsx'
import { LessonMark } from '#app/features/lesson/lesson-mark.tsx'
import { ModuleProgress } from '#app/features/lesson/module-progress.tsx'
import { PracticeProgress } from '#app/features/practice/practice-progress.tsx'
import { PinCourse } from '#app/features/today/pin-course.tsx'
import { lazyExtra } from '#app/platform/lazy-extra.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

const KeepCourse = lazyExtra(() => import('#app/features/offline/keep-course.tsx').then((m) => m.default))

/** What the other features show on a course's page and on an AP hub. */
export const courseSlots = (course: CourseContext): CourseSlots => ({
  pin: (
    <>
      <PinCourse course={course} />
      <Suspense>
        <KeepCourse course={course} />
      </Suspense>
    </>
  ),
  continueLesson: (modules) => <ContinueLesson course={course} modules={modules} />,
  lessonMark: (module, lessonId) => <LessonMark course={course} module={module} lessonId={lessonId} />,
  lessonProgress: (module) => <ModuleProgress course={course} module={module} />,
  courseCards: <CourseDue course={course} />,
  cardProgress: (module) => <CardProgress course={course} moduleId={module.id} total={module.counts?.cards} />,
  practiceProgress: (module) => (
    <PracticeProgress course={course} moduleId={module.id} total={module.counts?.questions} />
  ),
  examAttempts: <RecentAttempts course={course} />,
  ilm: <IlmSlot course={course} />,
})
