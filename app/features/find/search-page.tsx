import { Link } from '@tanstack/react-router'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { SearchForm } from '#app/components/search-form.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import type { SearchResult } from '#domain/search/search-entry.ts'
import type { SearchKind } from '#domain/search/search-limits.ts'
import { FoundEntry } from './found-entry.tsx'
import { foundBy } from './queries.ts'

const GROUP_TITLES: Record<SearchKind, string> = {
  course: 'Courses',
  term: 'Key terms',
  lesson: 'Lessons',
  section: 'Sections of lessons',
  card: 'Flash cards',
}

const EXAMPLES = ['photosynthesis', 'F = ma', 'ohms law', 'SBI3U', 'standard deviation']

/** `/search?q=`: what a question finds in all courses (D22). */
export function SearchPage({ q, kind }: { q: string | undefined; kind: SearchKind | undefined }) {
  return (
    <Page title="Search" description="Courses, lessons, key terms and cards, in every course." width="reading">
      {/* a new question of the address is also the field's */}
      <SearchForm key={q} start={q ?? ''} size="large" />
      {q === undefined ? <Examples /> : <Found q={q} kind={kind} />}
    </Page>
  )
}

function Examples() {
  return (
    <div className="mt-8 text-muted-foreground">
      <p>Try a topic, a formula or a course code:</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <Link to="/search" search={{ q: example }} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Found({ q, kind }: { q: string; kind: SearchKind | undefined }) {
  const content = useContent(foundBy(q, kind))
  if (content.status === 'loading') {
    return (
      <p role="status" className="mt-8 text-muted-foreground">
        Searching...
      </p>
    )
  }
  if (content.status === 'failed') {
    const isAway = content.failure.code === 'NETWORK_ERROR'
    return (
      <ErrorState
        className="mt-8"
        title={isAway ? 'The search needs a connection' : 'The search did not work'}
        message={isAway ? 'It looks through every course, and none is on this device yet.' : content.failure.message}
        onRetry={content.tryAgain}
        action={
          <Link to="/courses" className={buttonVariants({ variant: 'outline' })}>
            All courses
          </Link>
        }
      />
    )
  }
  const { groups, within } = content.data
  return (
    <>
      {within && (
        <p className="mt-6 rounded-lg border bg-card px-4 py-3">
          Without a connection, the search looks through the courses on this device: {within.join(', ')}.
        </p>
      )}
      <p role="status" className="mt-6 text-muted-foreground">
        {describeFinds(content.data, q)}
      </p>
      {groups.length === 0 && (
        <EmptyState
          className="mt-6"
          title="Nothing found"
          action={
            <Link to="/courses" className={buttonVariants()}>
              All courses
            </Link>
          }
        >
          Try another word for it, or fewer words. A course code such as MCR3U works too.
        </EmptyState>
      )}
      {kind !== undefined && (
        <p className="mt-4">
          <Link to="/search" search={{ q }} className="link">
            Show everything for “{q}”
          </Link>
        </p>
      )}
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`found-${group.kind}`} className="mt-8">
          <h2 id={`found-${group.kind}`} className="heading text-xl">
            {GROUP_TITLES[group.kind]}
          </h2>
          <ul className="mt-3 grid gap-2">
            {group.entries.map((entry) => (
              <li key={`${entry.courseId} ${entry.moduleId} ${entry.sectionId ?? entry.lessonId} ${entry.title}`}>
                <FoundEntry entry={entry} />
              </li>
            ))}
          </ul>
          {kind === undefined && group.total > group.entries.length && (
            <p className="mt-3">
              <Link to="/search" search={{ q, kind: group.kind }} className="link">
                All {group.total} {GROUP_TITLES[group.kind].toLowerCase()}
              </Link>
            </p>
          )}
        </section>
      ))}
    </>
  )
}

/** One sentence for a screen reader: "23 results for osmosis". */
function describeFinds({ groups }: SearchResult, q: string): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  if (total === 0) return `No results for “${q}”`
  return `${total} ${total === 1 ? 'result' : 'results'} for “${q}”`
}
