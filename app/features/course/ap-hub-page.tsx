import { Link } from '@tanstack/react-router'
import { BookOpen, Layers, ListChecks, Timer } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { addressesOf, CHAT_ANCHOR, type CourseAddresses } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { CourseHeading } from './course-heading.tsx'
import type { CourseSlots, OutlineModule } from './course-slots.ts'
import { LessonList } from './lesson-list.tsx'
import { ModuleCard, ModuleCounts } from './module-card.tsx'
import { OutlineFailed, OutlineLoading } from './outline-states.tsx'

/** Every AP course starts with it (D12). */
const CORE = 'core'

type ApHubPageProps = { course: CourseContext; slots?: CourseSlots }

/** `/ap/{subject}`: the four ways in, and every module (APX-07, APX-08, D12). */
export function ApHubPage({ course, slots = {} }: ApHubPageProps) {
  const outline = useContent(outlineOf(course))
  const addresses = addressesOf(course)
  const ways = [
    { label: 'Lessons', to: addresses.lesson(CORE), Icon: BookOpen },
    { label: 'Flashcards', to: addresses.flashcards(CORE), Icon: Layers },
    { label: 'Challenges', to: addresses.challenges(CORE), Icon: ListChecks },
    { label: 'Practice Exam', to: addresses.exam, Icon: Timer },
  ]
  return (
    <CourseHeading course={course} outline={outline} actions={slots.pin} back={{ to: '/ap', label: 'AP courses' }}>
      <nav aria-label="Ways to study" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {ways.map(({ label, to, Icon }) => (
          <Link key={label} to={to} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            <Icon aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <section aria-labelledby="modules" className="mt-10">
        <h2 id="modules" className="heading mb-4 text-2xl">
          Modules
        </h2>
        {outline.status === 'loading' && <OutlineLoading />}
        {outline.status === 'failed' && <OutlineFailed failure={outline.failure} onRetry={outline.tryAgain} />}
        {outline.status === 'loaded' && slots.continueLesson?.(outline.data.modules)}
        {outline.status === 'loaded' && (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {outline.data.modules.map((module, index) => (
              <li key={module.id}>
                <ModuleCard
                  module={module}
                  index={index}
                  heading="h3"
                  footer={<ModuleWays addresses={addresses} module={module} />}
                >
                  <ModuleCounts counts={module.counts} />
                  <LessonList course={course} module={module} {...(slots.lessonMark && { mark: slots.lessonMark })} />
                  {slots.lessonProgress?.(module)}
                  {slots.cardProgress?.(module)}
                </ModuleCard>
              </li>
            ))}
          </ul>
        )}
      </section>
      {slots.examAttempts && <div className="mt-10">{slots.examAttempts}</div>}
      {slots.ilm && (
        <div id={CHAT_ANCHOR} className="mt-10">
          {slots.ilm}
        </div>
      )}
    </CourseHeading>
  )
}

/** Cards and questions of one module; its lessons are listed by name. */
function ModuleWays({ addresses, module }: { addresses: CourseAddresses; module: OutlineModule }) {
  const { counts } = module
  const ways = [
    { label: 'Flashcards', to: addresses.flashcards(module.id), count: counts?.cards },
    { label: 'Challenges', to: addresses.challenges(module.id), count: counts?.questions },
  ].filter((way) => way.count !== 0)
  if (ways.length === 0) return <span className="text-muted-foreground text-sm">In preparation</span>
  return ways.map(({ label, to }) => (
    <Link
      key={label}
      to={to}
      aria-label={`${label}: ${module.title}`}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      {label}
    </Link>
  ))
}
