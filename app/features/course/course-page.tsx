import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import { ILM_NAME } from '#domain/product.ts'
import { CourseHeading } from './course-heading.tsx'
import type { CourseSlots } from './course-slots.ts'
import { ExamTab } from './exam-tab.tsx'
import { CardsTab, LessonsTab, PracticeTab } from './module-tabs.tsx'
import { OutlineFailed, OutlineLoading } from './outline-states.tsx'

/** In order, index 0 to 4 (CRS-03). */
const TABS = ['Course Content', 'Study Cards', 'Knowledge Check', 'Exam Practice', `Ask ${ILM_NAME}`]

/** These two do without the outline. */
const EXAM = 3
const TUTOR = 4

type CoursePageProps = { course: CourseContext; tab: number; slots?: CourseSlots }

/** `/grade/{grade}/subject/{subject}`: a course in five tabs (CRS-01..16). */
export function CoursePage({ course, tab, slots = {} }: CoursePageProps) {
  const outline = useContent(outlineOf(course))
  const loaded = outline.status === 'loaded' ? outline.data : undefined
  const navigate = useNavigate()
  const { to, search, state } = course.paths.subject
  const searchOf = (index: number) => ({ ...search, ...(index > 0 && { tab: String(index) }) })

  function open(value: string) {
    // the tab is part of the address, but a look at another tab is no step back (D16)
    void navigate({
      to,
      search: { courseId: course.courseId, tab: Number(value) || undefined },
      state,
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <CourseHeading
      course={course}
      outline={outline}
      back={{ to: `/grade/${encodeURIComponent(course.gradeKey)}`, label: `Grade ${course.gradeKey}` }}
    >
      <Tabs value={String(tab)} onValueChange={open}>
        <TabsList aria-label="Parts of the course">
          {TABS.map((label, index) => (
            <TabsTrigger key={label} value={String(index)} asChild>
              {/* a link, so that the tabs work before the scripts do */}
              <a href={`${to}?${new URLSearchParams(searchOf(index))}`} onClick={keepOnPage}>
                {label}
              </a>
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={String(tab)}>
          {tab === EXAM && <ExamTab course={course} exam={loaded?.exam} attempts={slots.examAttempts} />}
          {tab === TUTOR && slots.ilm}
          {tab < EXAM && outline.status === 'loading' && <OutlineLoading />}
          {tab < EXAM && outline.status === 'failed' && (
            <OutlineFailed failure={outline.failure} onRetry={outline.tryAgain} />
          )}
          {tab < EXAM && loaded && <ModuleTab tab={tab} course={course} outline={loaded} slots={slots} />}
        </TabsContent>
      </Tabs>
    </CourseHeading>
  )
}

type ModuleTabProps = { tab: number; course: CourseContext; outline: CourseOutline; slots: CourseSlots }

function ModuleTab({ tab, course, outline, slots }: ModuleTabProps) {
  if (outline.modules.length === 0) {
    return (
      <EmptyState title="No modules yet" action={<Link to="/">Home</Link>}>
        This course has no modules yet. Please check back soon.
      </EmptyState>
    )
  }
  if (tab === 1) {
    return (
      <>
        {slots.courseCards}
        <CardsTab course={course} outline={outline} progress={slots.cardProgress} />
      </>
    )
  }
  if (tab === 2) return <PracticeTab course={course} outline={outline} progress={slots.practiceProgress} />
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

/** A plain click changes the tab in place; with a key held it stays the browser's. */
function keepOnPage(event: MouseEvent) {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) event.preventDefault()
}
