import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countLabel } from '#app/components/count-label.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useSession } from '#app/platform/session/session.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import type { CourseSlots, OutlineModule } from './course-slots.ts'
import { LessonList } from './lesson-list.tsx'
import { ModuleCard, ModuleCounts, ModuleLink } from './module-card.tsx'

type ModuleTabProps = {
  course: CourseContext
  outline: CourseOutline
  progress?: ((module: OutlineModule) => ReactNode) | undefined
}
type LessonsTabProps = ModuleTabProps & { mark?: CourseSlots['lessonMark'] }

const gridClass = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** Tab 0: the modules and their lessons (CRS-04, CRS-05). */
export function LessonsTab({ course, outline, progress, mark }: LessonsTabProps) {
  const addresses = addressesOf(course)
  return (
    <ul className={gridClass}>
      {outline.modules.map((module, index) => (
        <li key={module.id}>
          <ModuleCard
            module={module}
            index={index}
            footer={
              <ModuleLink
                to={addresses.lesson(module.id)}
                label="Start lessons"
                title={module.title}
                {...(module.counts && { count: module.counts.lessons })}
              />
            }
          >
            <ModuleCounts counts={module.counts} />
            <LessonList course={course} module={module} {...(mark && { mark })} />
            {progress?.(module)}
          </ModuleCard>
        </li>
      ))}
    </ul>
  )
}

/** Tab 1: flashcards per module (CRS-06). */
export function CardsTab({ course, outline, progress }: ModuleTabProps) {
  const addresses = addressesOf(course)
  return (
    <ul className={gridClass}>
      {outline.modules.map((module, index) => (
        <li key={module.id}>
          <ModuleCard
            module={module}
            index={index}
            footer={
              <ModuleLink
                to={addresses.flashcards(module.id)}
                label="Study cards"
                title={module.title}
                {...(module.counts && { count: module.counts.cards })}
              />
            }
          >
            {module.counts && <p className="figures text-sm">{countLabel(module.counts.cards, 'card')}</p>}
            {progress?.(module)}
          </ModuleCard>
        </li>
      ))}
    </ul>
  )
}

/** Tab 2: challenges per module (CRS-07); they need an account (SHL-08). */
export function PracticeTab({ course, outline, progress }: ModuleTabProps) {
  const session = useSession()
  const addresses = addressesOf(course)
  return (
    <>
      {session.status === 'visitor' && (
        <p className="mb-4 text-muted-foreground">
          Checks keep your progress, so they need a free account.{' '}
          <Link to="/signup" className="link">
            Sign up
          </Link>
        </p>
      )}
      <ul className={gridClass}>
        {outline.modules.map((module, index) => (
          <li key={module.id}>
            <ModuleCard
              module={module}
              index={index}
              footer={
                <ModuleLink
                  to={addresses.challenges(module.id)}
                  label="Check knowledge"
                  title={module.title}
                  {...(module.counts && { count: module.counts.questions })}
                />
              }
            >
              {module.counts && <p className="figures text-sm">{countLabel(module.counts.questions, 'question')}</p>}
              {progress?.(module)}
            </ModuleCard>
          </li>
        ))}
      </ul>
    </>
  )
}
