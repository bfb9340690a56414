import { Filter } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Toggle } from '#app/components/ui/toggle.tsx'
import { tagsOf } from '#domain/question/question-set.ts'
import type { PracticeQuestion } from './queries.ts'

type TagFilterProps = {
  questions: readonly PracticeQuestion[]
  chosen: readonly string[]
  onChange: (tags: string[]) => void
}

/** Any of the chosen tags will do (CHP-13, CHP-43, OPN-82). Folded away until it is wanted. */
export function TagFilter({ questions, chosen, onChange }: TagFilterProps) {
  const tags = tagsOf(questions)
  const [isOpen, setOpen] = useState(chosen.length > 0)
  if (tags.length === 0) return null
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag])
  return (
    <details
      data-testid="tag-filter"
      className="rounded-lg border bg-card px-4 py-2"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="touch-target flex items-center gap-2 py-1 font-medium text-sm">
        <Filter aria-hidden className="size-4 text-muted-foreground" />
        Filter by tag
        {chosen.length > 0 && <span className="text-muted-foreground">({chosen.join(', ')})</span>}
      </summary>
      <div className="flex flex-wrap gap-1.5 py-2">
        {tags.map((tag) => (
          <Toggle
            key={tag}
            variant="outline"
            size="sm"
            pressed={chosen.includes(tag)}
            onPressedChange={() => toggle(tag)}
          >
            {tag}
          </Toggle>
        ))}
        {chosen.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            Clear
          </Button>
        )}
      </div>
    </details>
  )
}
