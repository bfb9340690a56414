type DueCountsProps = {
  count: { new: number; learning: number; review: number; total: number; learned: number } | undefined
}

/** What is due in a deck today: new, learning and review cards, under the day's limits. */
export function DueCounts({ count }: DueCountsProps) {
  const tiles = [
    { label: 'New', value: count?.new, tone: 'text-info' },
    { label: 'Learning', value: count?.learning, tone: 'text-warning' },
    { label: 'To review', value: count?.review, tone: 'text-success' },
  ]
  return (
    <dl aria-label="Due today" className="flex gap-5">
      {tiles.map(({ label, value, tone }) => (
        <div key={label} className="flex flex-col items-end">
          <dt className="text-muted-foreground text-xs">{label}</dt>
          <dd className={`figures font-semibold text-lg ${tone}`}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
