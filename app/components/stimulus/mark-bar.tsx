import { Highlighter, List, NotebookPen } from 'lucide-react'
import { Button } from '../ui/button.tsx'

type MarkBarProps = {
  count: number
  isListOpen: boolean
  listId: string
  /** what happened last, for a screen reader too */
  said: string
  onHighlight: () => void
  onNote: () => void
  onList: () => void
}

/** A press must not take away the selection that it is about. */
const keepSelection = (event: { preventDefault: () => void }) => event.preventDefault()

/** The buttons over a text: highlight, note, and the list of both. */
export function MarkBar({ count, isListOpen, listId, said, onHighlight, onNote, onList }: MarkBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-0.5 border-b px-2 py-1 print:hidden">
      <Button variant="ghost" size="sm" onMouseDown={keepSelection} onClick={onHighlight}>
        <Highlighter aria-hidden />
        Highlight
      </Button>
      <Button variant="ghost" size="sm" onMouseDown={keepSelection} onClick={onNote}>
        <NotebookPen aria-hidden />
        Note
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="ms-auto"
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? listId : undefined}
        onClick={onList}
      >
        <List aria-hidden />
        My notes ({count})
      </Button>
      <p role="status" className="w-full truncate px-2 text-muted-foreground text-sm empty:hidden">
        {said}
      </p>
    </div>
  )
}
