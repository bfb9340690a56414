/** CHP-28. */
export function DrawAnswer() {
  return (
    <p className="rounded-lg border border-dashed px-4 py-8 text-center text-muted-foreground">
      Drawing interface will be available in a future update.
    </p>
  )
}
