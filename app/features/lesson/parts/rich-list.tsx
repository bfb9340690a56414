import { cn } from '#app/components/cn.ts'
import { RichText } from '#app/components/rich-text.tsx'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'

type RichListProps = { items: readonly RichTextValue[]; isOrdered?: boolean; className?: string }

/** A list of texts; nothing for none. */
export function RichList({ items, isOrdered = false, className }: RichListProps) {
  if (items.length === 0) return null
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={cn('flex flex-col gap-1.5 ps-5', isOrdered ? 'list-decimal' : 'list-disc', className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a lesson never changes, and its texts may repeat
        <li key={index}>
          <RichText value={item} inline />
        </li>
      ))}
    </List>
  )
}
