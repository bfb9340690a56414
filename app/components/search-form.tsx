import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { LONGEST_QUERY } from '#domain/search/search-limits.ts'

type SearchFormProps = {
  /** what the field holds at first */
  start?: string
  size?: 'small' | 'large'
  className?: string
  onSearch?: () => void
}

/** Asks for what is looked for and opens `/search`. A plain form, so that it works before any script. */
export function SearchForm({ start = '', size = 'small', className, onSearch }: SearchFormProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(start)
  const id = useId()

  function search(event: FormEvent) {
    event.preventDefault()
    const q = text.trim()
    if (q === '') return
    onSearch?.()
    void navigate({ to: '/search', search: { q } })
  }

  return (
    <search className={className}>
      <form action="/search" onSubmit={search} className="relative">
        <label htmlFor={id} className="sr-only">
          Search courses, lessons and terms
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <input
          id={id}
          data-search-field
          type="search"
          name="q"
          required
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search"
          aria-keyshortcuts="/ Control+K"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={clsx(
            'w-full rounded-md border bg-card ps-9 pe-3 placeholder:text-muted-foreground',
            size === 'large' ? 'h-12 text-lg' : 'h-9 text-sm',
          )}
        />
      </form>
    </search>
  )
}
