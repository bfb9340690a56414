import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { ForecastTrend } from '#domain/insights/forecast-trend.ts'
import type { Insights } from '#domain/insights/insights.ts'
import { BadgeList } from './badge-list.tsx'
import { MasteryRadar } from './mastery-radar.tsx'
import { ReadinessList } from './readiness-list.tsx'
import { StudyCalendar } from './study-calendar.tsx'
import { SubjectCard } from './subject-card.tsx'
import { TopicList } from './topic-list.tsx'
import { useInsights } from './use-insights.ts'

/** `/insights` (INS-01..10, D19): where the student stands, and what to do next. */
export function InsightsPage() {
  const { insights, trends, isFailed, tryAgain } = useInsights()
  return (
    <Page
      title="Personalized Insights & Analytics"
      description="Worked out on this device from your own lessons, cards, questions and exams."
      width="wide"
    >
      {insights ? (
        <InsightsView insights={insights} trends={trends} />
      ) : isFailed ? (
        <ErrorState
          title="Your insights could not be worked out"
          message="Your work is safe on this device."
          onRetry={tryAgain}
        />
      ) : (
        <InsightsLoading />
      )}
    </Page>
  )
}

function InsightsView({ insights, trends }: { insights: Insights; trends: readonly ForecastTrend[] }) {
  const { isSample, subjects, areas, badges, suggestedTopics, readiness } = insights
  if (!isSample && subjects.length === 0) {
    return (
      <EmptyState
        title="No insights yet"
        action={
          <Link to="/grade/$gradeId" params={{ gradeId: '9' }} className={buttonVariants()}>
            Choose a course
          </Link>
        }
      >
        What you studied so far belongs to courses that could not be loaded. Check your connection, or start a course.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-10">
      {isSample && (
        <Alert variant="info">
          <AlertTitle>Sample data</AlertTitle>
          <AlertDescription>
            This is what the page looks like for somebody who has studied for a while. Read a lesson or answer a
            question, and it shows yours.
          </AlertDescription>
        </Alert>
      )}
      <div className={clsx('grid items-start gap-6', !isSample && 'lg:grid-cols-2')}>
        <Section id="mastery" title="Mastery Overview">
          <MasteryRadar areas={areas} isWide={isSample} />
        </Section>
        {!isSample && (
          <Section id="days" title="Study Days">
            <StudyCalendar />
          </Section>
        )}
      </div>
      {readiness.length > 0 && (
        <Section id="readiness" title="Exam Readiness">
          <ReadinessList readiness={readiness} trends={trends} />
        </Section>
      )}
      <Section id="subjects" title="Subject Progress">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {subjects.map((subject, index) => (
            <li key={subject.name}>
              <SubjectCard subject={subject} index={index} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="topics" title="Recommended Next Topics">
        <TopicList topics={suggestedTopics} />
      </Section>
      <Section id="badges" title="Achievements">
        <BadgeList badges={badges} />
      </Section>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h2 id={id} className="heading text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function InsightsLoading() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        Loading insights
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['one', 'two', 'three'].map((card) => (
          <Skeleton key={card} className="h-56 rounded-xl" />
        ))}
      </div>
    </div>
  )
}
