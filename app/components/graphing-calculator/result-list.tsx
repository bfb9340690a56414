/** Results with their names, announced when they change. */
export function ResultList({ results }: { results: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-lg border bg-card px-4 py-3"
    >
      {results.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="figures text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
