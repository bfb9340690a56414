import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { type CourseLink, courseLink, gradeAddress } from '#app/platform/course-addresses.ts'
import { COURSE_TABS, type CourseTab } from '#app/platform/course-tabs.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import { ILM_NAME } from '#domain/product.ts'
import { CourseHeading } from './course-heading.tsx'
import type { CourseSlots } from './course-slots.ts'
import { ExamTab } from './exam-tab.tsx'
import { CardsTab, LessonsTab, PracticeTab } from './module-tabs.tsx'
import { OutlineFailed, OutlineLoading } from './outline-states.tsx'

const LABELS: Record<CourseTab, string> = {
  lessons: 'Course Content',
  flashcards: 'Study Cards',
  practice: 'Knowledge Check',
  exam: 'Exam Practice',
  ilm: `Ask ${ILM_NAME}`,
}

type CoursePageProps = { course: CourseContext; tab: CourseTab; slots?: CourseSlots }

/** `/grade/{grade}/subject/{subject}`: a course in five tabs (CRS-01..16). */
export function CoursePage({ course, tab, slots = {} }: CoursePageProps) {
  const outline = useContent(outlineOf(course))
  const loaded = outline.status === 'loaded' ? outline.data : undefined
  const navigate = useNavigate()
  const needsOutline = tab !== 'exam' && tab !== 'ilm'

  // the tab is part of the address, but a look at another tab is no step back (D16)
  const open = (opened: CourseTab) =>
    void navigate({ ...courseLink(course, opened), replace: true, resetScroll: false })

  return (
    <CourseHeading
      course={course}
      outline={outline}
      actions={slots.pin}
      back={{ to: gradeAddress(course.gradeKey), label: `Grade ${course.gradeKey}` }}
    >
      <Tabs value={tab} onValueChange={(value) => open(value as CourseTab)}>
        <TabsList aria-label="Parts of the course">
          {COURSE_TABS.map((name) => (
            <TabsTrigger key={name} value={name} asChild>
              {/* a link, so that the tabs work before the scripts do */}
              <a href={hrefOf(courseLink(course, name))} onClick={keepOnPage}>
                {LABELS[name]}
              </a>
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={tab}>
          {tab === 'exam' && <ExamTab course={course} exam={loaded?.exam} attempts={slots.examAttempts} />}
          {tab === 'ilm' && slots.ilm}
          {needsOutline && outline.status === 'loading' && <OutlineLoading />}
          {needsOutline && outline.status === 'failed' && (
            <OutlineFailed failure={outline.failure} onRetry={outline.tryAgain} />
          )}
          {needsOutline && loaded && <ModuleTab tab={tab} course={course} outline={loaded} slots={slots} />}
        </TabsContent>
      </Tabs>
    </CourseHeading>
  )
}

type ModuleTabProps = { tab: CourseTab; course: CourseContext; outline: CourseOutline; slots: CourseSlots }

function ModuleTab({ tab, course, outline, slots }: ModuleTabProps) {
  if (outline.modules.length === 0) {
    return (
      <EmptyState title="No modules yet" action={<Link to="/">Home</Link>}>
        This course has no modules yet. Please check back soon.
      </EmptyState>
    )
  }
  if (tab === 'flashcards') {
    return (
      <>
        {slots.courseCards}
        <CardsTab course={course} outline={outline} progress={slots.cardProgress} />
      </>
    )
  }
  if (tab === 'practice') return <PracticeTab course={course} outline={outline} progress={slots.practiceProgress} />
  return (
    <>
      {slots.continueLesson?.(outline.modules)}
      <LessonsTab
        course={course}
        outline={outline}
        progress={slots.lessonProgress}
        {...(slots.lessonMark && { mark: slots.lessonMark })}
      />
    </>
  )
}

/** A link's address as text. */
const hrefOf = ({ to, search }: CourseLink) =>
  `${to}?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))}`

/** A plain click changes the tab in place; with a key held it stays the browser's. */
function keepOnPage(event: MouseEvent) {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) event.preventDefault()
}
